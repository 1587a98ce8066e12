import type { Outputs } from "#gateway/gateway.ts";
import { itemViewOf } from "#site/features/products/item-views.ts";
import type { OrderContents } from "#site/features/products/kind/product.ts";
import { numberFacts } from "#site/lib/format/books.ts";
import { closingLabel, drawFacts, drawNumbers, fullDate, shortDate, timeLeft } from "#site/lib/format/dates.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { goodsSentence, keptOf, listPrizes } from "#site/lib/format/wins.ts";
import { href } from "#site/lib/href.ts";

/** The list that a ticket stands in. */
export type ListKind = "upcoming" | "past";
export type Order = Outputs["orders"]["get"];
/** One page of orders, with the total count. */
export type OrderPage = Outputs["orders"]["list"];
export type OrderRow = OrderPage["orders"][number];
export type OrderDraw = Order["draws"][number];
export type DrawDetails = NonNullable<Order["details"]>[number];

type Won = Pick<Order, "prizeReversal" | "status" | "ticketWins" | "winnings">;
/** With the draws and the session, which decide whether more shares are on sale. */
type Stated = Won & Partial<Pick<Order, "draws" | "sessionId" | "syndicate">>;

const ON_SALE = ["DRAW_OPEN", "DRAW_CAPPED"];
/** Whether the ticket of a Lotto Party is not in its draw yet: it will be, if enough shares are sold. */
const isFilling = ({ draws = [], sessionId }: Stated) =>
  sessionId !== undefined && draws.every(({ status }) => ON_SALE.includes(status));

function labelOfUpcoming(order: Stated): string {
  if (!isFilling(order)) return "In the draw";
  return order.syndicate?.sharesLeft === 0 ? "All shares sold" : "Shares on sale";
}

/** Returns the prizes that an order still has, as they follow "You won"; empty if there are none. */
export const prizesOf = (order: Won): string =>
  order.status === "refunded" ? "" : listPrizes(order.ticketWins, keptOf(order));

type State = { tone: "info" | "gold" | "neutral" | "warning"; label: string };

/** Returns an order's status as a short label. Among past tickets it is that of the draws already held. */
export function stateOf(order: Stated, kind?: ListKind): State {
  const { prizeReversal, status, ticketWins = [] } = order;
  const winnings = keptOf(order);
  const prizes = prizesOf(order);
  if (status === "refunded") return { tone: "warning", label: "Refunded" };
  if (prizeReversal && !prizes) return { tone: "warning", label: "Prize taken back" };
  if (ticketWins.some(({ isGoods }) => isGoods))
    return { tone: "gold", label: `Won: ${prizes.charAt(0).toUpperCase()}${prizes.slice(1)}` };
  if (winnings && winnings.amount > 0) {
    return { tone: "gold", label: `Won ${formatMoney(winnings)}${status === "upcoming" ? " so far" : ""}` };
  }
  if (status === "upcoming" && kind === "past" && winnings) return { tone: "neutral", label: "No prize yet" };
  if (status === "upcoming") return { tone: "info", label: labelOfUpcoming(order) };
  return status === "drawn" ? { tone: "info", label: "Being checked" } : { tone: "neutral", label: "No prize" };
}

/** Says where a won order's prizes are, and whether more draws follow. */
export function whereIs(order: Won): string {
  const { status, ticketWins = [] } = order;
  return [
    ...((keptOf(order)?.amount ?? 0) > 0 ? ["The money is in your wallet."] : []),
    goodsSentence(ticketWins),
    ...(status === "upcoming" ? ["This ticket is still in a draw to come."] : []),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Returns the next upcoming draw, else the last one drawn. */
export function drawOf({ draws }: Pick<Order, "draws">, now: Date): OrderDraw | undefined {
  return draws.find(({ stop }) => new Date(stop) > now) ?? draws.at(-1);
}

const DRAWN = ["DRAW_DRAWN", "DRAW_SCORED", "DRAW_PAID", "DRAW_EMAILED"];

/** Returns the last draw with a result, else the next one. */
function lastDrawOf(order: Pick<Order, "draws">, now: Date): OrderDraw | undefined {
  return order.draws.findLast(({ status }) => DRAWN.includes(status)) ?? drawOf(order, now);
}

/** Returns what an order contains: its games or entries, the books of a raffle, or the shares of a syndicate. */
export const contentsOf = (order: Pick<Order, "productType"> & OrderContents): string[] =>
  itemViewOf(order).orderContents(order);

/** Returns the address of a customer's shares of a ticket: of a Lotto Party's session, or of a syndicate. */
export const shareHref = ({ id, sessionId }: Pick<Order, "id" | "sessionId">): string =>
  sessionId ? href("my-account-lotto-party-ticket", { id }) : href("my-account-syndicate-share", { id });

// More fit on the ticket's own page.
const NUMBERS_IN_ROW = 3;

/** Returns the facts shown under an order's name in a list. Upcoming tickets show their next draw, past tickets their last draw. */
export function factsOf(order: OrderRow, now: Date, kind: ListKind): string[] {
  const isUpcoming = kind === "upcoming" && order.status === "upcoming";
  const draw = isUpcoming ? drawOf(order, now) : lastDrawOf(order, now);
  const facts = [...contentsOf(order), ...numberFacts(order, NUMBERS_IN_ROW)];
  if (!draw) return facts;
  facts.push(drawNumbers(draw.drawNo));
  if (isUpcoming && new Date(draw.stop) > now) facts.push(...drawFacts(draw, now));
  else facts.push(isUpcoming ? fullDate(draw.drawDate) : shortDate(draw.drawDate));
  if (order.draws.length > 1) facts.push(drawCount(order));
  return facts;
}

/** Returns when the sales of a draw close and the time left; after that, its date. */
export function closesIn(draw: OrderDraw, now: Date): string {
  const left = timeLeft(draw.stop, now);
  if (!left) return fullDate(draw.drawDate);
  if (draw.isDrawnWhenSoldOut) return drawFacts(draw, now).join(", ");
  return `${closingLabel(draw.stop, now)}, in ${left}`;
}

/** Returns the facts of a ticket whose draw is named above it. */
export const ticketFacts = (order: OrderRow): string[] => [
  ...contentsOf(order),
  ...numberFacts(order, NUMBERS_IN_ROW),
  ...(order.draws.length > 1
    ? [drawNumbers(order.draws[0]?.drawNo ?? 0, order.draws.at(-1)?.drawNo), drawCount(order)]
    : []),
];

function drawCount({ draws }: Pick<Order, "draws">): string {
  const held = draws.filter(({ status }) => DRAWN.includes(status)).length;
  return held > 0 && held < draws.length ? `${held} of ${draws.length} draws held` : `${draws.length} draws`;
}

export type DrawGroup = { key: string; name: string; draw: OrderDraw | undefined; of: OrderRow[] };

/** Groups upcoming tickets by their next draw, the first to close first. */
export function byDraw(orders: readonly OrderRow[], now: Date): DrawGroup[] {
  const groups = new Map<string, DrawGroup>();
  for (const order of orders) {
    const draw = drawOf(order, now);
    const key = `draw-${order.productOfferKey}-${draw?.drawNo ?? "later"}`;
    const group = groups.get(key) ?? { key, name: order.offerName, draw, of: [] };
    group.of.push(order);
    groups.set(key, group);
  }
  const stopOf = ({ draw }: DrawGroup) => (draw ? Date.parse(draw.stop) : Number.POSITIVE_INFINITY);
  return [...groups.values()].sort((a, b) => (stopOf(a) === stopOf(b) ? 0 : stopOf(a) - stopOf(b)));
}
