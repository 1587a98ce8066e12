// What a customer's tickets have won: prizes as text, winning games first.
import { fromCents, toCents } from "#gateway/rules/cents.ts";
import { inSentence } from "#openapi/shared/in-sentence.ts";
import { market } from "./locale.ts";
import { formatMoney, type Money } from "./money.ts";

type PlayedGame = { division?: number | undefined };

/** Returns a ticket's games with their positions, highest division first. Games without a prize keep their order. */
export function winnersFirst<Game extends PlayedGame>(games: readonly Game[]): (Game & { place: number })[] {
  const rank = (division: number | undefined) => division ?? Number.POSITIVE_INFINITY;
  return games
    .map((game, index) => ({ ...game, place: index + 1 }))
    .sort((a, b) => Number(rank(a.division) > rank(b.division)) - Number(rank(a.division) < rank(b.division)));
}

/** Returns a ticket's total prize, or `null` if it won no money. */
export function ticketPrize(games: readonly { prize?: Money | undefined }[]): Money | null {
  return sumOf(games.flatMap(({ prize }) => (prize ? [prize] : [])));
}

/** Returns the sum of amounts of one currency; `null` for none. */
export function sumOf(amounts: readonly Money[]): Money | null {
  const [first] = amounts;
  if (!first) return null;
  return { amount: fromCents(amounts.reduce((sum, { amount }) => sum + toCents(amount), 0)), currency: first.currency };
}

/** Returns the winnings of an order without prizes that were taken back. */
export function keptOf(order: { winnings?: Money | undefined; prizeReversal?: { amount: Money } | undefined }) {
  const { prizeReversal, winnings } = order;
  if (!winnings || !prizeReversal) return winnings;
  const cents = Math.max(0, toCents(winnings.amount) - toCents(prizeReversal.amount.amount));
  return { ...winnings, amount: fromCents(cents) };
}

type TicketWin = { isGoods: boolean; name: string };
type ValuedWin = TicketWin & { ticketNumber: string; value: Money; isTakenBack?: boolean | undefined };

/** Returns the prizes of tickets in their order, with the equal prizes of a ticket as one with their number. */
export function groupWins<Win extends ValuedWin>(ticketWins: readonly Win[]): (Win & { key: string; count: number })[] {
  const grouped = new Map<string, Win & { key: string; count: number }>();
  for (const win of ticketWins) {
    const key = `${win.ticketNumber} ${win.name} ${win.value.amount} ${win.isTakenBack ?? false}`;
    grouped.set(key, { ...win, key, count: 1 + (grouped.get(key)?.count ?? 0) });
  }
  return [...grouped.values()];
}

/** Returns prizes as they follow "You won": "$34.46", or "a car and $500.00". Empty if nothing was won. */
export function listPrizes(ticketWins: readonly TicketWin[] = [], money?: Money | null): string {
  const goods = ticketWins.filter(({ isGoods }) => isGoods).map(({ name }) => inSentence(name));
  const cash = money && money.amount > 0 ? [formatMoney(money)] : [];
  return new Intl.ListFormat(market().locale, { type: "conjunction" }).format([...goods, ...cash]);
}

/** A win of a news card: `prize` is all of it, `amount` its money, `goods` names the rest. Older cards do not name it. */
type NewsWin = {
  name: string;
  drawNo: number;
  prize: string;
  amount?: Money | undefined;
  goods?: readonly string[] | undefined;
};

/** Returns all prizes of some wins as they follow "You won". */
export function totalPrize(wins: readonly NewsWin[]): string {
  const [first] = wins;
  if (wins.length === 1 && first) return first.prize;
  const goods = wins.flatMap(({ amount, prize, goods = amount ? [] : [prize] }) => goods);
  const money = sumOf(wins.flatMap(({ amount }) => amount ?? []));
  return listPrizes(
    goods.map((name) => ({ isGoods: true, name })),
    money,
  );
}

/** Returns what each draw adds to a total, in the order of the wins. */
export function partsOfTotal(wins: readonly NewsWin[]): { name: string; drawNo: number; prize: string }[] {
  const byDraw = Map.groupBy(wins, ({ drawNo, name }) => `${name} ${drawNo}`);
  return [...byDraw.values()].flatMap((ofDraw) => {
    const [first] = ofDraw;
    return first ? [{ name: first.name, drawNo: first.drawNo, prize: totalPrize(ofDraw) }] : [];
  });
}

/** Returns what happens with prizes that are not money; empty if there are none. */
export function goodsSentence(ticketWins: readonly Pick<TicketWin, "isGoods">[] = []): string {
  const goods = ticketWins.filter(({ isGoods }) => isGoods).length;
  if (goods === 0) return "";
  return `We will contact you about ${goods === 1 ? "the prize that isn't money" : "the prizes that aren't money"}.`;
}
