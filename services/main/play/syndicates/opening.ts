// Opens the syndicates of draws on sale: the house chooses the numbers and plays the ticket, sold or not.
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { findSyndicate } from "../../catalogue/offers/catalogue.ts";
import { gameOfferOf, priceCents, quickPick } from "../../catalogue/offers/lottery/prices.rules.ts";
import { SYNDICATES } from "../../catalogue/offers/syndicate/syndicates.ts";
import { listUpcomingDraws, SELLING } from "../draws/draws.rows.ts";
import { readDraws } from "../draws/sale-draws.rows.ts";
import { insertSyndicates, listSyndicates, type NewTicket } from "./syndicates.rows.ts";

/** How many draws of a lottery have open syndicates: the next one is there before the first one closes. */
const OPEN_DRAWS = 2;

type OpenDraw = { id: string; product_offer_key: string };

const SYNDICATE_LOTTERIES = [...new Set(SYNDICATES.map(({ lotteryKey }) => lotteryKey))];

/** Opens the syndicates of the next draws that have none yet. Safe to run repeatedly and concurrently. */
export async function openNextSyndicates(tx: Tx, now: Date): Promise<void> {
  const ahead = await listUpcomingDraws(tx, now, OPEN_DRAWS);
  const missing = await listMissingTickets(
    tx,
    SYNDICATE_LOTTERIES.flatMap((key) => ahead.get(key) ?? []),
  );
  // Locked, so that none closes before its tickets are in it.
  const held = await readDraws(tx, [...new Set(missing.map(({ syndicate }) => syndicate.draw_id))], { hold: true });
  const isSelling = (drawId: string) => SELLING.some((status) => status === held.get(drawId)?.status);
  await insertSyndicates(
    tx,
    missing.filter(({ syndicate }) => isSelling(syndicate.draw_id)),
    now,
  );
}

/** Returns the tickets of the syndicates that are missing in these draws. */
async function listMissingTickets(tx: Tx, draws: readonly OpenDraw[]): Promise<NewTicket[]> {
  const open = new Set(
    (
      await listSyndicates(
        tx,
        draws.map(({ id }) => id),
      )
    ).map((row) => `${row.draw_id} ${row.syndicate_key}`),
  );
  return draws.flatMap((draw) =>
    SYNDICATES.filter(({ lotteryKey }) => lotteryKey === draw.product_offer_key).flatMap(({ key, shares }) =>
      shares.filter(({ id }) => !open.has(`${draw.id} ${id}`)).map(({ id }) => ticketOf(draw, key, id)),
    ),
  );
}

function ticketOf(draw: OpenDraw, offerKey: string, id: string): NewTicket {
  const found = findSyndicate(offerKey, id);
  if (!found) throw new Error(`${offerKey} has no syndicate ${id}`);
  const { lottery, syndicate } = found;
  const { gameOffer, games, gameType } = syndicate.ticket;
  const offer = gameOfferOf(lottery, gameType, gameOffer);
  return {
    id: newId("ord"),
    syndicate: {
      draw_id: draw.id,
      syndicate_key: id,
      product_offer_key: offerKey,
      size: syndicate.size,
      share_cents: syndicate.shareCents,
    },
    lotteryKey: lottery.key,
    gameType,
    gameOffer,
    description: syndicate.name,
    cents: priceCents(offer, games),
    games: quickPick(offer, games),
  };
}
