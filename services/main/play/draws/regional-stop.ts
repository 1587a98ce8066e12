import { findOffer } from "../../catalogue/offers/catalogue.ts";
import type { Draw } from "./draws.rows.ts";
import { stopIn } from "./schedule.rules.ts";

type Stopping = Pick<Draw, "product_offer_key" | "draw_no" | "stop">;

function scheduleOf(offerKey: string) {
  const offer = findOffer(offerKey);
  return offer && "schedule" in offer ? offer.schedule : undefined;
}

/** Returns whether sales of an offer close in a region at a time of its own. */
export const hasOwnClose = (offerKey: string, region: string | null): boolean =>
  region !== null && Object.hasOwn(scheduleOf(offerKey)?.regionalCloses ?? {}, region);

/**
 * Returns when sales of a draw stop in a region: at the region's own close, or earlier with the draw, which an operator may
 * have brought forward.
 */
export function regionalStopOf(draw: Stopping, region: string | null): Date {
  const schedule = scheduleOf(draw.product_offer_key);
  if (!schedule || !hasOwnClose(draw.product_offer_key, region)) return draw.stop;
  return new Date(Math.min(draw.stop.getTime(), stopIn(schedule, draw.draw_no, region).getTime()));
}
