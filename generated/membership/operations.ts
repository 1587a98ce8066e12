// Written by `npm run generate` from openapi/. Do not edit.
export const operations = {
 "getMembershipConfig": {
  "method": "get",
  "path": "/v4/config",
  "version": "1.0",
  "versions": [
   "1.0"
  ],
  "auth": "optional",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [
   "membership_program"
  ],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "MembershipConfigEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "getMembershipCustomer": {
  "method": "get",
  "path": "/v3/customer",
  "version": "1.0",
  "versions": [
   "1.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [
   "membership_program"
  ],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "MembershipCustomerEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "setMembership": {
  "method": "put",
  "path": "/membership",
  "version": "3.2",
  "versions": [
   "3.2"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [
   "membership_program"
  ],
  "contentType": "application/json",
  "request": "MembershipUpdateRequest",
  "replies": {
   "200": "MembershipCustomerEnvelope",
   "400": "Problem",
   "401": "Problem",
   "422": "Problem"
  }
 },
 "getMembershipBenefits": {
  "method": "get",
  "path": "/v3/benefits",
  "version": "1.0",
  "versions": [
   "1.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [
   "membership_program"
  ],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "MembershipBenefitsEnvelope",
   "400": "Problem",
   "401": "Problem",
   "422": "Problem"
  }
 },
 "listGiveaways": {
  "method": "get",
  "path": "/v3/draws",
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
   "200": "GiveawaysEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "getGiveaway": {
  "method": "get",
  "path": "/v3/draws/{id}",
  "version": "1.0",
  "versions": [
   "1.0"
  ],
  "auth": "optional",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [
   "membership_program"
  ],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "GiveawayEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "setDrawEntry": {
  "method": "put",
  "path": "/v3/draws/{id}",
  "version": "1.0",
  "versions": [
   "1.0"
  ],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [
   "membership_program"
  ],
  "contentType": "application/json",
  "request": "DrawEntryRequest",
  "replies": {
   "200": "UpcomingDrawEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem",
   "409": "Problem",
   "422": "Problem"
  }
 }
} as const;
