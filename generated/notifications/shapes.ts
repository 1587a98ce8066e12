// Written by `npm run generate` from openapi/. Do not edit.
import type { Shapes } from "#openapi/shared/keys.ts";

export const shapes: Shapes = {
 "Money": {
  "p": {
   "amount": [
    "amount"
   ],
   "currency": [
    "currency"
   ]
  }
 },
 "CardWin": {
  "p": {
   "name": [
    "name"
   ],
   "draw_no": [
    "drawNo"
   ],
   "product_offer_key": [
    "productOfferKey"
   ],
   "prize": [
    "prize"
   ],
   "amount": [
    "amount",
    "Money"
   ],
   "has_goods": [
    "hasGoods"
   ],
   "goods": [
    "goods"
   ],
   "order_id": [
    "orderId"
   ]
  }
 },
 "ContentCard": {
  "p": {
   "id": [
    "id"
   ],
   "title": [
    "title"
   ],
   "message": [
    "message"
   ],
   "link": [
    "link"
   ],
   "viewed": [
    "viewed"
   ],
   "hide_in_feed": [
    "hideInFeed"
   ],
   "created_at": [
    "createdAt"
   ],
   "win": [
    "win",
    "CardWin"
   ]
  }
 },
 "ContentCardsEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "i": "ContentCard"
    }
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
