// Written by `npm run generate` from openapi/. Do not edit.
export const operations = {
 "refreshToken": {
  "method": "post",
  "path": "/refresh",
  "version": "3.0",
  "versions": [
   "3.0"
  ],
  "auth": "optional",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "RefreshRequest",
  "replies": {
   "200": "RefreshResultEnvelope",
   "400": "Problem",
   "401": "Problem",
   "429": "Problem"
  }
 }
} as const;
