// Written by `npm run generate` from openapi/. Do not edit.
export const operations = {
 "listContentItems": {
  "method": "get",
  "path": "/{locale}/items",
  "version": "1.0",
  "versions": [
   "1.0"
  ],
  "auth": "none",
  "signed": false,
  "idempotencyKey": false,
  "cacheTtlSeconds": 60,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "ContentItemsEnvelope",
   "400": "Problem"
  }
 }
} as const;
