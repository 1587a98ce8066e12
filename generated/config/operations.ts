// Written by `npm run generate` from openapi/. Do not edit.
export const operations = {
 "getConfigTheme": {
  "method": "get",
  "path": "/theme",
  "version": null,
  "versions": [],
  "auth": "none",
  "signed": false,
  "idempotencyKey": false,
  "cacheTtlSeconds": 600,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "ThemeEnvelope",
   "400": "Problem"
  }
 },
 "getConfigNavigation": {
  "method": "get",
  "path": "/navigation",
  "version": null,
  "versions": [],
  "auth": "none",
  "signed": false,
  "idempotencyKey": false,
  "cacheTtlSeconds": 86400,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "NavigationEnvelope",
   "400": "Problem"
  }
 },
 "getConfigComponents": {
  "method": "get",
  "path": "/components",
  "version": null,
  "versions": [],
  "auth": "none",
  "signed": false,
  "idempotencyKey": false,
  "cacheTtlSeconds": 86400,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "ComponentVariantsEnvelope",
   "400": "Problem"
  }
 }
} as const;
