// Written by `npm run generate` from openapi/. Do not edit.
export const operations = {
 "createEvent": {
  "method": "post",
  "path": "/event",
  "version": null,
  "versions": [],
  "auth": "optional",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "FeedbackEvent",
  "replies": {
   "201": "CreatedEventEnvelope",
   "400": "Problem",
   "401": "Problem",
   "422": "Problem"
  }
 }
} as const;
