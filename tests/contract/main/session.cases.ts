import { newcomerOnWire } from "#tests/newcomer.ts";
import type { Request } from "../caller.ts";
import type { Case } from "../cases.ts";
import { PASSWORD } from "../people.ts";
import type { ContractShop } from "../shop.ts";

const email = () => `${crypto.randomUUID()}@example.com`;

/** Returns the sign-up form of a new customer, in wire format. */
const form = (changes: object = {}) => ({ ...newcomerOnWire(email()), ...changes });

/** Repeats a call up to its rate limit; the case then makes it once more. */
async function repeatCall(shop: ContractShop, operationId: Case["operationId"], times: number, request: Request) {
  for (let call = 0; call < times; call++) await shop.call(operationId, request);
  return request;
}

// The limit is ten calls a minute per email (session.handlers.ts); a sign-in is locked by its fifth wrong password.
const PER_MINUTE = 10;
const WRONG_PASSWORDS = 5;

export const cases: Case[] = [
  { operationId: "checkEmail", status: 200, when: "known", request: () => ({ body: { email: "anna@example.com" } }) },
  { operationId: "checkEmail", status: 200, when: "unknown", request: () => ({ body: { email: email() } }) },
  { operationId: "checkEmail", status: 422, code: "invalid_field", request: () => ({ body: { email: "anna" } }) },
  {
    operationId: "checkEmail",
    status: 429,
    code: "too_many_requests",
    request: (shop) => repeatCall(shop, "checkEmail", PER_MINUTE, { body: { email: email() } }),
  },
  {
    operationId: "login",
    status: 200,
    request: () => ({ body: { email: "anna@example.com", password: PASSWORD } }),
  },
  {
    operationId: "login",
    status: 401,
    code: "invalid_credentials",
    request: () => ({ body: { email: "cara@example.com", password: "nearly" } }),
  },
  {
    operationId: "login",
    status: 422,
    code: "invalid_field",
    request: () => ({ body: { email: "anna", password: PASSWORD } }),
  },
  {
    operationId: "login",
    status: 429,
    code: "too_many_requests",
    request: (shop) => repeatCall(shop, "login", WRONG_PASSWORDS, { body: { email: email(), password: "guess" } }),
  },
  { operationId: "logout", status: 204, request: async (shop) => ({ as: await shop.person() }) },
  { operationId: "signUp", status: 200, request: () => ({ body: form() }) },
  {
    operationId: "signUp",
    status: 409,
    code: "already_registered",
    request: () => ({ body: form({ email: "anna@example.com" }) }),
  },
  {
    operationId: "signUp",
    status: 422,
    code: "invalid_field",
    request: () => ({ body: form({ lastname: "4111 1111 1111 1" }) }),
  },
  {
    operationId: "signUp",
    status: 422,
    code: "under_age",
    request: () => ({ body: form({ date_of_birth: "2008-11-21" }) }),
  },
  {
    operationId: "signUp",
    status: 429,
    code: "too_many_requests",
    request: (shop) => repeatCall(shop, "signUp", PER_MINUTE, { body: form({ date_of_birth: "2008-11-21" }) }),
  },
  {
    operationId: "getCustomer",
    status: 200,
    when: "with money",
    request: async (shop) => ({ as: await shop.person({ cents: 25_000 }) }),
  },
  {
    operationId: "getCustomer",
    status: 200,
    when: "with a spend limit",
    request: async (shop) => ({ as: await shop.person({ spendLimitCents: 100 }) }),
  },
];
