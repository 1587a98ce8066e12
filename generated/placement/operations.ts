// Written by `npm run generate` from openapi/. Do not edit.
export const operations = {
 "getPlacements": {
  "method": "get",
  "path": "/placement",
  "version": "1.0",
  "versions": [
   "1.0"
  ],
  "auth": "optional",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "PlacementResponseEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "primePlacementCart": {
  "method": "post",
  "path": "/placement/cart/prime",
  "version": "1.0",
  "versions": [
   "1.0"
  ],
  "auth": "optional",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "204": null,
   "400": "Problem",
   "401": "Problem"
  }
 }
} as const;
