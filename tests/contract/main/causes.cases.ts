// The causes of services/content.
import type { Case } from "../cases.ts";

export const cases: Case[] = [
  { operationId: "listCauses", status: 200 },
  { operationId: "listCauses", status: 200, when: "by slug", request: () => ({ query: { slug: "coast-rescue" } }) },
  { operationId: "listCauses", status: 200, when: "none", request: () => ({ query: { slug: "nothing" } }) },
  { operationId: "getCause", status: 200, request: () => ({ params: { causeKey: "coast_rescue" } }) },
  { operationId: "getCause", status: 404, code: "not_found", request: () => ({ params: { causeKey: "nothing" } }) },
];
