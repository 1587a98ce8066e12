// Items of the cart that an autoplay or a subscription of the customer buys too.
import type { GatewayRequest, Outputs } from "#gateway/gateway.ts";

type Item = Outputs["cart"]["get"]["cartItems"][number];
type RecurringPurchase = Outputs["autoplays"]["get"];
export type Match = { itemId: string; item: string; purchase: string };

export const questionOf = ({ item, purchase }: Match): string =>
  `You already buy ${purchase} for this draw. Do you still want ${item}?`;

/**
 * An autoplay has bought every draw before its next one, and buys the next one; a subscription buys the next draw after its billing day.
 * What an autoplay buys later than that can still be changed.
 */
const PLAYS: Record<RecurringPurchase["type"], (purchase: RecurringPurchase, item: Item) => boolean> = {
  autoplay: ({ nextDrawAt }, { drawDate }) => !(Date.parse(drawDate ?? "") > Date.parse(nextDrawAt ?? "")),
  subscription: ({ nextDrawAt }, { drawDate, numDraws = 1 }) => {
    const [next, first] = [Date.parse(nextDrawAt ?? ""), Date.parse(drawDate ?? "")];
    return numDraws > 1 ? next >= first : next === first;
  },
  combined_recurring_purchase: () => false,
};

/** Returns the items that an active recurring purchase buys for the same draw. */
function matchesOf(items: readonly Item[], purchases: readonly RecurringPurchase[]): Match[] {
  return items.flatMap((item) => {
    const found = purchases.find(
      (purchase) =>
        purchase.status === "recurring_status_active" &&
        purchase.productOfferKey === item.lotteryKey &&
        PLAYS[purchase.type](purchase, item),
    );
    return found ? [{ itemId: item.id, item: item.description, purchase: found.description ?? item.offerName }] : [];
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
