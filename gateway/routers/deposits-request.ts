// The body of a deposit, with or without a purchase (account §3).
import { notificationUrl } from "#gateway/rules/account/deposits.ts";
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
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
