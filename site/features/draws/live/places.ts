// The prizes of a draw that picks tickets, with a place for each winning ticket. Pure.
import type { Outputs } from "#gateway/gateway.ts";
import { BOOK_BUYERS } from "#site/lib/format/counts.ts";
import { formatMoney, formatWholeMoney } from "#site/lib/format/money.ts";

type Prize = Outputs["draws"]["getDetails"]["prizes"][number];
/** `buyers` are the only ones who can win the prize; undefined if every ticket can. */
export type PrizePlaces = { name: string; value: string; prizeIds: string[]; buyers?: string };

// More tickets would take minutes to show. The page of the result has them all.
const MOST_PLACES = 30;

const moneyOf = (value: Prize["value"]) =>
  Number.isInteger(value.amount) ? formatWholeMoney(value) : formatMoney(value);

/** Returns the prizes in the order drawn, equal ones as one group. Early birds have draws of their own, and consolations follow from other prizes. */
export function placesOf(prizes: readonly Prize[]): PrizePlaces[] {
  const drawn = prizes.filter(({ id, type }) => type !== "early_bird" && !id.includes("_consolation_"));
  const groups = Map.groupBy(drawn, ({ name, value }) => `${name} ${value.amount}`);
  let left = MOST_PLACES;
  return [...groups.values()].flatMap((same) => {
    const prizeIds = same.flatMap(({ count = 1, id }) => Array.from({ length: count }, () => id));
    const [first] = same;
    if (!first || prizeIds.length > left) return [];
    left -= prizeIds.length;
    const buyers = first.type === "book_buyer" && { buyers: BOOK_BUYERS.toLowerCase() };
    return [{ name: first.name, value: moneyOf(first.value), prizeIds, ...buyers }];
  });
}
