// The one item of a partner's page. Its choices are the query of the page's address, so that a login, the bank and Back keep
// them without being stored. Pure.
import type { Outputs } from "#gateway/gateway.ts";
import type { RecurringOption } from "#site/lib/recurring/posted-recurring.ts";
import type { Option } from "#site/ui/field/field.ts";
import type { PartnerItem } from "./checkout.ts";

type PartnerCart = Outputs["partners"]["setItem"];
type GameType = NonNullable<PartnerItem["lottery"]["gameType"]>;

/** What the page sells of an offer: the options of its form. */
export type PartnerOffer = {
  key: string;
  name: string;
  /** Open draws, next first, each with its prize and when its sales close. */
  draws: readonly (Option & { facts: readonly string[] })[];
  /** The books of a raffle, or the one way to play quick-picks. */
  picks: readonly (Option & { counts: readonly Option[] })[];
  /** The game type of a lottery; null for a raffle. */
  gameType: GameType | null;
  /** For how many draws a ticket is sold. */
  drawCounts: readonly Option[];
  causes: readonly Option[];
  recurs: RecurringOption & { label: string; hint: string };
};

/** How far the read of a price is. */
export type FetchStatus = "pending" | "resolved" | "rejected";

/** Whether what the page shows can be paid for. Shop §4: a status that is unknown counts as ready. */
export const isReady = (status: FetchStatus): boolean => status !== "pending" && status !== "rejected";

/** The values of the form, as in the address. */
const FIELDS = ["draw", "pick", "count", "draws", "cause", "again"] as const;
export type PartnerChoice = { offer: string } & Record<(typeof FIELDS)[number], string>;

const known = (options: readonly Option[], value: string | null): string =>
  options.find((option) => option.value === value)?.value ?? options[0]?.value ?? "";

/** Returns the valid choices of an address, with the first option of each that is missing or no longer offered. */
export function choiceOf(offer: PartnerOffer, query: URLSearchParams): PartnerChoice {
  const pick = known(offer.picks, query.get("pick"));
  const counts = offer.picks.find(({ value }) => value === pick)?.counts ?? [];
  const repeats = offer.recurs.availability === "always" || query.get("again") === "true";
  return {
    offer: offer.key,
    draw: known(offer.draws, query.get("draw")),
    pick,
    count: known(counts, query.get("count")),
    draws: known(offer.drawCounts, query.get("draws")),
    cause: known(offer.causes, query.get("cause")),
    again: repeats && offer.recurs.availability !== "never" ? "true" : "",
  };
}

/** Whether an address has an item, and not only an offer. */
export const hasItem = (query: URLSearchParams): boolean => query.has("count");

export function itemOf({ gameType, recurs }: PartnerOffer, choice: PartnerChoice): PartnerItem {
  const { again, cause, count, draw, draws, offer, pick } = choice;
  const shared = {
    drawNumber: Number(draw),
    ...(again && { recurringPurchase: { type: recurs.type, enabled: true } }),
  };
  const lottery = { lotteryKey: offer, numGames: Number(count), ...(cause && { causeKey: cause }) };
  if (gameType === null) return { ...shared, lottery, raffleOffer: pick };
  return { ...shared, lottery: { ...lottery, gameType, gameOffer: pick, quickpick: true, numDraws: Number(draws) } };
}

/**
 * Returns the query of an address with this item, with the source of the visit, which a purchase is attributed to, and with the key of
 * its purchase, so that Back leads to what was bought.
 */
export function queryOf(
  { drawNumber, lottery, raffleOffer, recurringPurchase }: PartnerItem,
  source?: string | null,
  key?: string,
): Record<string, string> {
  const { causeKey, gameOffer, lotteryKey, numDraws, numGames } = lottery;
  const values = {
    offer: lotteryKey,
    draw: drawNumber,
    pick: raffleOffer ?? gameOffer,
    count: numGames ?? 1,
    draws: numDraws,
    cause: causeKey,
    again: recurringPurchase?.enabled || undefined,
    utm_source: source ?? undefined,
    key,
  };
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/** Returns the query of the item that a customer left in their cart on this page, or null if it is empty. */
export function keptQuery({ cartItems: [item] }: Pick<PartnerCart, "cartItems">): Record<string, string> | null {
  if (!item?.lotteryKey) return null;
  const { causeKey, drawNo, gameOffer, lotteryKey, numDraws, numGames, quantity, raffleOffer, recurringPurchase } =
    item;
  return queryOf({
    ...(drawNo !== undefined && { drawNumber: drawNo }),
    ...(raffleOffer !== undefined && { raffleOffer }),
    recurringPurchase,
    lottery: {
      lotteryKey,
      numGames: numGames ?? quantity,
      ...(causeKey !== undefined && { causeKey }),
      ...(gameOffer !== undefined && { gameOffer }),
      ...(numDraws !== undefined && { numDraws }),
    },
  });
}

/** Returns the fields of a plain form that sends the item. */
export function fieldsOf(value: object, name = "cartItem"): [name: string, value: string][] {
  return Object.entries(value).flatMap(([key, inner]): [string, string][] =>
    typeof inner === "object" && inner !== null
      ? fieldsOf(inner, `${name}.${key}`)
      : [[`${name}.${key}`, String(inner)]],
  );
}
