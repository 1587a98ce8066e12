// Notifies winners: one news card and one mail per ticket and draw, in the transaction that pays the prize.
import type { Tx } from "#services/lib/handlers.ts";
import { formatCents } from "#services/lib/money.ts";
import { insertCard } from "#services/notifications/content-cards.rows.ts";
import { insertMail } from "../../foundation/mail/mail.rows.ts";
import { readEmail } from "../../identity/customer/customer.rows.ts";

export type WinNews = { customerId: string; title: string; message: string; link: string };

export async function notifyWinner(tx: Tx, { customerId, title, message, link }: WinNews, now: Date): Promise<void> {
  await insertCard(tx, { customerId, title, message, link, createdAt: now });
  await insertMail(tx, { recipient: await readEmail(tx, customerId), subject: title, body: message });
}

export type LotteryWin = {
  orderId: string;
  customerId: string;
  lottery: string;
  drawNo: number;
  games: number;
  cents: number;
  /** More sentences about the prize. */
  notes: readonly string[];
};

/** Returns the news about the winning games of a ticket. */
export function newsOfGames({ customerId, orderId, lottery, drawNo, games, cents, notes }: LotteryWin): WinNews {
  const winning = games === 1 ? "1 winning game" : `${games} winning games`;
  const paid = cents > 0 ? ["The prize is in your wallet."] : [];
  return {
    customerId,
    title: cents > 0 ? `You won ${formatCents(cents)} in ${lottery}` : `You won a prize in ${lottery}`,
    message: [`You have ${winning} in draw ${drawNo}.`, ...paid, ...notes].join(" "),
    link: `/my-account/past-tickets/ticket/${orderId}`,
  };
}
