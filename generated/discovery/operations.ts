// Written by `npm run generate` from openapi/. Do not edit.
export const operations = {
 "discoverServices": {
  "method": "get",
  "path": "/discover",
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
   "200": "ServiceDirectoryEnvelope"
  }
 }
} as const;
