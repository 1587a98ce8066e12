// Written by `npm run generate` from openapi/. Do not edit.
export const operations = {
 "migrateCustomer": {
  "method": "post",
  "path": "/migrate",
  "version": null,
  "versions": [],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [
   "customer_migration"
  ],
  "contentType": "application/json",
  "request": "MigrateCustomerRequest",
  "replies": {
   "200": "MigrationResultEnvelope",
   "202": "MigrationResultEnvelope",
   "400": "Problem",
   "401": "Problem",
   "409": "Problem",
   "422": "Problem"
  }
 }
} as const;
