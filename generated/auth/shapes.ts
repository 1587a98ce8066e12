// Written by `npm run generate` from openapi/. Do not edit.
import type { Shapes } from "#openapi/shared/keys.ts";

export const shapes: Shapes = {
 "RefreshRequest": {
  "p": {
   "refresh_token": [
    "refreshToken"
   ],
   "save_device": [
    "saveDevice"
   ],
   "fingerprint": [
    "fingerprint"
   ],
   "otp": [
    "otp"
   ]
  }
 },
 "AccessTokenPayload": {
  "p": {
   "customer_id": [
    "customerId"
   ],
   "iat": [
    "iat"
   ],
   "exp": [
    "exp"
   ],
   "elevated_until": [
    "elevatedUntil"
   ]
  }
 },
 "RefreshResult": {
  "p": {
   "access_token": [
    "accessToken"
   ],
   "refresh_token": [
    "refreshToken"
   ],
   "device_uuid": [
    "deviceUuid"
   ],
   "fingerprint": [
    "fingerprint"
   ]
  }
 },
 "RefreshResultEnvelope": {
  "p": {
   "result": [
    "result",
    "RefreshResult"
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
