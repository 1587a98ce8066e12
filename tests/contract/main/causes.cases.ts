// The causes of services/content.
import { type Case, on } from "../cases.ts";

export const cases: Case[] = [
  on("listCauses", 200),
  on("listCauses", "200 (by slug)", () => ({ query: { slug: "coast-rescue" } })),
  on("listCauses", "200 (none)", () => ({ query: { slug: "nothing" } })),
  on("getCause", 200, () => ({ params: { causeKey: "coast_rescue" } })),
  on("getCause", "404 not_found", () => ({ params: { causeKey: "nothing" } })),
];
