// Items of the cart that an autoplay or a subscription of the customer buys too.
import type { GatewayRequest, Outputs } from "#gateway/gateway.ts";

import { namedOffer } from "#site/lib/recurring/recurring-choice.ts";

type Item = Outputs["cart"]["get"]["cartItems"][number];
type RecurringPurchase = Outputs["autoplays"]["get"];
export type Match = { itemId: string; item: string; purchase: string };

export const questionOf = ({ item, purchase }: Match): string =>
  `You already buy ${purchase} for this draw. Do you still want ${item}?`;

const nameOf = ({ description, offerName }: RecurringPurchase) => description && namedOffer({ description, offerName });

/** Returns the items that an active recurring purchase has bought for the same draw, or buys next. */
function matchesOf(items: readonly Item[], purchases: readonly RecurringPurchase[]): Match[] {
  return items.flatMap((item) => {
    const found = purchases.find(
      (purchase) =>
        purchase.status === "recurring_status_active" &&
        purchase.productOfferKey === item.lotteryKey &&
        purchase.drawEncodedIds?.some((id) => item.drawEncodedIds?.includes(id)),
    );
    return found ? [{ itemId: item.id, item: item.description, purchase: nameOf(found) ?? item.offerName }] : [];
  });
}

/** Reads the recurring purchases of the offers in a cart, and returns its matches. A failed read hides them. */
export async function readMatches(caller: GatewayRequest["caller"], items: readonly Item[]): Promise<Match[]> {
  const keys = [...new Set(items.flatMap(({ lotteryKey }) => lotteryKey ?? []))];
  if (keys.length === 0) return [];
  const none = () => ({ purchases: [] });
  const [autoplays, subscriptions] = await Promise.all([
    caller.autoplays.list({ limit: 50 }).catch(none),
    caller.subscriptions.list({ limit: 50, lotteryKeys: keys.join() }).catch(none),
  ]);
  return matchesOf(items, [...autoplays.purchases, ...subscriptions.purchases]);
}
