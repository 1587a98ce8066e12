import type { Tx } from "#services/lib/handlers.ts";
import type { UpcomingDraws } from "../../catalogue/offers/offers.handlers.ts";
import { listUpcomingDraws, SELLING } from "../draws/draws.rows.ts";
import { readDraws } from "../draws/sale-draws.rows.ts";
import { listMissingTickets, OPEN_DRAWS, openSyndicates, SYNDICATE_LOTTERIES } from "../syndicates/opening.ts";
import { drawnOfferOf, toDraw } from "./draws.shapes.ts";
import { LISTED_DRAWS } from "./schedule.ts";

/** Returns a function that lists the draws on sale of an offer, next draw first. */
export async function readUpcomingDraws(tx: Tx, now: Date): Promise<UpcomingDraws> {
  const ahead = await listUpcomingDraws(tx, now, LISTED_DRAWS);
  return (offer, region) =>
    (ahead.get(drawnOfferOf(offer).key) ?? []).map((draw, offset) => toDraw(draw, offer, { offset, now, region }));
}

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
  await openSyndicates(
    tx,
    missing.filter(({ syndicate }) => isSelling(syndicate.draw_id)),
    now,
  );
}
