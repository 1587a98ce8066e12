import type { AstroGlobal } from "astro";
import type { RecurringPurchase } from "./recurring-purchases.ts";

/**
 * Returns the autoplay or subscription that a ticket began, or that bought it, as long as the customer may change it. Undefined if
 * there is none, it was cancelled, or it could not be read.
 */
export async function recurringOf(
  { locals: { gateway, page } }: AstroGlobal,
  orderId: string,
): Promise<RecurringPurchase | undefined> {
  const { autoplays, subscriptions } = gateway.caller;
  const has = (flag: "autoplay_manage" | "subscription_manage") => page.capabilities?.includes(flag) ?? true;
  const none = { purchases: [] };
  const lists = await Promise.all([
    has("autoplay_manage") ? autoplays.list({ limit: 50 }).catch(() => none) : none,
    has("subscription_manage") ? subscriptions.list({ limit: 50 }).catch(() => none) : none,
  ]);
  return lists
    .flatMap(({ purchases }) => purchases)
    .find(
      ({ attempts = [], firstOrderId }) =>
        firstOrderId === orderId || attempts.some((attempt) => attempt.orderId === orderId),
    );
}
