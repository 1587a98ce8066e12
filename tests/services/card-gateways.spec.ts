// What each card gateway of the sandbox asks for: its own tokens, a security code, a setup intent.
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runInTransaction } from "#services/lib/transaction.ts";
import type { CardGatewayKey } from "#services/main/wallet/funds/card-gateway.ts";
import { registerPerson } from "#tests/contract/people.ts";
import { deposit, openTill, order, pay, services } from "./deposits-till.ts";
import type { SignedIn } from "./open-services.ts";
import { depositOf, refusalOf, typeCard } from "./sales.ts";

openTill();
const KEYS: CardGatewayKey[] = ["braintree", "eway", "opayo", "paystream", "stripe"];
const ASKS_FOR_CODE: CardGatewayKey[] = ["eway", "opayo"];
let as: SignedIn;
beforeAll(() => void services.env.cardGateways.splice(0, 1, ...KEYS));
const newPerson = () => runInTransaction(services.db, (tx) => registerPerson(tx, services.env));
beforeEach(async () => {
  as = await newPerson();
});

const VISA = { cardholder_name: "Robin", expiry_month: 12, expiry_year: 2039, last_four: "4242", brand: "Visa" };
const openSetup = async (who = as) =>
  (await services.call({ method: "POST", path: "/v2/funds/stripe/setup", as: who })).body.result.setup_intent_id;
async function save(key: CardGatewayKey, changes: object = {}, from: CardGatewayKey = key) {
  const { token } = await typeCard(services, as, {}, from);
  const setup = key === "stripe" ? { setup_intent_id: await openSetup() } : {};
  const body = { ...VISA, payment_token: token, ...setup, ...changes };
  return services.call({ method: "POST", path: `/v2/funds/cc/${key}`, body, as });
}
const fromCard = (id: string, changes: object) => ({
  ...depositOf(as, 20, undefined, false),
  deposit_method_id: undefined,
  deposit_method_code: "cc",
  customer_fund_id: id,
  ...changes,
});

describe.each(KEYS)("%s", (key) => {
  const asksForCode = ASKS_FOR_CODE.includes(key);
  const code = asksForCode ? { csc: "123" } : {};

  it("saves a card that pays deposits and orders, with its security code where it asks for it", async () => {
    const { body } = await save(key);
    const { id } = body.result;
    expect(body.result).toMatchObject({ kind: "cc", csc_required: asksForCode });
    if (asksForCode) {
      const refused = await deposit(fromCard(id, {}), undefined, id, as);
      expect(refused.body.errors).toMatchObject({ csc: [{ message: "This field is required" }] });
    }
    const paid = await deposit(fromCard(id, code), undefined, id, as);
    expect(paid.body.result).toMatchObject({ status: "succeeded", gateway_key: key });
    const bought = await pay(
      { ...(await order(20, undefined, as)), deposit: fromCard(id, { ...code, checkout: true }) },
      undefined,
      as,
    );
    expect(bought.status).toBe(200);
  });

  it("knows no token of another gateway", async () => {
    const other = KEYS[(KEYS.indexOf(key) + 1) % KEYS.length] ?? key;
    const refused = await save(key, {}, other);
    expect([refusalOf(refused), Object.keys(refused.body.errors)]).toEqual(["422 invalid_field", ["payment_token"]]);
  });
});

describe("a setup intent", () => {
  it("is the customer's own, and saves one card", async () => {
    const another = { setup_intent_id: await openSetup(await newPerson()) };
    expect(refusalOf(await save("stripe", another))).toBe("422 invalid_field");
    expect(refusalOf(await save("stripe", { setup_intent_id: "seti_unknown" }))).toBe("422 invalid_field");
    const own = { setup_intent_id: await openSetup() };
    expect((await save("stripe", own)).status).toBe(200);
    expect(refusalOf(await save("stripe", own))).toBe("422 invalid_field");
  });
});
