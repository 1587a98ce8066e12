// Syndicates for their pages. Pure.

import type { Problem } from "#gateway/foundation/problem.ts";
import type { Outputs } from "#gateway/gateway.ts";
import { offersOf } from "#site/features/products/offer-views.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { settleRecurring } from "#site/lib/recurring/posted-recurring.ts";
import { countShares, MOST_SHARES } from "#site/lib/shares.ts";

type Offer = Outputs["offers"]["list"]["offers"][number];
type DrawDetails = Outputs["draws"]["getDetails"];
type Syndicate = NonNullable<DrawDetails["syndicates"]>[number];
export type Playing = { offer: Offer; draw: DrawDetails["draw"]; syndicate: Syndicate };

/** Returns the syndicate offers of a page: the offer itself, or those that play the draws of a lottery. */
export const syndicateOffersOf = (offers: readonly Offer[], key: string): Offer[] =>
  offersOf("syndicate_share", offers).filter((offer) => offer.key === key || offer.syndicates?.some(isOf(key)));

const isOf =
  (lotteryKey: string) =>
  (share: NonNullable<Offer["syndicates"]>[number]): boolean =>
    share.lotteryKey === lotteryKey;

/** Returns the numbers of shares that can be bought, with their prices: "2 shares · $2.66". */
export function shareOptions({ costPerShare, sharesAvailable }: Syndicate): { value: string; label: string }[] {
  const { amount, currency } = costPerShare;
  return Array.from({ length: Math.min(sharesAvailable, MOST_SHARES) }, (_, index) => {
    const shares = index + 1;
    const price = formatMoney({ amount: (Math.round(amount * 100) * shares) / 100, currency });
    return { value: String(shares), label: `${countShares(shares)} · ${price}` };
  });
}

/** Returns one share of the advertised first prize, or null if it is unknown. */
export function firstPrizeShare({ draw, syndicate }: Pick<Playing, "draw" | "syndicate">): string | null {
  if (draw.isPrizePoolUnknown || draw.prizePool === 0) return null;
  const { currency } = syndicate.costPerShare;
  return formatMoney({ amount: Math.floor((draw.prizePool * 100) / syndicate.size) / 100, currency });
}

/**
 * Returns the form for cart.addItem. The form names the syndicate and the number of shares; the page decides the rest. Without a
 * syndicate of this page, the service refuses it.
 */
export function postedShares(posted: FormData, playing: readonly Playing[]): FormData {
  const key = posted.get("item.syndicateKey");
  const found = playing.find(({ syndicate }) => syndicate.syndicateKey === key);
  const form = new FormData();
  form.set("item.productType", "syndicate_share");
  form.set("item.lotteryKey", found?.offer.key ?? playing[0]?.offer.key ?? "");
  form.set("item.syndicateKey", String(key ?? ""));
  form.set("item.numShares", String(posted.get("item.numShares") ?? ""));
  const often = posted.get(HOW_OFTEN);
  if (often !== null) form.set(HOW_OFTEN, String(often));
  if (found) settleRecurring(form, found.offer.recurringPurchase);
  if (found) form.set("item.drawNo", String(found.draw.drawNo));
  const attempt = posted.get("idempotencyKey");
  if (attempt !== null) form.set("idempotencyKey", attempt);
  return form;
}

/** The field that repeats the purchase of shares. */
export const HOW_OFTEN = "item.recurringPurchase.minimumJackpotAmount";

/** Returns the message about the number of shares. */
export const shareError = (targets: Problem["targets"] | undefined): string | undefined =>
  (targets?.["numShares"] ?? targets?.["item.numShares"])?.[0]?.message;
