// The win that the account overview announces. Pure.
import { keptOf, listPrizes, sumOf } from "#site/lib/format/wins.ts";
import type { OrderRow } from "./order-labels.ts";

const SHOWN_MS = 7 * 24 * 60 * 60 * 1000;

export type Win = {
  order: OrderRow;
  /** As it follows "You won". */
  prize: string;
  drawNo: number;
  /** How many more of these orders have won. */
  others: number;
};

/** Returns the most valuable win of the last seven days among these orders; `null` if there is none. */
export function latestWin(orders: readonly OrderRow[], now: Date): Win | null {
  const distinct = [...new Map(orders.map((order) => [order.id, order])).values()];
  const won = distinct.flatMap((order) => winOf(order, now) ?? []).sort((a, b) => b.value - a.value);
  const [best] = won;
  return best ? { order: best.order, prize: best.prize, drawNo: best.drawNo, others: won.length - 1 } : null;
}

function winOf(order: OrderRow, now: Date) {
  if (order.status === "refunded") return null;
  // A raffle has the date of its main draw, which is later than its early-bird draws.
  const recent = order.draws.filter(({ drawDate }) => Date.parse(drawDate) > now.getTime() - SHOWN_MS);
  const goods = recent.length > 0 ? (order.ticketWins ?? []).filter(({ isGoods }) => isGoods) : [];
  const paid = recent.filter(({ winnings }) => winnings && winnings.amount > 0);
  const won = sumOf(paid.flatMap(({ winnings }) => winnings ?? []));
  // Prizes that were taken back may be those of other draws.
  const money = won && { ...won, amount: Math.min(won.amount, keptOf(order)?.amount ?? 0) };
  const prize = listPrizes(goods, money);
  const draw = paid.at(-1) ?? recent.at(-1);
  if (!prize || !draw) return null;
  const value = goods.reduce((sum, one) => sum + one.value.amount, money?.amount ?? 0);
  return { order, prize, drawNo: draw.drawNo, value };
}
