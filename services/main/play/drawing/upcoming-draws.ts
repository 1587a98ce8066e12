import type { Tx } from "#services/lib/handlers.ts";
import { drawnKeyOf } from "../../catalogue/offers/catalogue.ts";
import type { UpcomingDraws } from "../../catalogue/offers/offers.handlers.ts";
import { listUpcomingDraws } from "../draws/draws.rows.ts";
import { LISTED_DRAWS } from "../draws/schedule.rules.ts";
import { toDraw } from "./draws.shapes.ts";

/** Returns a function that lists the draws on sale of an offer, next draw first. */
export async function readUpcomingDraws(tx: Tx, now: Date): Promise<UpcomingDraws> {
  const ahead = await listUpcomingDraws(tx, now, LISTED_DRAWS);
  return (offer, region) =>
    (ahead.get(drawnKeyOf(offer.key)) ?? []).map((draw, offset) => toDraw(draw, offer, { offset, now, region }));
}
