// Books, prizes and permits of a raffle for its pages. Pure.

import type { Problem } from "#gateway/foundation/problem.ts";
import type { Outputs } from "#gateway/gateway.ts";
import { ticketBook } from "#site/lib/format/counts.ts";
import { fullDate } from "#site/lib/format/dates.ts";
import { formatMoney, formatWhole, formatWholeMoney } from "#site/lib/format/money.ts";
import { raffleOdds } from "#site/lib/format/odds.ts";
import { settleRecurring } from "#site/lib/recurring/posted-recurring.ts";
import type { Option } from "#site/ui/field/field.ts";

export type DrawDetails = Outputs["draws"]["getDetails"];
export type RaffleFacts = NonNullable<DrawDetails["raffle"]>;
export type Prize = DrawDetails["prizes"][number];
type Offer = Outputs["offers"]["get"];
export type Book = Offer["gameTypes"][number]["gameOffers"][number];

export const booksOf = (offer: Pick<Offer, "gameTypes">): Book[] =>
  offer.gameTypes.find(({ key }) => key === "deferred")?.gameOffers ?? [];

/** Returns a book as a choice: "15 Ticket Book", "$25.00 · $1.67 a ticket". */
export function bookOption({ defaultEntryCount: tickets, key, priceCurrency: currency, prices }: Book): Option {
  const price = prices[0]?.price ?? 0;
  const each = formatMoney({ amount: price / tickets, currency });
  return {
    value: key,
    label: ticketBook(tickets),
    hint: `${formatMoney({ amount: price, currency })} · ${each} a ticket`,
  };
}

/** Returns what the button says for each book and number of books: "Add 2 books · $50.00". */
export function addLabels(books: readonly Book[], isPreOrder: boolean): Record<string, Record<string, string>> {
  const labelOf = (price: number, currency: string, count: number) => {
    const chosen = `${count} ${count === 1 ? "book" : "books"} · ${formatMoney({ amount: price, currency })}`;
    return isPreOrder ? `Pre-order ${chosen} later` : `Add ${chosen}`;
  };
  return Object.fromEntries(
    books.map(({ key, priceCurrency, prices }) => [
      key,
      Object.fromEntries(prices.map(({ games, price }) => [games, labelOf(price, priceCurrency, games)])),
    ]),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the day of a prize's draw, and whether it can still be won. */
export const drawnOn = (timestamp: string, now: Date): string =>
  new Date(timestamp) < now ? `${fullDate(timestamp)}, already drawn` : fullDate(timestamp);

/** Returns prizes by type with main first, then by time, then by id (shop §9). */
export const inPrizeOrder = (prizes: readonly Prize[]): Prize[] =>
  [...prizes].sort(
    (a, b) =>
      Number(b.type === "main") - Number(a.type === "main") || compare(a.timestamp, b.timestamp) || compare(a.id, b.id),
  );

export type PrizeGroup = { key: string; name: string; count: number; value: string; timestamp: string; type: string };

/** Returns prizes in their order, equal ones as one row. */
export function prizeGroups(prizes: readonly Prize[]): PrizeGroup[] {
  const groups = Map.groupBy(
    inPrizeOrder(prizes),
    ({ name, timestamp, type, value }) => `${type} ${timestamp} ${name} ${value.amount}`,
  );
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { id, name, timestamp, type, value } = first;
    return [
      {
        key: id,
        name,
        count: same.reduce((sum, { count = 1 }) => sum + count, 0),
        value: Number.isInteger(value.amount) ? formatWholeMoney(value) : formatMoney(value),
        timestamp,
        type,
      },
    ];
  });
}

// An example of what a weekly draw sells. Its tickets have far more numbers, so the page shows the odds for this example.
const WEEKLY_TICKETS = 10_000;

/** Returns the odds of one ticket. Early birds, book-buyer prizes and consolations come on top of them. */
export function oddsOfTicket(
  { prizes, raffle }: { prizes: readonly Prize[]; raffle: RaffleFacts },
  isNumbered: boolean,
) {
  const isWeekly = isNumbered && !raffle.isDrawnWhenSoldOut;
  const tickets = isWeekly ? WEEKLY_TICKETS : raffle.maxTickets;
  const counted = prizes.filter(({ name, type }) => (isNumbered ? name.startsWith("Level") : type === "main"));
  const count = counted.reduce((sum, { count = 1 }) => sum + count, 0);
  const repeats = !isNumbered;
  const whole = isWeekly ? ` if ${formatWhole(tickets)} are sold` : isNumbered ? "" : " if every ticket is sold";
  const first = raffleOdds(tickets, 1, { repeats });
  const any = raffleOdds(tickets, count, { repeats });
  const which = isNumbered ? "a prize of any level" : "any prize of the main draw";
  return `Odds with 1 ticket${whole}: ${first} for the first prize, ${any} for ${which}.`;
}

/** Returns the permits of a region; all of them if the region is unknown. */
export const permitsIn = ({ permits }: RaffleFacts, region: string | null) =>
  region === null ? permits : permits.filter((permit) => permit.region === region);

/** Returns the form for cart.addItem. The address decides the raffle and its draw, not the form. */
export function postedBooks(
  posted: FormData,
  { key: lotteryKey, recurringPurchase }: Pick<Offer, "key" | "recurringPurchase">,
  drawNo: number,
): FormData {
  const form = new FormData();
  for (const [name, value] of posted) form.append(name, value);
  form.set("item.productType", "raffle_ticket");
  form.set("item.lotteryKey", lotteryKey);
  form.set("item.drawNo", String(drawNo));
  settleRecurring(form, recurringPurchase);
  form.set("item.showWinnerName", String(posted.get("item.showWinnerName") === "true"));
  return form;
}

/** Returns a field of the posted form, or undefined. */
export function postedValue(posted: FormData | undefined, name: string): string | undefined {
  const given = posted?.get(name);
  return typeof given === "string" ? given : undefined;
}

/** Returns the message about a field of the item. */
export const errorOf = (targets: Problem["targets"] | undefined, field: string): string | undefined =>
  (targets?.[field] ?? targets?.[`item.${field}`])?.[0]?.message;
