import { hasCapability } from "#gateway/rules/capabilities.ts";
import { required } from "#gateway/rules/validators.ts";
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { notFound, problem } from "../foundation/errors.ts";
import { readCapabilities } from "../session/capabilities.ts";
import { customerOf, customerProcedure, router, withCapability } from "../trpc.ts";
import { unwrap, unwrapEnvelope } from "../upstream/unwrap.ts";
import { createDeposit, type DepositResult } from "./deposits-create.ts";
import { addBankInput, addCardInput, addPayPalInput, fundInput, type NewCard } from "./funds.input.ts";

type Schemas = components["schemas"];

type PaymentMethods = { [code: string]: Schemas["PaymentMethod"] };

/** A saved card, and the deposit that it was saved with, if any. */
type AddedCard = { fund: Schemas["Fund"]; deposit: DepositResult | null };

const manageProcedure = customerProcedure.use(withCapability("wallet_manage"));

const readMethods = async (ctx: Context): Promise<PaymentMethods> => {
  const query = {
    "filter[funds.cart][eq]": true,
    "filter[funds.withdraw][eq]": false,
    "filter[funds.digital_wallets][eq]": true,
  };
  return unwrap(await ctx.main.GET("/payment_methods", { params: { query } }));
};

async function readGateway(ctx: Context, fundRef: string): Promise<Schemas["GatewayDetails"]> {
  return unwrap(await ctx.main.GET("/funds/{fundRef}", { params: { path: { fundRef } } }));
}

export const fundsRouter = router({
  /** Payment methods for a deposit, by code (account §7). Direct debits need their flag. */
  paymentMethods: customerProcedure.query(async ({ ctx }): Promise<PaymentMethods> => {
    const [methods, { capabilities }] = await Promise.all([readMethods(ctx), readCapabilities(ctx)]);
    const { bd: _, ...others } = methods;
    return hasCapability(capabilities, "direct_debit_manage") ? methods : others;
  }),

  /** The first available card gateway, with the settings of its hosted fields; null if cards are off. */
  cardGateway: customerProcedure.query(async ({ ctx }): Promise<Schemas["GatewayDetails"] | null> => {
    const { availableCardGateways } = unwrap(await ctx.main.GET("/funds/card_gateways"));
    const first = availableCardGateways[0];
    return first ? readGateway(ctx, first) : null;
  }),

  /** The customer's saved cards, PayPal accounts and bank accounts: the default first. */
  list: manageProcedure.query(async ({ ctx }): Promise<Schemas["Fund"][]> => {
    const query = { "filter[funds.withdraw][eq]": true, "filter[funds.failed_verification][eq]": true };
    const [paying, paid] = await Promise.all([
      // Without a filter, expired cards are listed too.
      ctx.main.GET("/payment_methods").then(unwrap),
      ctx.main.GET("/payment_methods", { params: { query } }).then(unwrap),
    ]);
    const funds = [...Object.values(paying), ...Object.values(paid)].flatMap((method) => method.funds);
    // A PayPal account may be listed for both purposes.
    const all = [...new Map(funds.map((fund) => [fund.id, fund])).values()];
    return all.sort((a, b) => Number(b.default) - Number(a.default));
  }),

  /** PayPal's page to agree to payments, which comes back to the given path; null without PayPal. */
  payPalUrl: manageProcedure.query(async ({ ctx }): Promise<string | null> => {
    const [key] = (await readMethods(ctx))["pl"]?.availableGateways ?? [];
    return key ? ((await readGateway(ctx, key)).paypalUrl ?? null) : null;
  }),

  /** Saves a card, and makes a deposit with it if an amount is given. A deposit that does not succeed saves no card. */
  addCard: manageProcedure
    .input(addCardInput)
    .mutation(({ ctx, input }): Promise<AddedCard> => limited(ctx, () => addCard(ctx, input))),

  /** Saves the PayPal account that the customer has agreed to. */
  addPayPal: manageProcedure.input(addPayPalInput).mutation(async ({ ctx, input }): Promise<Schemas["Fund"]> => {
    const body = { paymentMethodNonce: input.nonce };
    return limited(ctx, async () => unwrap(await ctx.main.POST("/funds/pl/braintree", { body })));
  }),

  /** Saves a bank account for withdrawals. May need a one-time code. */
  addBank: manageProcedure.input(addBankInput).mutation(async ({ ctx, input }): Promise<Schemas["Fund"]> => {
    const { bankCode: code, accountName, accountNumber, type } = input;
    const { capabilities } = await readCapabilities(ctx);
    const isPayId = type === "payid_email" || type === "payid_phone";
    if (isPayId && !hasCapability(capabilities, "wallet_withdrawal_payid")) throw notFound();
    const body = { code, accountName, type, ...(accountNumber && { accountNumber }) };
    return limited(ctx, async () => unwrap(await ctx.main.POST("/funds/bank-account", { body })));
  }),

  /** Makes a card or PayPal account the default. */
  setDefault: manageProcedure.input(fundInput).mutation(async ({ ctx, input }): Promise<{ isDefault: true }> => {
    const params = { path: { fundRef: input.fundId } };
    unwrapEnvelope(await ctx.main.POST("/funds/{fundRef}/default", { params }));
    return { isDefault: true };
  }),

  /** Deletes a saved fund. Past payments stay. */
  remove: manageProcedure
    .input(fundInput)
    .mutation(async ({ ctx, input }): Promise<{ isDeleted: true }> => removeFund(ctx, input.fundId)),
});

/** Each call asks a bank, or saves an account. */
const limited = <T>(ctx: Context, call: () => Promise<T>): Promise<T> =>
  ctx.limits.during("cardByCustomer", customerOf(ctx).customerId, call);

async function removeFund(ctx: Context, fundRef: string): Promise<{ isDeleted: true }> {
  unwrapEnvelope(await ctx.main.DELETE("/funds/{fundRef}", { params: { path: { fundRef } } }));
  return { isDeleted: true };
}

async function addCard(ctx: Context, input: NewCard): Promise<AddedCard> {
  const { amount, browserInfo, csc, idempotencyKey, isDefault, ...card } = input;
  const { capabilities } = await readCapabilities(ctx);
  if (amount === undefined && !hasCapability(capabilities, "add_card_without_deposit")) {
    throw problem({ code: "invalid_field", status: 422, message: required("") ?? "", target: "amount" });
  }
  const { availableCardGateways } = unwrap(await ctx.main.GET("/funds/card_gateways"));
  const gatewayFund = availableCardGateways[0] ?? "paystream";
  const setup = gatewayFund === "stripe" ? unwrap(await ctx.main.POST("/funds/stripe/setup")) : null;
  const body = {
    ...card,
    ...(amount !== undefined && { withDeposit: true }),
    ...(setup && { setupIntentId: setup.setupIntentId }),
    ...(!hasCapability(capabilities, "add_card_default_fund") && { makeDefault: isDefault ?? false }),
  };
  const params = { path: { method: "cc" as const, gatewayFund } };
  const fund = unwrap(await ctx.main.POST("/funds/{method}/{gatewayFund}", { params, body }));
  if (amount === undefined) return { fund, deposit: null };
  const source = { methodCode: "cc" as const, customerFundId: fund.id, csc, browserInfo, idempotencyKey };
  try {
    return { fund, deposit: await createDeposit(ctx, { ...source, amount: Number(amount) }) };
  } catch (error) {
    await removeFund(ctx, fund.id);
    throw error;
  }
}
