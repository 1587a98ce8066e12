// Draws before they are published.
import type { components } from "#generated/main/schema.ts";
import type { Handlers } from "#services/lib/handlers.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import { drawnOfferOf, findOffer } from "../../catalogue/offers/catalogue.ts";
import type { Offer } from "../../catalogue/offers/offer.ts";
import { countSellingBefore, findDraw } from "../draws/draws.rows.ts";
import { drawIdOf, timesOf } from "../draws/schedule.rules.ts";
import { listEarlyBirds } from "../raffles/raffle.rows.ts";
import { prizesOfDraw } from "../raffles/raffle-results.ts";
import { toDraw } from "./draws.shapes.ts";
import { drawsOf } from "./kinds.ts";

type Preview = components["schemas"]["DrawPreview"];

// A draw number far ahead is a mistake, and dates there mean nothing.
const MAX_DRAW_NO = 100_000;
const MAX_AHEAD_MS = 2 * 366 * 24 * 60 * 60 * 1000;

/** Returns a draw that does not exist yet, by the schedule of its offer. Refuses one that is past or too far ahead with 404. */
function previewOf(offer: Offer, drawNo: number, now: Date, region: string | null): Preview {
  if (drawNo > MAX_DRAW_NO) refuseNotFound();
  const drawn = drawnOfferOf(offer);
  const { stop, drawAt } = timesOf(drawn.schedule, drawNo);
  const aheadMs = stop.getTime() - now.getTime();
  if (!(aheadMs > 0 && aheadMs < MAX_AHEAD_MS)) refuseNotFound();
  const row = {
    id: drawIdOf(drawn.key, drawNo),
    product_offer_key: drawn.key,
    draw_no: drawNo,
    stop,
    opens_at: null,
    draw_at: drawAt,
    status: "DRAW_OPEN" as const,
    prize_pool_cents: drawsOf(drawn).firstPrizeCentsOf(drawn),
    is_prize_pool_unknown: false,
    seed_hash: "",
    entries_hash: null,
  };
  const { seedHash: _, ...draw } = toDraw(row, offer, { offset: 0, now, region });
  return { productOfferKey: offer.key, draw: { ...draw, purchaseStatus: "pre_order" }, prizes: prizesOfDraw(row, []) };
}

export const drawPreviewsHandlers: Handlers<"getDrawPreview"> = {
  getDrawPreview: async ({ now, params: { drawNo, productOfferKey }, subVariant: region, tx }) => {
    const offer = findOffer(productOfferKey) ?? refuseNotFound();
    const draw = await findDraw(tx, drawnOfferOf(offer).key, drawNo);
    if (!draw) return { status: 200, body: { result: previewOf(offer, drawNo, now, region) } };
    const offset = await countSellingBefore(tx, draw, now);
    const prizes = prizesOfDraw(draw, await listEarlyBirds(tx, [draw.id]));
    const result = { productOfferKey: offer.key, draw: toDraw(draw, offer, { offset, now, region }), prizes };
    return { status: 200, body: { result } };
  },
};
