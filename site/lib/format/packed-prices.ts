// Packs a price table, which has one row for every number of games: the plain rows would be a tenth of the page.

import { fromCents, toCents } from "#gateway/rules/cents.ts";
import type { GamePrice } from "#gateway/rules/price.ts";

/**
 * Returns "4-50 270/4" where 4 to 50 games cost 270 cents for 4, rounded up. Otherwise "4 270 1 68 1 67": 4 games for $2.70, then
 * for each further row the added games and cents.
 */
export function packPrices(prices: readonly GamePrice[]): string {
  if (prices.length < 3) return steps(prices);
  return [1, 2, 3, 4].flatMap((games) => linear(prices, games) ?? [])[0] ?? steps(prices);
}

function linear(prices: readonly GamePrice[], per: number): string | null {
  const whole = prices.find(({ games }) => games % per === 0);
  const [first, last] = [prices[0], prices.at(-1)];
  if (!whole || !first || !last) return null;
  const cents = (toCents(whole.price) * per) / whole.games;
  const packed = `${first.games}-${last.games} ${cents}/${per}`;
  const rows = Number.isInteger(cents) ? unpackPrices(packed) : [];
  const isSame = ({ games, price }: GamePrice, at: number) => rows[at]?.games === games && rows[at].price === price;
  return rows.length === prices.length && prices.every(isSame) ? packed : null;
}

function steps(prices: readonly GamePrice[]): string {
  return prices
    .flatMap(({ games, price }, index) => {
      const before = prices[index - 1];
      return [games - (before?.games ?? 0), toCents(price) - (before ? toCents(before.price) : 0)];
    })
    .join(" ");
}

/** Returns the original rows of a packed table; none for an empty text. */
export function unpackPrices(packed: string): GamePrice[] {
  const steps = packed.split(/[ /-]/).map(Number);
  const rows: GamePrice[] = [];
  if (packed.includes("/")) {
    const [from = 0, to = 0, cents = 0, per = 1] = steps;
    for (let games = from; games <= to; games++)
      rows.push({ games, price: fromCents(Math.ceil((games * cents) / per)) });
    return rows;
  }
  let [games, cents] = [0, 0];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    games += steps[at] ?? 0;
    cents += steps[at + 1] ?? 0;
    rows.push({ games, price: fromCents(cents) });
  }
  return rows;
}
