import type { Tx } from "#services/lib/handlers.ts";
import type { UpcomingDraws } from "../../catalogue/offers/offers.handlers.ts";
import { listDrawsAhead } from "./draws.rows.ts";
import { drawnOfferOf, toDraw } from "./draws.shapes.ts";
import { DRAWS_AHEAD } from "./schedule.ts";

/** Returns a function that lists the draws on sale of an offer, next draw first. */
export async function readUpcomingDraws(tx: Tx, now: Date): Promise<UpcomingDraws> {
  const ahead = await listDrawsAhead(tx, now);
  return (offer) =>
    (ahead.get(drawnOfferOf(offer).key) ?? [])
      .slice(0, DRAWS_AHEAD)
      .map((draw, offset) => toDraw(draw, offer, offset, now));
}
