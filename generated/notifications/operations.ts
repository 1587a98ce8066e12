// Written by `npm run generate` from openapi/. Do not edit.
export const operations = {
 "listContentCards": {
  "method": "get",
  "path": "/content-cards",
  "version": null,
  "versions": [],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "ContentCardsEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "markContentCardViewed": {
  "method": "post",
  "path": "/content-cards/{id}/viewed",
  "version": null,
  "versions": [],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "204": null,
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 }
} as const;
