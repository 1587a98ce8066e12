// Submissions of the contact form.
import { type Case, on } from "./cases.ts";

const form = (changes: Record<string, unknown> = {}) => ({
  params: { collection: "support_requests" },
  body: {
    name: "Anna Kelly",
    email: "anna@example.com",
    topic: "prizes",
    message: "When is my prize paid?",
    ...changes,
  },
});
const invalid = (when: string, changes: Record<string, unknown>): Case => ({
  operationId: "createCmsItem",
  status: 422,
  code: "invalid_field",
  when,
  request: () => form(changes),
});
// 10 an hour to one address (support-requests.handlers.ts).
const PER_HOUR = 10;

export const cases: Case[] = [
  on("createCmsItem", 201, () => form()),
  on("createCmsItem", "201 (about an order)", () => form({ order: "chk_1" })),
  on("createCmsItem", "404 not_found", () => ({ ...form(), params: { collection: "nothing" } })),
  invalid("no email address", { email: "anna" }),
  invalid("a line break in the topic", { topic: "prizes\r\nBcc: everybody@example.com" }),
  invalid("a number as message", { message: 7 }),
  invalid("an unknown field", { website: "x" }),
  on("createCmsItem", "422 invalid_field (a collection without submissions)", () => ({
    ...form(),
    params: { collection: "pages" },
  })),
  on("createCmsItem", "422 idempotency_key_reused", async (shop) => {
    const key = crypto.randomUUID();
    await shop.call("createCmsItem", { ...form(), key });
    return { ...form({ message: "Another." }), key };
  }),
  on("createCmsItem", "429 too_many_requests", async (shop) => {
    for (let call = 0; call < PER_HOUR; call++) await shop.call("createCmsItem", form());
    return form();
  }),
];
