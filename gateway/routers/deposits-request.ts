// The body of a deposit, with or without a purchase (account §3).
import { notificationUrl } from "#gateway/rules/account/deposits.ts";
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { ProblemError } from "../foundation/errors.ts";
import { customerOf } from "../trpc.ts";
import type { DepositSource } from "./deposits.input.ts";

type DepositRequest = components["schemas"]["DepositRequest"];
type PurchaseType = DepositRequest["metadata"]["purchaseType"];

/** Returns the deposit of `amount` (dollars) from a source, with the browser data for 3-D Secure. */
export function depositRequest(
  ctx: Context,
  { browserInfo, csc, customerFundId, depositMethodId, gatewayKey, methodCode, paymentToken }: DepositSource,
  amount: number,
  purchaseType: PurchaseType,
): DepositRequest {
  const browser = browserInfo ?? {
    // Without JavaScript the browser sends no other details.
    browserJavascriptEnabled: false,
    browserLanguage: ctx.language ?? "en-AU",
    challengeWindowSize: "FullScreen" as const,
  };
  return {
    csc,
    customerFundId,
    depositMethodId,
    gatewayKey,
    paymentToken,
    amount,
    checkout: purchaseType === "checkout",
    customerId: customerOf(ctx).customerId,
    depositMethodCode: methodCode,
    strongCustomerAuthentication: { ...browser, notificationUrl: notificationUrl(ctx.publicUrl.origin) },
    metadata: { purchaseType },
  };
}

type CardSource = Pick<DepositSource, "csc" | "paymentToken">;

/**
 * Runs a payment and counts the refusals of cards that are typed in: without a limit, lists of stolen cards and security codes could be
 * tried out. Counted before the bank is asked, so that concurrent attempts are limited too.
 */
export async function limitingCards<T>(
  ctx: Context,
  { csc, paymentToken }: CardSource,
  pay: () => Promise<T>,
): Promise<T> {
  if (csc === undefined && paymentToken === undefined) return pay();
  const { customerId } = customerOf(ctx);
  await ctx.limits.spend("cardByCustomer", customerId);
  let isRefused = false;
  try {
    return await pay();
  } catch (error) {
    isRefused = error instanceof ProblemError && error.problem.status === 402;
    throw error;
  } finally {
    if (!isRefused) await ctx.limits.refund("cardByCustomer", customerId);
  }
}
