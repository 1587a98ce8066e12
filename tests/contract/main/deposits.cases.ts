import { setCountryBan } from "#services/main/identity/customer/country-ban.rows.ts";
import { setVerificationRules } from "#services/main/identity/customer/verified.rows.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import { type Case, type MessageCode, on } from "../cases.ts";
import { startClosing } from "../people.ts";
import type { ContractShop } from "../shop.ts";
import { answered, challenged, createDeposit, reading, TRANSFER } from "./deposits-made.ts";
import { CARDS, CHALLENGED, cardDeposit, DECLINED, depositOf, testDeposit } from "./money.ts";
import { customerWithCard } from "./saved-funds.cases.ts";

/** Returns a deposit from a saved card. */
const savedDeposit = (as: SignedIn, fundRef: string) =>
  testDeposit(as, 5, { deposit_method_id: undefined, deposit_method_code: "cc", customer_fund_id: fundRef });

const PAYPAL = { deposit_method_id: "dpm_pl", deposit_method_code: "pl" };

type Deposit = Parameters<typeof depositOf>[1];

const creating = (
  status: number,
  code: MessageCode | undefined,
  when: string,
  deposit: (shop: ContractShop, as: SignedIn) => Deposit | Promise<Deposit>,
): Case => ({
  operationId: "createDeposit",
  status,
  ...(code && { code }),
  when,
  request: async (shop) => {
    const as = await shop.person();
    return depositOf(as, await deposit(shop, as));
  },
});

const createCases: Case[] = [
  creating(200, undefined, "succeeded", (_, as) => testDeposit(as, 5)),
  creating(200, undefined, "asks for a challenge", (_, as) => testDeposit(as, CHALLENGED)),
  creating(200, undefined, "card", (shop, as) => cardDeposit(shop, as, CARDS.approved)),
  creating(200, undefined, "waits for a bank transfer", (_, as) => testDeposit(as, 5, TRANSFER)),
  creating(200, undefined, "asks the customer at PayPal", (_, as) => testDeposit(as, 5, PAYPAL)),
  creating(402, "card_declined", "", (_, as) => testDeposit(as, DECLINED)),
  creating(402, "insufficient_funds", "", (shop, as) => cardDeposit(shop, as, CARDS.short)),
  creating(422, "account_closing", "", async (shop, as) => {
    await shop.run((tx) => startClosing(tx, as.customerId));
    return testDeposit(as, 5);
  }),
  creating(422, "verify_account_required", "", async (shop, as) => {
    await shop.run((tx) => setVerificationRules(tx, as.customerId, ["deposit"]));
    return testDeposit(as, 5);
  }),
  creating(422, "country_banned", "", async (shop, as) => {
    await shop.run((tx) => setCountryBan(tx, as.customerId, "US"));
    return testDeposit(as, 5);
  }),
  creating(422, "deposit_limit", "", async (shop, as) => {
    await shop.call("setPrecommitment", { as, body: { limit: 5 } });
    return testDeposit(as, 6);
  }),
  creating(422, "not_eligible", "", async (shop, as) => {
    await shop.db.updateTable("customer").set({ state: "SA" }).where("id", "=", as.customerId).execute();
    return testDeposit(as, 10, { metadata: { purchase_type: "membership" } });
  }),
  creating(404, "not_found", "", (_, as) => testDeposit(as, 5, { deposit_method_id: "dpm_nothing" })),
  creating(422, "amount_below_minimum", "", (_, as) => testDeposit(as, 0.5)),
  creating(422, "amount_above_maximum", "", (_, as) => testDeposit(as, 5_000.5)),
  on("createDeposit", "200 (from a saved card)", async (shop) => {
    const { as, fundRef } = await customerWithCard(shop);
    return { ...depositOf(as, savedDeposit(as, fundRef)), params: { fundRef } };
  }),
  on("createDeposit", "422 invalid_field (from a saved card without the security code)", async (shop) => {
    shop.env.cardGateways.push("eway");
    const { as, fundRef } = await customerWithCard(shop, "eway");
    return { ...depositOf(as, savedDeposit(as, fundRef)), params: { fundRef } };
  }),
  on("createDeposit", "404 not_found (from another customer's card)", async (shop) => {
    const { fundRef } = await customerWithCard(shop);
    const as = await shop.person();
    return { ...depositOf(as, savedDeposit(as, fundRef)), params: { fundRef } };
  }),
  creating(422, "invalid_field", "for another customer", (_, as) => testDeposit(as, 5, { customer_id: "cus_other" })),
  on("createDeposit", "422 idempotency_key_reused", async (shop) => {
    const as = await shop.person();
    const request = depositOf(as, testDeposit(as, 5));
    await shop.call("createDeposit", request);
    return { ...request, body: testDeposit(as, 6) };
  }),
];

const getCases: Case[] = [
  on("getDeposit", "200 (succeeded)", async (shop) => reading(await createDeposit(shop, (as) => testDeposit(as, 5)))),
  on("getDeposit", "200 (waits for a bank transfer)", async (shop) =>
    reading(await createDeposit(shop, (as) => testDeposit(as, 5, TRANSFER))),
  ),
  on("getDeposit", "200 (waits for a challenge)", async (shop) => reading(await challenged(shop))),
  on("getDeposit", "200 (cancelled)", async (shop) => {
    const request = reading(await challenged(shop));
    await shop.at("2026-11-20T01:15:30Z");
    return request;
  }),
  on("getDeposit", "200 (failed)", async (shop) => {
    const given = await challenged(shop);
    await shop.call("authoriseDeposit", answered(given, "not the bank's answer"));
    return reading(given);
  }),
  on("getDeposit", "404 not_found (another customer's)", async (shop) => ({
    ...reading(await challenged(shop)),
    as: await shop.person(),
  })),
];

export const cases = [...createCases, ...getCases];
