import { newcomerOnWire } from "#tests/newcomer.ts";
import type { Request } from "../caller.ts";
import { type Case, on } from "../cases.ts";
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
  on("checkEmail", "200 (known)", () => ({ body: { email: "anna@example.com" } })),
  on("checkEmail", "200 (unknown)", () => ({ body: { email: email() } })),
  on("checkEmail", "422 invalid_field", () => ({ body: { email: "anna" } })),
  on("checkEmail", "429 too_many_requests", (shop) =>
    repeatCall(shop, "checkEmail", PER_MINUTE, { body: { email: email() } }),
  ),
  on("login", 200, () => ({ body: { email: "anna@example.com", password: PASSWORD } })),
  on("login", "401 invalid_credentials", () => ({ body: { email: "cara@example.com", password: "nearly" } })),
  on("login", "422 invalid_field", () => ({ body: { email: "anna", password: PASSWORD } })),
  on("login", "429 too_many_requests", (shop) =>
    repeatCall(shop, "login", WRONG_PASSWORDS, { body: { email: email(), password: "guess" } }),
  ),
  on("logout", 204, async (shop) => ({ as: await shop.person() })),
  on("signUp", 200, () => ({ body: form() })),
  on("signUp", "409 already_registered", () => ({ body: form({ email: "anna@example.com" }) })),
  on("signUp", "422 invalid_field", () => ({ body: form({ lastname: "4111 1111 1111 1" }) })),
  on("signUp", "422 under_age", () => ({ body: form({ date_of_birth: "2008-11-21" }) })),
  on("signUp", "429 too_many_requests", (shop) =>
    repeatCall(shop, "signUp", PER_MINUTE, { body: form({ date_of_birth: "2008-11-21" }) }),
  ),
  on("getCustomer", "200 (with money)", async (shop) => ({ as: await shop.person({ cents: 25_000 }) })),
  on("getCustomer", "200 (with a spend limit)", async (shop) => ({ as: await shop.person({ spendLimitCents: 100 }) })),
];
