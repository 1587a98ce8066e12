import type { Outputs } from "#gateway/gateway.ts";
import { countGames } from "#site/lib/format/counts.ts";
import { closingLabel, fullDate, shortDate } from "#site/lib/format/dates.ts";
import { formatMoney } from "#site/lib/format/money.ts";

export type Order = Outputs["orders"]["get"];
/** One page of orders, with the total count. */
export type OrderPage = Outputs["orders"]["list"];
export type OrderRow = OrderPage["orders"][number];
export type OrderDraw = Order["draws"][number];
export type DrawDetails = NonNullable<Order["details"]>[number];

type State = { tone: "info" | "gold" | "neutral" | "warning"; label: string };

/** Returns an order's status as a short label. */
export function stateOf({ status, winnings }: Pick<Order, "status" | "winnings">): State {
  if (status === "upcoming") return { tone: "info", label: "In the draw" };
  if (status === "refunded") return { tone: "warning", label: "Refunded" };
  if (winnings && winnings.amount > 0) return { tone: "gold", label: `Won ${formatMoney(winnings)}` };
  return status === "drawn" ? { tone: "info", label: "Being checked" } : { tone: "neutral", label: "No prize" };
}

/** Returns the next upcoming draw, else the last one drawn. */
export function drawOf({ draws }: Pick<Order, "draws">, now: Date): OrderDraw | undefined {
  return draws.find(({ stop }) => new Date(stop) > now) ?? draws.at(-1);
}

/** Returns the facts shown under an order's name in a row. */
export function factsOf(order: OrderRow, now: Date): string[] {
  const draw = drawOf(order, now);
  const facts = [countGames(order.numGames)];
  if (!draw) return facts;
  facts.push(`Draw ${draw.drawNo}`, order.status === "upcoming" ? fullDate(draw.drawDate) : shortDate(draw.drawDate));
  if (order.status === "upcoming" && new Date(draw.stop) > now) facts.push(closingLabel(draw.stop, now));
  if (order.draws.length > 1) facts.push(`${order.draws.length} draws`);
  return facts;
}
