// Written by `npm run generate` from openapi/. Do not edit.
import type { Shapes } from "#openapi/shared/keys.ts";

export const shapes: Shapes = {
 "MigrateCustomerRequest": {
  "p": {
   "terms_accepted": [
    "termsAccepted"
   ],
   "restart": [
    "restart"
   ]
  }
 },
 "MigrationResult": {
  "p": {
   "migration_status": [
    "migrationStatus"
   ]
  }
 },
 "MigrationResultEnvelope": {
  "p": {
   "result": [
    "result",
    "MigrationResult"
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
