// Keeps enough draws ahead of the clock. What a draw's numbers will be is sealed here, before anything is sold.
import { randomBytes } from "node:crypto";
import type { Insertable } from "kysely";
import type { DrawTable } from "#services/db/tables/draws.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { CATALOGUE } from "../../catalogue/offers/catalogue.ts";
import type { LotteryOffer, RaffleOffer } from "../../catalogue/offers/offer.ts";
import { readOfferStates } from "../../catalogue/offers/offers.rows.ts";
import { countAhead, insertDraws } from "./draws.rows.ts";
import { seedHashOf } from "./numbers.rules.ts";
import { promiseOf } from "./prizes.rules.ts";
import { nextDrawNo, timesOf } from "./schedule.rules.ts";

/** How many draws of a lottery are shown and can be bought ahead. */
export const DRAWS_AHEAD = 4;

/** An offer with draws of its own; a syndicate plays in the draws of its lottery. */
type DrawnOffer = LotteryOffer | RaffleOffer;

const DRAWN_OFFERS = CATALOGUE.filter((offer): offer is DrawnOffer => offer.type !== "syndicate_share");

/** How every draw is called, whoever writes it first. */
export const drawIdOf = (key: string, drawNo: number) => `drw_${key}_${drawNo}`;

/** Creates the upcoming draws that are missing. Doing it twice, or in two processes at once, creates them once. */
export async function ensureSchedule(tx: Tx, now: Date): Promise<void> {
  const ahead = await countAhead(tx, now);
  const stateOf = await readOfferStates(tx);
  const draws = DRAWN_OFFERS.flatMap((offer): Insertable<DrawTable>[] => {
    const { open, unsettled, latestDrawNo } = ahead.get(offer.key) ?? { open: 0, unsettled: 0, latestDrawNo: 0 };
    const wanted = (offer.type === "raffle_ticket" ? 1 : DRAWS_AHEAD) - open;
    const first = Math.max(nextDrawNo(offer.schedule, now), latestDrawNo + 1);
    const isSoldOut = stateOf(offer.key).isSoldOut;
    return Array.from({ length: Math.max(0, wanted) }, (_, index) => ({
      ...upcomingDraw(offer, first + index),
      status: isSoldOut ? "DRAW_CAPPED" : "DRAW_OPEN",
      // What a jackpot stands at is known once the draw before it has been scored.
      is_prize_pool_unknown: hasJackpot(offer) && unsettled + index > 0,
    }));
  });
  await insertDraws(tx, draws);
}

function upcomingDraw(offer: DrawnOffer, drawNo: number) {
  const seed = randomBytes(32).toString("hex");
  const { stop, drawAt } = timesOf(offer.schedule, drawNo);
  return {
    id: drawIdOf(offer.key, drawNo),
    product_offer_key: offer.key,
    draw_no: drawNo,
    stop,
    draw_at: drawAt,
    prize_pool_cents: offer.type === "raffle_ticket" ? offer.firstPrizeCents : promiseOf(offer.rules, 0),
    seed,
    seed_hash: seedHashOf(seed),
    entries_hash: null,
  };
}

const hasJackpot = (offer: DrawnOffer) => offer.type === "lottery_ticket" && offer.rules.maxRollovers > 0;
