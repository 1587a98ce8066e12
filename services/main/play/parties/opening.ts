// Opens sessions: the ticket, its numbers and its shares.
import type { Tx } from "#services/lib/handlers.ts";
import { formatCents } from "#services/lib/money.ts";
import { refuse } from "#services/lib/refusal.ts";
import type { GameOffer } from "../../catalogue/game-offers/game-offer.ts";
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import { priceCents, quickPick } from "../../catalogue/offers/lottery/prices.rules.ts";
import type { LotteryOffer } from "../../catalogue/offers/offer.ts";
import { notifyWinners } from "../draws/win-news.ts";
import { listMembers } from "./groups.rows.ts";
import { insertSession, type Session } from "./parties.rows.ts";
import { GAME_TYPES, MAX_SHARES, MIN_SHARE_CENTS } from "./parties.ts";

type Ticket = { gameType: Session["game_type"]; offer: GameOffer };

/** Returns how a game offer of a lottery is played in a session, or null if sessions do not play it. */
export function findTicket({ gameTypes }: LotteryOffer, gameOffer: string): Ticket | null {
  for (const { gameOffers, key } of gameTypes) {
    const offer = GAME_TYPES.includes(key) ? gameOffers.find((one) => one.key === gameOffer) : undefined;
    if (offer) return { gameType: key as Session["game_type"], offer };
  }
  return null;
}

/** Returns how many shares pay for a ticket. Refuses a price with fewer than two shares or with too many. */
function requireShares(ticketCents: number, shareCents: number): number {
  const refusePrice = (message: string) => refuse(422, "invalid_field", message, "share_price");
  if (shareCents < MIN_SHARE_CENTS) refusePrice(`A share costs at least ${formatCents(MIN_SHARE_CENTS)}.`);
  const shares = Math.ceil(ticketCents / shareCents);
  if (shares < 2) refusePrice(`A share must cost less than the whole ticket, which is ${formatCents(ticketCents)}.`);
  if (shares > MAX_SHARES)
    refusePrice(
      `A share of this ticket costs at least ${formatCents(Math.ceil(ticketCents / MAX_SHARES))}: there are at most ${MAX_SHARES} shares.`,
    );
  return shares;
}

type Opening = {
  groupId: string;
  previousId: string | null;
  draw: { id: string; product_offer_key: string };
  ticket: Ticket;
  numGames: number;
  shareCents: number;
  autosession: Session["autosession_status"];
  invitesAll: boolean;
  now: Date;
};

/** Opens a session in a locked draw on sale, with numbers picked now. Returns its id, or null if it repeats one that is repeated already. */
export async function openSession(
  tx: Tx,
  { autosession, draw, groupId, invitesAll, now, numGames, previousId, shareCents, ticket }: Opening,
): Promise<string | null> {
  const ticketCents = priceCents(ticket.offer, numGames);
  const id = await insertSession(tx, {
    group_id: groupId,
    previous_id: previousId,
    draw_id: draw.id,
    product_offer_key: draw.product_offer_key,
    game_type: ticket.gameType,
    game_offer: ticket.offer.key,
    games: quickPick(ticket.offer, numGames),
    ticket_cents: ticketCents,
    share_cents: shareCents,
    total_shares: requireShares(ticketCents, shareCents),
    autosession_status: autosession,
    invites_all: invitesAll,
    created_at: now,
  });
  if (id !== null && invitesAll) await invite(tx, { id, groupId, draw, shareCents, now });
  return id;
}

/** Sends a news card and a mail about a new session to the members of its group. */
async function invite(
  tx: Tx,
  { draw, groupId, id, now, shareCents }: Pick<Opening, "draw" | "groupId" | "now" | "shareCents"> & { id: string },
): Promise<void> {
  const { customerIds, name } = await listMembers(tx, groupId);
  const lottery = findLottery(draw.product_offer_key)?.name ?? draw.product_offer_key;
  await notifyWinners(
    tx,
    customerIds.map((customerId) => ({
      customerId,
      title: `${name} has a new ${lottery} ticket`,
      message: `Shares are ${formatCents(shareCents)} each. See the numbers before you buy.`,
      link: `/my-account/lotto-party/session/${id}`,
    })),
    now,
  );
}
