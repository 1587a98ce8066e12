import { setCountryBan } from "#services/main/identity/customer/country-ban.rows.ts";
import { setVerificationRules } from "#services/main/identity/customer/verified.rows.ts";
import { setSystemLimit } from "#services/main/identity/limits/spend-limits.rows.ts";
import { saveWrongCodes } from "#services/main/identity/two-factor/two-factor.rows.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import type { Request } from "../caller.ts";
import { type Case, type MessageCode, on } from "../cases.ts";
import { askForCodes, startClosing } from "../people.ts";
import type { ContractShop } from "../shop.ts";
import {
  approve,
  CARDS,
  CHALLENGED,
  cardDeposit,
  DECLINED,
  depositPurchase,
  purchaseOf,
  shopper,
  testDeposit,
} from "./money.ts";
import { MONDAY_STOP, OTHER_PRICE, PRICE } from "./tickets.ts";

const RICH = { cents: 25_000 };

/** A way to pay for a customer's current cart. */
type Pay = (shop: ContractShop, as: SignedIn, changes?: object) => Promise<Request>;

const fromWallet: Pay = async (shop, as, changes) => ({ as, body: await purchaseOf(shop, as, changes) });
const withDeposit: Pay = (shop, as, changes) => depositPurchase(shop, as, testDeposit(as, 5), changes);

/** Returns the refusals of a purchase, for one way to pay. */
function cartRefusals(operationId: Case["operationId"], pay: Pay): Case[] {
  const refused = (status: number, code: MessageCode, request: Case["request"]): Case => ({
    operationId,
    status,
    code,
    request,
  });
  return [
    refused(409, "cart_changed", async (shop) => pay(shop, await shopper(shop, RICH), { expected_total: OTHER_PRICE })),
    refused(409, "draw_closed", async (shop) => {
      const request = await pay(shop, await shopper(shop, RICH));
      await shop.at(MONDAY_STOP);
      return request;
    }),
    refused(422, "cart_empty", async (shop) => pay(shop, await shop.person(RICH))),
    refused(422, "spend_limit", async (shop) => pay(shop, await shopper(shop, { ...RICH, spendLimitCents: 100 }))),
    refused(422, "global_spend_limit", async (shop) => {
      const request = await pay(shop, await shopper(shop, RICH));
      await shop.run((tx) => setSystemLimit(tx, "day", 100));
      return request;
    }),
    refused(422, "account_closing", async (shop) => {
      const as = await shopper(shop, RICH);
      await shop.run((tx) => startClosing(tx, as.customerId));
      return pay(shop, as);
    }),
    refused(422, "verify_account_required", async (shop) => {
      const as = await shopper(shop, RICH);
      await shop.run((tx) => setVerificationRules(tx, as.customerId, ["purchase"]));
      return pay(shop, as);
    }),
    refused(422, "country_banned", async (shop) => {
      const as = await shopper(shop, RICH);
      await shop.run((tx) => setCountryBan(tx, as.customerId, "US"));
      return pay(shop, as);
    }),
    refused(422, "idempotency_key_reused", async (shop) => {
      const as = await shopper(shop, RICH);
      const request = { ...(await pay(shop, as)), key: crypto.randomUUID() };
      await shop.call(operationId, request);
      return { ...request, body: { ...Object(request.body), cart_revision: 999 } };
    }),
  ];
}

const purchaseCases: Case[] = [
  on("purchaseCart", 200, async (shop) => fromWallet(shop, await shopper(shop, RICH))),
  on("purchaseCart", "402 insufficient_funds", async (shop) => fromWallet(shop, await shopper(shop, { cents: 269 }))),
  on("purchaseCart", "422 invalid_field (a text with half a character in it)", async (shop) => {
    const as = await shopper(shop, { cents: 1_000 });
    const purchase = { channel_key: "web", metadata: { utm_source: "\ud800" } };
    return { as, body: await purchaseOf(shop, as, { purchase }) };
  }),
  ...cartRefusals("purchaseCart", fromWallet),
];

