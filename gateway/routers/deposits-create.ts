// Creates deposits without a purchase, from a saved fund or a payment method.
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import type { Message } from "../foundation/problem.ts";
import { unwrap } from "../upstream/unwrap.ts";
import { readOverview } from "./customer.read.ts";
import type { NewDeposit } from "./deposits.input.ts";
import { depositRequest, limitingCards } from "./deposits-request.ts";

type Schemas = components["schemas"];

/** The outcome of a deposit without a purchase. Its status decides what is next. */
export type DepositResult = {
  kind: "deposit";
  depositId: string;
  status: Schemas["DepositStatus"];
  /** What the services say about a deposit that did not fail: that the customer must send its money, for example. */
  message?: Message;
};

/** Deposits into the wallet. The same key never charges twice. */
export const createDeposit = (ctx: Context, deposit: NewDeposit): Promise<DepositResult> =>
  limitingCards(ctx, deposit, () => create(ctx, deposit));

async function create(
  ctx: Context,
  { amount, debitAgreement, idempotencyKey, purchaseType = "ad_hoc", ...source }: NewDeposit,
): Promise<DepositResult> {
  // account §7: version 3.4 if the security code is sent.
  const version = { "X-Shop-Version": source.csc === undefined ? ("3.0" as const) : ("3.4" as const) };
  const header = { "Idempotency-Key": idempotencyKey, ...version };
  const { gatewayKey, methodCode } = source;
  // account §7: Apple Pay and Google Pay name their gateway in the path.
  if (gatewayKey && (methodCode === "ap" || methodCode === "gp")) {
    const params = { path: { methodCode, gatewayKey }, header };
    const body = depositRequest(ctx, source, amount, purchaseType);
    return resultOf(ctx, unwrap(await ctx.main.POST("/funds/{methodCode}/{gatewayKey}/deposit", { params, body })));
  }
  const fundRef = source.customerFundId ?? source.depositMethodId ?? "";
  const params = { path: { fundRef }, header };
  const body = { ...depositRequest(ctx, source, amount, purchaseType), ...(debitAgreement && { debitAgreement }) };
  return resultOf(ctx, unwrap(await ctx.main.POST("/funds/{fundRef}/deposit", { params, body })));
}

/** Returns the outcome of a deposit. Reads the new balance for the header if the money has arrived. */
export async function resultOf(ctx: Context, { id, messages, status }: Schemas["Deposit"]): Promise<DepositResult> {
  // Account §4: the header shows the new balance.
  if (status === "succeeded") {
    await readOverview(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, "balance not read after a deposit"));
  }
  const hasFailed = status === "failed" || status === "cancelled";
  const message = hasFailed ? undefined : messages?.[0];
  return { kind: "deposit", depositId: id, status, ...(message && { message }) };
}
