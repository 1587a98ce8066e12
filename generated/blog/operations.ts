// Written by `npm run generate` from openapi/. Do not edit.
export const operations = {
 "listBlogPosts": {
  "method": "get",
  "path": "/posts",
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
   "200": "BlogPostsEnvelope",
   "400": "Problem"
  }
 },
 "getBlogPost": {
  "method": "get",
  "path": "/posts/{slug}",
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
   "200": "BlogPostEnvelope",
   "400": "Problem",
   "404": "Problem"
  }
 },
 "listBlogCategories": {
  "method": "get",
  "path": "/categories",
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
   "200": "BlogCategoriesEnvelope",
   "400": "Problem"
  }
 }
} as const;
