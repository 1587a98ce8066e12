// Written by `npm run generate` from openapi/. Do not edit.
import type { Shapes } from "#openapi/shared/keys.ts";

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
 }
};
