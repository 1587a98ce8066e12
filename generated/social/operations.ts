// Written by `npm run generate` from openapi/. Do not edit.
export const operations = {
 "listGroups": {
  "method": "get",
  "path": "/group",
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
   "200": "LottoPartyGroupsEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "createGroup": {
  "method": "post",
  "path": "/group",
  "version": null,
  "versions": [],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": true,
  "cacheTtlSeconds": null,
  "capabilities": [
   "social-syndicates"
  ],
  "contentType": "application/json",
  "request": "CreateGroupRequest",
  "replies": {
   "200": "LottoPartyGroupEnvelope",
   "400": "Problem",
   "401": "Problem",
   "409": "Problem",
   "422": "Problem"
  }
 },
 "getGroupByToken": {
  "method": "get",
  "path": "/group/token/{token}",
  "version": null,
  "versions": [],
  "auth": "optional",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "LottoPartyGroupEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "getGroup": {
  "method": "get",
  "path": "/group/{id}",
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
   "200": "LottoPartyGroupEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "replaceGroupToken": {
  "method": "post",
  "path": "/group/{id}/token",
  "version": null,
  "versions": [],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": true,
  "cacheTtlSeconds": null,
  "capabilities": [
   "social-syndicates"
  ],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "LottoPartyGroupEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem",
   "422": "Problem"
  }
 },
 "setGroupReminder": {
  "method": "put",
  "path": "/group/{id}/reminder",
  "version": null,
  "versions": [],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [
   "social-syndicates"
  ],
  "contentType": "application/json",
  "request": "GroupReminderRequest",
  "replies": {
   "200": "LottoPartyGroupEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "listGroupSessions": {
  "method": "get",
  "path": "/group/{id}/session",
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
   "200": "GroupSessionsEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "listOpenGroupSessions": {
  "method": "get",
  "path": "/group/{id}/session/open",
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
   "200": "LottoPartySessionsEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "createSession": {
  "method": "post",
  "path": "/session",
  "version": null,
  "versions": [],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": true,
  "cacheTtlSeconds": null,
  "capabilities": [
   "social-syndicates"
  ],
  "contentType": "application/json",
  "request": "CreateSessionRequest",
  "replies": {
   "200": "LottoPartySessionEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem",
   "422": "Problem"
  }
 },
 "discoverSessions": {
  "method": "get",
  "path": "/session/discover",
  "version": null,
  "versions": [],
  "auth": "optional",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "LottoPartySessionsEnvelope",
   "400": "Problem",
   "401": "Problem"
  }
 },
 "discoverDrawSessions": {
  "method": "get",
  "path": "/session/discover/draw/{drawId}",
  "version": null,
  "versions": [],
  "auth": "optional",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "LottoPartySessionsEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "getSession": {
  "method": "get",
  "path": "/session/{id}",
  "version": null,
  "versions": [],
  "auth": "optional",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "LottoPartySessionEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem"
  }
 },
 "updateSession": {
  "method": "put",
  "path": "/session/{id}",
  "version": null,
  "versions": [],
  "auth": "bearer",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": null,
  "capabilities": [
   "social-syndicates"
  ],
  "contentType": "application/json",
  "request": "UpdateSessionRequest",
  "replies": {
   "200": "LottoPartySessionEnvelope",
   "400": "Problem",
   "401": "Problem",
   "404": "Problem",
   "409": "Problem",
   "422": "Problem"
  }
 },
 "getLottoPartyConfig": {
  "method": "get",
  "path": "/config",
  "version": null,
  "versions": [],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": 300,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "LottoPartyConfigEnvelope",
   "400": "Problem"
  }
 },
 "getLottoPartyConfigValue": {
  "method": "get",
  "path": "/config/{value}",
  "version": null,
  "versions": [],
  "auth": "none",
  "signed": true,
  "idempotencyKey": false,
  "cacheTtlSeconds": 300,
  "capabilities": [],
  "contentType": null,
  "request": null,
  "replies": {
   "200": "LottoPartyConfigValueEnvelope",
   "400": "Problem",
   "404": "Problem"
  }
 }
} as const;
