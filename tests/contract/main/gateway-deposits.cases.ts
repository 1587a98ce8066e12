import { setCountryBan } from "#services/main/identity/customer/country-ban.rows.ts";
import { setVerificationRules } from "#services/main/identity/customer/verified.rows.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import type { Case, MessageCode } from "../cases.ts";
import { startClosing } from "../people.ts";
import type { ContractShop } from "../shop.ts";
import { customerWithTwoFactor } from "./guarded.ts";
import { CARDS, cardDeposit } from "./money.ts";

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
const barredByWallet = (
  code: MessageCode,
  bar: (shop: ContractShop, as: SignedIn) => Promise<unknown>,
  changes: object = {},
): Case => {
  const one = byWallet(422, code, { changes });
  return {
    ...one,
    request: async (shop) => {
      const request = await one.request?.(shop);
      if (request?.as) await bar(shop, request.as);
      return request ?? {};
    },
  };
};

export const cases: Case[] = [
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
  barredByWallet(
    "not_eligible",
    (shop, as) => shop.db.updateTable("customer").set({ state: "SA" }).where("id", "=", as.customerId).execute(),
    { amount: 10, metadata: { purchase_type: "membership" } },
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
