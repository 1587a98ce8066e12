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
  /** The winning games by division. A system can win in several. */
  divisions: ReadonlyMap<number, number>;
  /** The name of a system; absent for standard games. */
  system?: string | undefined;
  cents: number;
  /** More sentences about the prize. */
  notes: readonly string[];
};

/** Returns the news about the winning games of a ticket. */
export function newsOfGames({ customerId, orderId, lottery, drawNo, cents, notes, ...won }: LotteryWin): WinNews {
  const paid = cents > 0 ? ["The prize is in your wallet."] : [];
  return {
    customerId,
    title: cents > 0 ? `You won ${formatCents(cents)} in ${lottery}` : `You won a prize in ${lottery}`,
    message: [`${describeGames(won)} in draw ${drawNo}.`, ...paid, ...notes].join(" "),
    link: `/my-account/past-tickets/ticket/${orderId}`,
  };
}

/** Returns "You have 2 winning games", or "Your System 8 won 1 × Division 3 and 15 × Division 4". */
function describeGames({ divisions, system }: Pick<LotteryWin, "divisions" | "system">): string {
  if (system === undefined) {
    const games = [...divisions.values()].reduce((sum, count) => sum + count, 0);
    return games === 1 ? "You have 1 winning game" : `You have ${games} winning games`;
  }
  const inOrder = [...divisions]
    .sort(([a], [b]) => a - b)
    .map(([division, games]) => `${games} × Division ${division}`);
  return `Your ${system} won ${new Intl.ListFormat("en-AU").format(inOrder)}`;
}
