// Creates upcoming draws.
import type { Insertable } from "kysely";
import type { DrawTable } from "#services/db/tables/draws.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { CATALOGUE } from "../../catalogue/offers/catalogue.ts";
import type { DrawnOffer } from "../../catalogue/offers/offer.ts";
import { readOfferStates, type StateOf } from "../../catalogue/offers/offers.rows.ts";
import { countDraws, insertDraws } from "../draws/draws.rows.ts";
import { newDraw } from "../draws/new-draw.ts";
import { readDraws } from "../draws/sale-draws.rows.ts";
import { nextDrawNo, timesOf } from "../draws/schedule.rules.ts";
import { ALL_PLAYS, drawsOf, isDrawn } from "./kinds.ts";

const DRAWN_OFFERS = CATALOGUE.filter(isDrawn);

/** Creates missing upcoming draws. Safe to run repeatedly and concurrently. */
export async function ensureSchedule(tx: Tx, now: Date): Promise<void> {
  const ahead = await countDraws(tx, now);
  const stateOf = await readOfferStates(tx);
  const draws = DRAWN_OFFERS.filter(isScheduled(stateOf)).flatMap((offer): Insertable<DrawTable>[] => {
    const own = drawsOf(offer);
    const { open, unsettled, latestDrawNo } = ahead.get(offer.key) ?? { open: 0, unsettled: 0, latestDrawNo: 0 };
    const first = Math.max(nextDrawNo(offer.schedule, now), latestDrawNo + 1);
    const wanted = own.countAhead(offer, first - open, now) - open;
    const isSoldOut = stateOf(offer.key).isSoldOut;
    return Array.from({ length: Math.max(0, wanted) }, (_, index) => ({
      ...newDraw(offer.key, first + index, timesOf(offer.schedule, first + index)),
      ...own.columnsOf(offer, first + index, open + index),
      prize_pool_cents: own.firstPrizeCentsOf(offer),
      status: isSoldOut ? "DRAW_CAPPED" : "DRAW_OPEN",
      // A jackpot is known once the previous draw is scored.
      is_prize_pool_unknown: own.hasJackpot(offer) && unsettled + index > 0,
    }));
  });
  const [deciding, decided] = [
    draws.filter(({ drawn_from }) => !drawn_from),
    draws.filter(({ drawn_from }) => drawn_from),
  ];
  await insertDraws(tx, deciding);
  for (const play of ALL_PLAYS) await play.draws?.insertParts(tx, ahead, deciding, now);
  await insertDecidedDraws(tx, decided);
}

/** Inserts the draws whose deciding draw exists. The others follow with a later call. */
async function insertDecidedDraws(tx: Tx, draws: Insertable<DrawTable>[]): Promise<void> {
  const sources = await readDraws(
    tx,
    draws.flatMap(({ drawn_from }) => drawn_from ?? []),
    { hold: false },
  );
  await insertDraws(
    tx,
    draws.filter(({ drawn_from }) => drawn_from && sources.has(drawn_from)),
  );
}

/** An offer that the catalogue does not publish has draws once an operator publishes it. */
const isScheduled =
  (stateOf: StateOf) =>
  ({ isPublished, key }: DrawnOffer) =>
    isPublished !== false || stateOf(key).isPublished;
