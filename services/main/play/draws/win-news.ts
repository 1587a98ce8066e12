// Notifies winners: one news card and one mail per ticket and draw, in the transaction that pays the prize.
import type { Tx } from "#services/lib/handlers.ts";
import { formatCents } from "#services/lib/money.ts";
import { insertCard } from "#services/notifications/content-cards.rows.ts";
import { insertMail } from "../../foundation/mail/mail.rows.ts";
import { readEmail } from "../../identity/customer/customer.rows.ts";

export type Win = {
  orderId: string;
  customerId: string;
  lottery: string;
  drawNo: number;
  games: number;
  cents: number;
  /** More sentences about the prize. */
  notes: readonly string[];
};

export async function notifyWinner(tx: Tx, win: Win, now: Date): Promise<void> {
  const { title, message } = winText(win);
  await insertCard(tx, {
    customerId: win.customerId,
    title,
    message,
    link: `/my-account/past-tickets/ticket/${win.orderId}`,
    createdAt: now,
  });
  await insertMail(tx, { recipient: await readEmail(tx, win.customerId), subject: title, body: message });
}

function winText({ lottery, drawNo, games, cents, notes }: Win) {
  const winning = games === 1 ? "1 winning game" : `${games} winning games`;
  const paid = cents > 0 ? ["The prize is in your wallet."] : [];
  return {
    title: cents > 0 ? `You won ${formatCents(cents)} in ${lottery}` : `You won a prize in ${lottery}`,
    message: [`You have ${winning} in draw ${drawNo}.`, ...paid, ...notes].join(" "),
  };
}
