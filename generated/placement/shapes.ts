// Written by `npm run generate` from openapi/. Do not edit.
import type { Shapes } from "#openapi/shared/keys.ts";

export const shapes: Shapes = {
 "PlacementCartLine": {
  "p": {
   "lottery_key": [
    "lotteryKey"
   ],
   "draw_number": [
    "drawNumber"
   ]
  }
 },
 "PlacementContent": {
  "p": {
   "heading": [
    "heading"
   ],
   "body": [
    "body"
   ],
   "image": [
    "image"
   ],
   "label": [
    "label"
   ],
   "href": [
    "href"
   ]
  }
 },
 "PlacementItem": {
  "p": {
   "product_offer_key": [
    "productOfferKey"
   ],
   "game_offer": [
    "gameOffer"
   ],
   "draw_no": [
    "drawNo"
   ],
   "content": [
    "content",
    "PlacementContent"
   ]
  }
 },
 "Placement": {
  "p": {
   "key": [
    "key"
   ],
   "items": [
    "items",
    {
     "i": "PlacementItem"
    }
   ]
  }
 },
 "PlacementResponse": {
  "p": {
   "placements": [
    "placements",
    {
     "i": "Placement"
    }
   ]
  }
 },
 "PlacementResponseEnvelope": {
  "p": {
   "result": [
    "result",
    "PlacementResponse"
   ]
  }
 },
 "Message": {
  "p": {
   "code": [
    "code"
   ],
   "message": [
    "message"
   ],
   "level": [
    "level"
   ],
   "target": [
    "target"
   ]
  }
 },
 "TwoFactorChallenge": {
  "p": {
   "method": [
    "method"
   ],
   "identifier": [
    "identifier"
   ],
   "remember_for_days": [
    "rememberForDays"
   ],
   "expires_at": [
    "expiresAt"
   ],
   "challenge_token": [
    "challengeToken"
   ]
  }
 },
 "TargetedMessage": {
  "p": {
   "id": [
    "id"
   ],
   "message": [
    "message"
   ],
   "two_factor_auth": [
    "twoFactorAuth",
    "TwoFactorChallenge"
   ]
  }
 },
 "ErrorsByTarget": {
  "p": {
   "general": [
    "general",
    {
     "i": "TargetedMessage"
    }
   ]
  },
  "m": {
   "i": "TargetedMessage"
  }
 },
 "Problem": {
  "p": {
   "messages": [
    "messages",
    {
     "i": "Message"
    }
   ],
   "errors": [
    "errors",
    "ErrorsByTarget"
   ]
  }
 }
};
