// Written by `npm run generate` from openapi/. Do not edit.
export const operations = {
 "getCmsTheme": {
  "method": "get",
  "path": "/items/theme",
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
   "200": "ThemeEnvelope",
   "400": "Problem"
  }
 },
 "getCmsSiteConfig": {
  "method": "get",
  "path": "/items/site_config",
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
   "200": "SiteConfigEnvelope",
   "400": "Problem"
  }
 },
 "listCmsItems": {
  "method": "get",
  "path": "/items/{collection}",
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
   "200": "CmsItemsEnvelope",
   "400": "Problem",
   "404": "Problem"
  }
 },
 "createCmsItem": {
  "method": "post",
  "path": "/items/{collection}",
  "version": null,
  "versions": [],
  "auth": "none",
  "signed": false,
  "idempotencyKey": true,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": "application/json",
  "request": "CmsItemInput",
  "replies": {
   "201": "CmsItemCreatedEnvelope",
   "400": "Problem",
   "404": "Problem",
   "422": "Problem",
   "429": "Problem"
  }
 },
 "getCmsItem": {
  "method": "get",
  "path": "/items/{collection}/{id}",
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
   "200": "CmsItemEnvelope",
   "400": "Problem",
   "404": "Problem"
  }
 },
 "getCmsFile": {
  "method": "get",
  "path": "/files/{id}",
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
   "200": "CmsFileEnvelope",
   "400": "Problem",
   "404": "Problem"
  }
 }
} as const;
