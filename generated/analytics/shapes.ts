// Written by `npm run generate` from openapi/. Do not edit.
import type { Shapes } from "#openapi/shared/keys.ts";

export const shapes: Shapes = {
 "ClientEnvironment": {
  "p": {
   "timezone": [
    "timezone"
   ],
   "locale": [
    "locale"
   ]
  }
 },
 "ClientInformation": {
  "p": {
   "build": [
    "build"
   ],
   "name": [
    "name"
   ],
   "version": [
    "version"
   ],
   "client_environment": [
    "clientEnvironment",
    "ClientEnvironment"
   ]
  }
 },
 "FeedbackEvent": {
  "p": {
   "category": [
    "category"
   ],
   "client_information": [
    "clientInformation",
    "ClientInformation"
   ],
   "comment": [
    "comment"
   ],
   "email": [
    "email"
   ],
   "event_type": [
    "eventType"
   ],
   "name": [
    "name"
   ],
   "rating": [
    "rating"
   ],
   "source": [
    "source"
   ],
   "variant": [
    "variant"
   ]
  }
 },
 "CreatedEventEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "p": {
      "event_id": [
       "eventId"
      ]
     }
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
