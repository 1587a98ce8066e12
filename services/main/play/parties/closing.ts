// Closes sessions in the transaction that closes their draw: enters what the sold shares pay for and gives the rest back.
import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import {
  between,
  cashAccount,
  houseAccount,
  PARTY_ENTRY,
  PARTY_RETURN,
  type Paid,
  partyAccount,
  post,
  postAll,
  prizeAccount,
  readPaid,
} from "#services/lib/ledger.ts";
import { formatCents } from "#services/lib/money.ts";
import { Refusal } from "#services/lib/refusal.ts";
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import { listUpcomingDraws, SELLING } from "../draws/draws.rows.ts";
import type { Closing, Play } from "../draws/play.ts";
import { readDraws } from "../draws/sale-draws.rows.ts";
import { notifyWinners, type WinNews } from "../draws/win-news.ts";
import { LOTTERY_TERMS } from "../lotteries/lottery-play.ts";
import { type CustomerShares, insertSyndicates, listCustomerShares } from "../syndicates/syndicates.rows.ts";
import { toShareTicket } from "../syndicates/syndicates.shapes.ts";
import { gamesPaidFor, splitReturn, takeBack } from "./closing.rules.ts";
import { findTicket, openSession } from "./opening.ts";
import {
  cancelSession,
  listReturnReferences,
  listSharesBought,
  lockOpenSessions,
  type OpenSession,
  type ShareBought,
  writeClosedSession,
} from "./parties.rows.ts";

type CustomerTicket = components["schemas"]["CustomerTicket"];

/** Closes the open sessions of a draw, which is locked and still on sale. */
async function closeSessions(tx: Tx, closing: Closing): Promise<void> {
  const sessions = await lockOpenSessions(tx, closing.drawId);
  if (sessions.length === 0) return;
  const bought = await listSharesBought(tx, closing.drawId);
  const checkoutIds = [...new Set(bought.map(({ checkout_id }) => checkout_id))];
  const returns = checkoutIds.length > 0 ? await listReturnReferences(tx, checkoutIds) : [];
  const paid = await readPaid(tx, checkoutIds, returns);
  const bySession = Map.groupBy(bought, ({ session_id }) => session_id);
  for (const session of sessions) {
    await closeSession(tx, closing, session, bySession.get(session.id) ?? [], paid);
    if (session.autosession_status === "on") await repeat(tx, session, closing.now);
  }
}

async function closeSession(
  tx: Tx,
  { drawId, now, poolBp }: Closing,
  session: OpenSession,
  shares: ShareBought[],
  paid: Map<string, Paid>,
): Promise<void> {
  const sold = shares.reduce((sum, { quantity }) => sum + quantity, 0);
  const potCents = sold * session.share_cents;
  const lottery = findLottery(session.product_offer_key);
  const ticket = lottery && findTicket(lottery, session.game_offer);
  const { cents, games } = ticket ? gamesPaidFor(ticket.offer, session.games.length, potCents) : { cents: 0, games: 0 };
  const pot = partyAccount(session.id);
  if (games > 0) {
    const ticketId = newId("ord");
    await insertSyndicates(
      tx,
      [
        {
          id: ticketId,
          syndicate: {
            draw_id: drawId,
            syndicate_key: session.id,
            product_offer_key: session.product_offer_key,
            size: sold,
            share_cents: session.share_cents,
          },
          lotteryKey: session.product_offer_key,
          gameType: session.game_type,
          gameOffer: session.game_offer,
          description: session.group_name,
          cents,
          games: session.games.slice(0, games),
        },
      ],
      now,
    );
    const poolCents = Math.floor((cents * poolBp) / 10_000);
    const entries = [
      ...between(pot, houseAccount("sales"), cents - poolCents),
      ...between(pot, houseAccount("prize_pool"), poolCents),
    ];
    await post(tx, { kind: PARTY_ENTRY, reference: session.id, at: now, entries });
    await writeClosedSession(tx, session.id, ticketId);
  }
  const parts = splitReturn(potCents - cents, sold, shares);
  await postAll(
    tx,
    parts
      .filter(({ cents: back }) => back > 0)
      .map(({ cents: back, checkout_id, customer_id, id }) => {
        const { cashCents, prizeCents, promotionCents } = takeBack(paid.get(checkout_id), back);
        return {
          kind: PARTY_RETURN,
          reference: `${checkout_id}/${id}`,
          at: now,
          entries: [
            { account: pot, cents: -back },
            { account: cashAccount(customer_id), cents: cashCents },
            { account: prizeAccount(customer_id), cents: prizeCents },
            { account: houseAccount("promotions"), cents: promotionCents },
          ],
        };
      }),
  );
  if (games === 0)
    await cancelSession(
      tx,
      session.id,
      shares.map(({ id }) => id),
      now,
    );
  const news = parts.map((part) => newsOf(session, games, part));
  await notifyWinners(tx, news, now);
}

