import { setCountryBan } from "#services/main/identity/customer/country-ban.rows.ts";
import { setVerificationRules } from "#services/main/identity/customer/verified.rows.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import type { Request } from "../caller.ts";
import type { Case, MessageCode } from "../cases.ts";
import { startClosing } from "../people.ts";
import type { ContractShop } from "../shop.ts";
import { customerWithTwoFactor } from "./guarded.ts";
import { approve, CARDS, CHALLENGED, cardDeposit, DECLINED, depositOf, testDeposit } from "./money.ts";
import { customerWithCard } from "./saved-funds.cases.ts";

/** Returns a deposit from a saved card. */
const savedDeposit = (as: SignedIn, fundRef: string) =>
  testDeposit(as, 5, { deposit_method_id: undefined, deposit_method_code: "cc", customer_fund_id: fundRef });

const PAYPAL = { deposit_method_id: "dpm_pl", deposit_method_code: "pl" };
const TRANSFER = { deposit_method_id: "dpm_bp", deposit_method_code: "bp" };

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
  creating(404, "not_found", "", (_, as) => testDeposit(as, 5, { deposit_method_id: "dpm_nothing" })),
  creating(422, "amount_below_minimum", "", (_, as) => testDeposit(as, 0.5)),
  creating(422, "amount_above_maximum", "", (_, as) => testDeposit(as, 5_000.5)),
  {
    operationId: "createDeposit",
    status: 200,
    when: "from a saved card",
    request: async (shop) => {
      const { as, fundRef } = await customerWithCard(shop);
      return { ...depositOf(as, savedDeposit(as, fundRef)), params: { fundRef } };
    },
  },
  {
    operationId: "createDeposit",
    status: 422,
    code: "invalid_field",
    when: "from a saved card without the security code",
    request: async (shop) => {
      shop.env.cardGateways.push("eway");
      const { as, fundRef } = await customerWithCard(shop, "eway");
      return { ...depositOf(as, savedDeposit(as, fundRef)), params: { fundRef } };
    },
  },
  {
    operationId: "createDeposit",
    status: 404,
    code: "not_found",
    when: "from another customer's card",
    request: async (shop) => {
      const { fundRef } = await customerWithCard(shop);
      const as = await shop.person();
      return { ...depositOf(as, savedDeposit(as, fundRef)), params: { fundRef } };
    },
  },
  creating(422, "invalid_field", "for another customer", (_, as) => testDeposit(as, 5, { customer_id: "cus_other" })),
  {
    operationId: "createDeposit",
    status: 422,
    code: "idempotency_key_reused",
    request: async (shop) => {
      const as = await shop.person();
      const request = depositOf(as, testDeposit(as, 5));
      await shop.call("createDeposit", request);
      return { ...request, body: testDeposit(as, 6) };
    },
  },
];

const byWallet = (
  status: number,
  code: MessageCode | undefined,
  {
    number = CARDS.approved as string,
    params = {},
    changes = {},
  }: { number?: string; params?: object; changes?: object },
): Case => ({
  operationId: "createGatewayDeposit",
  status,
  ...(code && { code }),
  request: async (shop) => {
    const as = await shop.person();
    const gp = { deposit_method_id: "dpm_gp", deposit_method_code: "gp" };
    const body = await cardDeposit(shop, as, number, { ...gp, ...changes });
    return { as, key: crypto.randomUUID(), params: { methodCode: "gp", gatewayKey: "paystream", ...params }, body };
  },
});

/** A wallet deposit of a customer with two-factor on, who has not entered a code. */
const guardedByWallet = (code: MessageCode, isLocked: boolean): Case => {
  const one = byWallet(403, code, {});
  return {
    ...one,
    request: async (shop) => {
      const { as } = await customerWithTwoFactor(shop, { isLocked });
      const request = await one.request?.(shop);
      return { ...request, as, body: { ...(request?.body as object), customer_id: as.customerId } };
    },
  };
};

/** A wallet deposit of a customer who may not make it. */
const barredByWallet = (code: MessageCode, bar: (shop: ContractShop, as: SignedIn) => Promise<unknown>): Case => {
  const one = byWallet(422, code, {});
  return {
    ...one,
    request: async (shop) => {
      const request = await one.request?.(shop);
      if (request?.as) await bar(shop, request.as);
      return request ?? {};
    },
  };
};

const walletCases: Case[] = [
  byWallet(200, undefined, {}),
  byWallet(402, "card_declined", { number: CARDS.declined }),
  byWallet(402, "insufficient_funds", { number: CARDS.short }),
  guardedByWallet("required", false),
  guardedByWallet("2fa_account_locked", true),
  byWallet(404, "not_found", { params: { gatewayKey: "stripe" } }),
  byWallet(422, "amount_below_minimum", { changes: { amount: 0.5 } }),
  byWallet(422, "amount_above_maximum", { changes: { amount: 5_000.5 } }),
  barredByWallet("country_banned", (shop, { customerId }) => shop.run((tx) => setCountryBan(tx, customerId, "US"))),
  barredByWallet("account_closing", (shop, { customerId }) => shop.run((tx) => startClosing(tx, customerId))),
  barredByWallet("verify_account_required", (shop, { customerId }) =>
    shop.run((tx) => setVerificationRules(tx, customerId, ["deposit"])),
  ),
  barredByWallet("deposit_limit", (shop, as) => shop.call("setPrecommitment", { as, body: { limit: 1 } })),
  byWallet(422, "invalid_field", { changes: { payment_token: undefined } }),
  {
    ...byWallet(422, "idempotency_key_reused", {}),
    request: async (shop) => {
      const request = await byWallet(200, undefined, {}).request?.(shop);
      await shop.call("createGatewayDeposit", request ?? {});
      return { ...request, body: { ...(request?.body as object), amount: 7 } };
    },
  },
];

