// Written by `npm run generate` from openapi/. Do not edit.
export const operations = {
 "getLicenceConfig": {
  "method": "get",
  "path": "/config/licence",
  "version": null,
  "versions": [],
  "auth": "none",
  "signed": false,
  "idempotencyKey": false,
  "cacheTtlSeconds": 60,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "LicenceConfigEnvelope",
   "400": "Problem"
  }
 }
} as const;
