// Submissions of the contact form.
import type { Case } from "./cases.ts";

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
  { operationId: "createCmsItem", status: 201, request: () => form() },
  { operationId: "createCmsItem", status: 201, when: "about an order", request: () => form({ order: "chk_1" }) },
  {
    operationId: "createCmsItem",
    status: 404,
    code: "not_found",
    request: () => ({ ...form(), params: { collection: "nothing" } }),
  },
  invalid("no email address", { email: "anna" }),
  invalid("a line break in the topic", { topic: "prizes\r\nBcc: everybody@example.com" }),
  invalid("a number as message", { message: 7 }),
  invalid("an unknown field", { website: "x" }),
  {
    operationId: "createCmsItem",
    status: 422,
    code: "invalid_field",
    when: "a collection without submissions",
    request: () => ({ ...form(), params: { collection: "pages" } }),
  },
  {
    operationId: "createCmsItem",
    status: 422,
    code: "idempotency_key_reused",
    request: async (shop) => {
      const key = crypto.randomUUID();
      await shop.call("createCmsItem", { ...form(), key });
      return { ...form({ message: "Another." }), key };
    },
  },
  {
    operationId: "createCmsItem",
    status: 429,
    code: "too_many_requests",
    request: async (shop) => {
      for (let call = 0; call < PER_HOUR; call++) await shop.call("createCmsItem", form());
      return form();
    },
  },
];