const depositing = (
  status: number,
  code: MessageCode | undefined,
  when: string,
  deposit: (shop: ContractShop, as: SignedIn) => object | Promise<object>,
): Case => ({
  operationId: "depositAndPurchase",
  status,
  ...(code && { code }),
  when,
  request: async (shop) => {
    const as = await shopper(shop);
    return depositPurchase(shop, as, await deposit(shop, as));
  },
});

/** Returns the call that follows a challenge. */
async function challenged(shop: ContractShop) {
  const as = await shopper(shop);
  const request = await depositPurchase(shop, as, testDeposit(as, CHALLENGED));
  const { body } = await shop.call("depositAndPurchase", request);
  return { as, request, deposit: body.result.deposit };
}

const depositPurchaseCases: Case[] = [
  depositing(200, undefined, "test deposit", (_, as) => testDeposit(as, 5)),
  depositing(200, undefined, "card", (shop, as) => cardDeposit(shop, as, CARDS.approved)),
  depositing(200, undefined, "asks for a challenge", (_, as) => testDeposit(as, CHALLENGED)),
  on("depositAndPurchase", "200 (after its challenge)", async (shop) => {
    const { as, deposit, request } = await challenged(shop);
    const body = { deposit_id: deposit.id, cres: await approve(shop, deposit) };
    await shop.call("authoriseDeposit", { as, params: { fundRef: deposit.id }, body });
    return request;
  }),
  depositing(402, "card_declined", "test deposit", (_, as) => testDeposit(as, DECLINED)),
  depositing(402, "card_declined", "card", (shop, as) => cardDeposit(shop, as, CARDS.declined)),
  depositing(403, "required", "a new card, with two-factor on", async (shop, as) => {
    await shop.run((tx) => askForCodes(tx, shop.env, as.customerId, "email"));
    return cardDeposit(shop, as, CARDS.approved);
  }),
  depositing(403, "2fa_account_locked", "a new card, with the account locked", async (shop, as) => {
    await shop.run(async (tx) => {
      await askForCodes(tx, shop.env, as.customerId, "email");
      await saveWrongCodes(tx, as.customerId, 5, true);
    });
    return cardDeposit(shop, as, CARDS.approved);
  }),
  depositing(402, "insufficient_funds", "on the card", (shop, as) => cardDeposit(shop, as, CARDS.short)),
  depositing(402, "insufficient_funds", "deposit and wallet together", (_, as) => testDeposit(as, 2.6)),
  on("depositAndPurchase", "409 deposit_expired", async (shop) => {
    const { request } = await challenged(shop);
    await shop.at("2026-11-20T01:15:30Z");
    return request;
  }),
  on("depositAndPurchase", "409 deposit_cancelled", async (shop) => {
    const { as, deposit, request } = await challenged(shop);
    await shop.call("cancelDeposit", { as, params: { fundRef: deposit.id } });
    return request;
  }),
  on("depositAndPurchase", "422 challenge_failed", async (shop) => {
    const { as, deposit, request } = await challenged(shop);
    const body = { deposit_id: deposit.id, cres: "not the bank's answer" };
    await shop.call("authoriseDeposit", { as, params: { fundRef: deposit.id }, body });
    return request;
  }),
  depositing(422, "amount_below_minimum", "", (_, as) => testDeposit(as, 0.5)),
  depositing(422, "amount_above_maximum", "", (_, as) => testDeposit(as, 5_000.5)),
  depositing(422, "invalid_field", "a method that is not on offer", (_, as) =>
    testDeposit(as, 5, { deposit_method_code: "pp" }),
  ),
  ...cartRefusals("depositAndPurchase", withDeposit),
];

async function bought(shop: ContractShop) {
  const as = await shopper(shop, RICH);
  const { body } = await shop.call("purchaseCart", await fromWallet(shop, as, { expected_total: PRICE }));
  return { as, params: { checkoutID: body.result.checkout_id } };
}

const checkoutCases: Case[] = [
  on("getCheckout", 200, bought),
  on("getCheckout", "404 not_found (visitor)", async (shop) => ({ ...(await bought(shop)), as: undefined })),
  on("getCheckout", "404 not_found (another customer)", async (shop) => ({
    ...(await bought(shop)),
    as: await shop.person(),
  })),
];

export const cases = [...purchaseCases, ...depositPurchaseCases, ...checkoutCases];
