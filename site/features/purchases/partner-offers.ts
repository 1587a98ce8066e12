// What a partner's page sells, as the options of its form.
import { ticketPrice } from "#gateway/rules/price.ts";
import { firstPrize } from "#site/features/products/first-prize.ts";
import type { GameOffer, Offer } from "#site/features/products/kind/product.ts";
import { viewOf } from "#site/features/products/offer-views.ts";
import { countBooks, countGames, ticketBook } from "#site/lib/format/counts.ts";
import { dayAndTime, drawFacts } from "#site/lib/format/dates.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { cartTypeOf } from "#site/lib/game-types.ts";
import type { RecurringOption } from "#site/lib/recurring/posted-recurring.ts";
import { recurringSelect, typeName } from "#site/lib/recurring/recurring-choice.ts";
import type { PartnerOffer } from "./partner-item.ts";

/** Returns what the partner sells and is on sale now, in the partner's order. */
export function partnerOffers(keys: readonly string[], offers: readonly Offer[], now: Date): PartnerOffer[] {
  return keys.flatMap((key) => {
    const offer = offers.find((one) => one.key === key);
    const sold = offer && partnerOffer(offer, now);
    return sold && sold.draws.length > 0 && sold.picks.length > 0 ? [sold] : [];
  });
}

function partnerOffer(offer: Offer, now: Date): PartnerOffer {
  const { availability, causes, draws, gameTypes, key, name, recurringPurchase, suspended } = offer;
  const isRaffle = viewOf(offer).drawsTickets;
  const [type] = gameTypes;
  const picks = type?.gameOffers ?? [];
  const isSold = availability === "available" && !suspended;
  const open = draws.filter(({ purchaseStatus, stop }) => purchaseStatus === "open" && Date.parse(stop) > Number(now));
  return {
    key,
    name,
    recurs: { ...recurringPurchase, ...repeatWords(recurringPurchase) },
    gameType: isRaffle || !type ? null : cartTypeOf(type.key),
    draws: (isSold ? open : []).map((draw) => {
      const prize = firstPrize(offer, draw);
      return {
        value: String(draw.drawNo),
        label: `Draw ${draw.drawNo}, ${dayAndTime(draw.drawDate).split(",")[0]}`,
        facts: [`${prize.label}: ${prize.value}`, ...drawFacts(draw, now, dayAndTime).slice(-1)],
      };
    }),
    picks: (isRaffle ? picks : picks.slice(0, 1)).map((pick) => ({
      value: pick.key,
      label: isRaffle
        ? `${ticketBook(pick.defaultEntryCount)} · ${priceOf(pick, pick.prices[0]?.games)}`
        : "Quick-pick",
      counts: countsOf(pick, isRaffle ? countBooks : countGames),
    })),
    drawCounts: isRaffle
      ? []
      : (picks[0]?.drawCounts ?? [1]).map((count) => ({
          value: String(count),
          label: count === 1 ? "1 draw" : `${count} draws`,
        })),
    causes: causes.map((cause) => ({ value: cause.key, label: cause.name })),
  };
}

const priceOf = ({ priceCurrency: currency, prices }: GameOffer, count = 1) =>
  formatMoney({ amount: ticketPrice(prices, count) ?? 0, currency });

const countsOf = (pick: GameOffer, countOf: (count: number) => string) =>
  pick.prices.map(({ games }) => ({ value: String(games), label: `${countOf(games)} · ${priceOf(pick, games)}` }));

/** Returns the label of the box that repeats a purchase, "Subscription: every month", and what is charged when. */
function repeatWords(recurring: RecurringOption) {
  const { defaultValue, hint = "", options = [] } = recurringSelect(recurring, true) ?? {};
  const often = options.find(({ value }) => value === defaultValue)?.label ?? "";
  return { label: `${typeName(recurring.type)}: ${often.toLowerCase()}`, hint };
}
