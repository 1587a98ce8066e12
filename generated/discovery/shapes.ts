// Written by `npm run generate` from openapi/. Do not edit.
import type { Shapes } from "../keys.ts";

export const shapes: Shapes = {
 "ServiceEntry": {
  "p": {
   "base_path": [
    "basePath"
   ],
   "version": [
    "version"
   ],
   "auth": [
    "auth"
   ]
  }
 },
 "ServiceDirectoryEnvelope": {
  "p": {
   "result": [
    "result",
    {
     "p": {
      "services": [
       "services",
       {
        "m": "ServiceEntry"
       }
      ],
      "expires_at": [
       "expiresAt"
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
    {
     "p": {
      "method": [
       "method"
      ],
      "identifier": [
       "identifier"
      ]
     }
    }
   ]
  }
 },
 "ErrorsByTarget": {
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