function newsOf(
  session: OpenSession,
  games: number,
  { cents, customer_id, id }: ShareBought & { cents: number },
): WinNews {
  const isAll = games === session.games.length;
  const lottery = findLottery(session.product_offer_key)?.name ?? session.product_offer_key;
  const back = cents > 0 ? `${formatCents(cents)} of your money is back in your wallet.` : "";
  return {
    customerId: customer_id,
    title: games > 0 ? `${session.group_name} is in the draw` : `${session.group_name} was cancelled`,
    message:
      games > 0
        ? [`${isAll ? `All ${games}` : `${games} of ${session.games.length}`} games are in the ${lottery} draw.`, back]
            .join(" ")
            .trim()
        : `Too few shares were sold to enter a ${lottery} ticket. ${back}`.trim(),
    link: `/my-account/lotto-party/ticket/${id}`,
  };
}

/**
 * Opens the next session of one that repeats: the same games and share price, new numbers, prices of now. Opens none without a next
 * draw, for an organiser who is gone, or if a new price has no such shares: the draw closes all the same.
 */
async function repeat(tx: Tx, session: OpenSession, now: Date): Promise<void> {
  const lottery = findLottery(session.product_offer_key);
  const ticket = lottery && findTicket(lottery, session.game_offer);
  const ahead = (await listUpcomingDraws(tx, now, 2)).get(session.product_offer_key) ?? [];
  const next = ahead.find(({ id }) => id !== session.draw_id);
  if (!ticket || !next || session.is_organiser_gone) return;
  const draw = (await readDraws(tx, [next.id], { hold: true })).get(next.id);
  if (!draw || !SELLING.includes(draw.status)) return;
  try {
    await openSession(tx, {
      groupId: session.group_id,
      previousId: session.id,
      draw,
      ticket,
      numGames: session.games.length,
      now,
      shareCents: session.share_cents,
      autosession: "on" as const,
      invitesAll: session.invites_all,
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Returns shares of a session as a ticket of the customer in a draw. */
function toOwnShares(row: CustomerShares): CustomerTicket {
  const { shares, ...ticket } = toShareTicket(row);
  return { ...ticket, ...(shares && { shares: { ...shares, sessionId: row.syndicate_key } }) };
}

/** Shares of the tickets of groups, in the draws of a lottery. Once closed, they are paid like shares of a syndicate. */
export const party: Play = {
  drawType: "syndicate_share_draw",
  category: "lotteries",
  termsOf: () => LOTTERY_TERMS,
  readDetails: async () => ({}),
  prepare: async () => {},
  draws: null,
  shares: {
    enter: closeSessions,
    payUnsold: async () => {},
    payNext: async () => null,
    readOwn: async (tx, customerId, drawIds) => {
      const shares = await listCustomerShares(tx, "social_syndicate_share", customerId, drawIds);
      return (drawId) => shares.filter(({ draw_id }) => draw_id === drawId).map(toOwnShares);
    },
  },
};