/** Returns a new customer's deposit, as in the reply. */
async function createDeposit(shop: ContractShop, deposit: (as: SignedIn) => Deposit | Promise<Deposit>) {
  const as = await shop.person();
  const { body } = await shop.call("createDeposit", depositOf(as, await deposit(as)));
  return { as, deposit: body.result };
}

const challenged = (shop: ContractShop) => createDeposit(shop, (as) => testDeposit(as, CHALLENGED));

type Made = Awaited<ReturnType<typeof createDeposit>>;
const answered = ({ as, deposit }: Made, cres: string): Request => ({
  as,
  params: { fundRef: deposit.id },
  body: { deposit_id: deposit.id, cres },
});
const approved = async (shop: ContractShop, given: Made) => answered(given, await approve(shop, given.deposit));

const authoriseCases: Case[] = [
  {
    operationId: "authoriseDeposit",
    status: 200,
    request: async (shop) => approved(shop, await challenged(shop)),
  },
  {
    operationId: "authoriseDeposit",
    status: 402,
    code: "card_declined",
    when: "after the challenge",
    request: async (shop) =>
      approved(shop, await createDeposit(shop, (as) => cardDeposit(shop, as, CARDS.challengedThenDeclined))),
  },
  {
    operationId: "authoriseDeposit",
    status: 402,
    code: "insufficient_funds",
    when: "after the challenge",
    request: async (shop) => {
      const given = await challenged(shop);
      // The sandbox has no card that is declined after the challenge, so the outcome is set directly.
      const short = { reason_after_challenge: "insufficient_funds" };
      await shop.db.updateTable("sandbox_payment").set(short).where("reference", "=", given.deposit.id).execute();
      return approved(shop, given);
    },
  },
  {
    operationId: "authoriseDeposit",
    status: 404,
    code: "not_found",
    when: "another customer's",
    request: async (shop) => ({ ...(await approved(shop, await challenged(shop))), as: await shop.person() }),
  },
  {
    operationId: "authoriseDeposit",
    status: 409,
    code: "deposit_expired",
    request: async (shop) => {
      const request = await approved(shop, await challenged(shop));
      await shop.at("2026-11-20T01:15:30Z");
      return request;
    },
  },
  {
    operationId: "authoriseDeposit",
    status: 422,
    code: "challenge_failed",
    request: async (shop) => answered(await challenged(shop), "not the bank's answer"),
  },
];

const reading = ({ as, deposit }: Made): Request => ({ as, params: { fundRef: deposit.id } });

const getCases: Case[] = [
  {
    operationId: "getDeposit",
    status: 200,
    when: "succeeded",
    request: async (shop) => reading(await createDeposit(shop, (as) => testDeposit(as, 5))),
  },
  {
    operationId: "getDeposit",
    status: 200,
    when: "waits for a bank transfer",
    request: async (shop) => reading(await createDeposit(shop, (as) => testDeposit(as, 5, TRANSFER))),
  },
  {
    operationId: "getDeposit",
    status: 200,
    when: "waits for a challenge",
    request: async (shop) => reading(await challenged(shop)),
  },
  {
    operationId: "getDeposit",
    status: 200,
    when: "cancelled",
    request: async (shop) => {
      const request = reading(await challenged(shop));
      await shop.at("2026-11-20T01:15:30Z");
      return request;
    },
  },
  {
    operationId: "getDeposit",
    status: 200,
    when: "failed",
    request: async (shop) => {
      const given = await challenged(shop);
      await shop.call("authoriseDeposit", answered(given, "not the bank's answer"));
      return reading(given);
    },
  },
  {
    operationId: "getDeposit",
    status: 404,
    code: "not_found",
    when: "another customer's",
    request: async (shop) => ({ ...reading(await challenged(shop)), as: await shop.person() }),
  },
];

const cancelCases: Case[] = [
  {
    operationId: "cancelDeposit",
    status: 200,
    request: async (shop) => reading(await createDeposit(shop, (as) => testDeposit(as, 5, TRANSFER))),
  },
  {
    operationId: "cancelDeposit",
    status: 404,
    code: "not_found",
    when: "another customer's",
    request: async (shop) => {
      const given = await createDeposit(shop, (as) => testDeposit(as, 5, TRANSFER));
      return { ...reading(given), as: await shop.person() };
    },
  },
  {
    operationId: "cancelDeposit",
    status: 409,
    code: "already_processed",
    request: async (shop) => reading(await createDeposit(shop, (as) => testDeposit(as, 5))),
  },
];

export const cases = [...createCases, ...walletCases, ...authoriseCases, ...getCases, ...cancelCases];
