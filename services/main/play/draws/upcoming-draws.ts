import type { Tx } from "#services/lib/handlers.ts";
import type { UpcomingDraws } from "../../catalogue/offers/offers.handlers.ts";
import { listUpcomingDraws } from "./draws.rows.ts";
import { drawnOfferOf, toDraw } from "./draws.shapes.ts";
import { LISTED_DRAWS } from "./schedule.ts";

/** Returns a function that lists the draws on sale of an offer, next draw first. */
export async function readUpcomingDraws(tx: Tx, now: Date): Promise<UpcomingDraws> {
  const ahead = await listUpcomingDraws(tx, now, LISTED_DRAWS);
  return (offer, region) =>
    (ahead.get(drawnOfferOf(offer).key) ?? []).map((draw, offset) => toDraw(draw, offer, { offset, now, region }));
}
