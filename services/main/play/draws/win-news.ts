// Notifies winners: one news card and one mail per ticket and draw, in the transaction that pays the prize.
import { inSentence } from "#openapi/shared/in-sentence.ts";
import type { CardWin } from "#services/db/tables/shell.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { formatCents, toMoney } from "#services/lib/money.ts";
import { insertCards } from "#services/notifications/content-cards.rows.ts";
import { insertMails } from "../../foundation/mail/mail.rows.ts";
import { emailOf } from "../../identity/customer/customer.rows.ts";

export type WinNews = {
  customerId: string;
  title: string;
  message: string;
  link: string;
  /** Lines that only the mail has. */
  details?: readonly string[];
  /** Only of a win, which the shop shows on the customer's next page. */
  win?: CardWin;
};

export async function notifyWinners(tx: Tx, news: readonly WinNews[], now: Date): Promise<void> {
  await insertCards(
    tx,
    news.map(({ customerId, link, message, title, win }) => ({
      customerId,
      title,
      message,
      link,
      win,
      createdAt: now,
    })),
  );
  await insertMails(
    tx,
    news.map(({ customerId, details = [], link, message, title }) => ({
      recipient: emailOf(customerId),
      subject: title,
      body: [message, details.join("\n")].filter(Boolean).join("\n\n"),
      link,
    })),
  );
}

export type LotteryWin = {
  orderId: string;
  customerId: string;
  lottery: string;
  /** The key of the draw's offer. */
  offerKey: string;
  drawNo: number;
  /** The winning games by division. A system can win in several. */
  divisions: ReadonlyMap<number, number>;
  /** The name of a system; absent for standard games. */
  system?: string | undefined;
  cents: number;
  hasGoods: boolean;
  /** More sentences about the prize. */
  notes: readonly string[];
};

/** Returns the news about the winning games of a ticket. */
export function newsOfGames({
  customerId,
  orderId,
  lottery,
  offerKey,
  drawNo,
  cents,
  hasGoods,
  notes,
  ...won
}: LotteryWin): WinNews {
  const paid = cents > 0 ? ["The prize is in your wallet."] : [];
  return {
    customerId,
    title: cents > 0 ? `You won ${formatCents(cents)} in ${lottery}` : `You won a prize in ${lottery}`,
    message: [`${describeGames(won)} in draw ${drawNo}.`, ...paid, ...notes].join(" "),
    link: `/my-account/past-tickets/ticket/${orderId}`,
    win: {
      name: lottery,
      drawNo,
      productOfferKey: offerKey,
      orderId,
      ...(cents > 0 ? { prize: formatCents(cents), amount: toMoney(cents) } : { prize: "a prize" }),
      ...(hasGoods && { hasGoods, goods: ["a prize"] }),
    },
  };
}

/** Returns "You have 2 winning games", or "Your System 8 ticket won 1 × Division 3 and 15 × Division 4". */
function describeGames({ divisions, system }: Pick<LotteryWin, "divisions" | "system">): string {
  if (system === undefined) {
    const games = [...divisions.values()].reduce((sum, count) => sum + count, 0);
    return games === 1 ? "You have 1 winning game" : `You have ${games} winning games`;
  }
  const inOrder = [...divisions]
    .sort(([a], [b]) => a - b)
    .map(([division, games]) => `${games} × Division ${division}`);
  return `Your ${system} ticket won ${new Intl.ListFormat("en-AU").format(inOrder)}`;
}

export type TicketPrize = { ticket: string; name: string; cents: number; isGoods: boolean };
type TicketWins = Pick<WinNews, "customerId" | "link"> & {
  orderId: string;
  raffle: string;
  /** The key of the main draw's offer. */
  offerKey: string;
  drawNo: number;
  /** Most valuable first. */
  prizes: readonly TicketPrize[];
};

const listOf = (parts: readonly string[]) => new Intl.ListFormat("en-AU").format(parts);
const nameOf = ({ cents, isGoods, name }: TicketPrize) => (isGoods ? inSentence(name) : formatCents(cents));

// The others are counted.
const NAMED_PRIZES = 4;
// Of the contract.
const MAX_GOODS = 50;

/** Returns the news about the winning tickets of an order of a raffle. The mail of several prizes lists their tickets. */
export function newsOfTickets({ customerId, drawNo, link, offerKey, orderId, prizes, raffle }: TicketWins): WinNews {
  const cents = prizes.reduce((sum, prize) => sum + (prize.isGoods ? 0 : prize.cents), 0);
  const goods = prizes.filter(({ isGoods }) => isGoods);
  const [first] = prizes;
  const isOne = prizes.length === 1 && first !== undefined;
  const prize = listOf([...goods.map(nameOf), ...(cents > 0 ? [formatCents(cents)] : [])]);
  return {
    customerId,
    title: `You won ${prize} in ${raffle}`,
    message: [
      `Draw ${drawNo}.`,
      isOne ? lineOf(first) : `Your tickets won ${prizes.length} prizes: ${summaryOf(prizes)}.`,
      ...(cents > 0 ? [`${formatCents(cents)} is in your wallet.`] : []),
      ...(goods.length === 1 ? ["We will contact you about the prize that isn't money."] : []),
      ...(goods.length > 1 ? ["We will contact you about the prizes that aren't money."] : []),
    ].join(" "),
    link,
    win: {
      name: raffle,
      drawNo,
      productOfferKey: offerKey,
      orderId,
      prize,
      ...(cents > 0 && { amount: toMoney(cents) }),
      ...(goods.length > 0 && { hasGoods: true, goods: goods.slice(0, MAX_GOODS).map(nameOf) }),
    },
    ...(!isOne && { details: prizes.map(lineOf) }),
  };
}

const lineOf = (prize: TicketPrize) => `Ticket ${prize.ticket} won ${nameOf(prize)}.`;

/** Returns "a car, 3 × $5,000.00 and 20 × $500.00". */
function summaryOf(prizes: readonly TicketPrize[]): string {
  const equal = [...Map.groupBy(prizes, nameOf)];
  const named = equal.slice(0, NAMED_PRIZES).map(([name, all]) => (all.length > 1 ? `${all.length} × ${name}` : name));
  const others = equal.slice(NAMED_PRIZES).reduce((sum, [, all]) => sum + all.length, 0);
  return listOf([...named, ...(others > 0 ? [`${others} more`] : [])]);
}
