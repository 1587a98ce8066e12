import type { Insertable } from "kysely";
import type { DrawTable } from "#services/db/tables/draws.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { CATALOGUE, findRaffle } from "../../catalogue/offers/catalogue.ts";
import type { RaffleOffer } from "../../catalogue/offers/offer.ts";
import { type DrawCounts, insertDraws } from "../draws/draws.rows.ts";
import { newDraw } from "../draws/new-draw.ts";
import { DAY_MS, drawIdOf, earlyBirdTimes, opensAtOf, timesOf } from "../draws/schedule.rules.ts";
import { type EarlyBird, earlyBirdKeyOf } from "./raffle.rules.ts";

const RAFFLES = CATALOGUE.flatMap(({ key }) => findRaffle(key) ?? []);

/** The keys of raffles and of their early birds. */
export const RAFFLE_KEYS = RAFFLES.flatMap((raffle) => [
  raffle.key,
  ...raffle.earlyBirds.map((earlyBird) => earlyBirdKeyOf(raffle, earlyBird)),
]);

/** Returns how many draws there are at least: the one on sale, and the next while it takes pre-orders. */
export const countAhead = (raffle: RaffleOffer, firstNo: number, now: Date): number =>
  takesPreOrders(raffle, firstNo + 1, now) ? 2 : 1;

/** Returns whether a draw takes pre-orders by now, or is on sale. Its sales open when the draw before it stops. */
function takesPreOrders({ preOrderDays, schedule }: RaffleOffer, drawNo: number, now: Date): boolean {
  if (preOrderDays === undefined) return false;
  return opensAtOf(schedule, drawNo).getTime() - preOrderDays * DAY_MS <= now.getTime();
}

/** Returns the columns of a new draw that only raffles have. A draw behind another opens when that one stops. */
export const columnsOf = ({ numbered, schedule }: RaffleOffer, drawNo: number, place: number) => ({
  drawn_from: null,
  has_single_numbers: numbered !== undefined,
  ...(place > 0 && { opens_at: opensAtOf(schedule, drawNo) }),
});

/** Inserts one draw of a raffle with its early birds, as the schedule does for the next one. */
export async function insertRaffleDraw(tx: Tx, raffle: RaffleOffer, drawNo: number, now: Date): Promise<void> {
  await insertDraws(tx, [
    {
      ...newDraw(raffle.key, drawNo, timesOf(raffle.schedule, drawNo)),
      ...columnsOf(raffle, drawNo, 0),
      prize_pool_cents: raffle.firstPrizeCents,
      status: "DRAW_OPEN",
      is_prize_pool_unknown: false,
    },
  ]);
  await insertDraws(
    tx,
    raffle.earlyBirds.map((earlyBird) => earlyBirdDraw(raffle, earlyBird, drawNo, now)),
  );
}

/** Inserts the early birds of the raffles on sale that have none yet. */
export async function insertEarlyBirds(
  tx: Tx,
  ahead: ReadonlyMap<string, DrawCounts>,
  added: readonly Insertable<DrawTable>[],
  now: Date,
): Promise<void> {
  const draws = RAFFLES.flatMap((raffle) => {
    const counts = ahead.get(raffle.key);
    const drawNo = added.find((draw) => draw.product_offer_key === raffle.key)?.draw_no ?? counts?.latestDrawNo;
    if (drawNo === undefined) return [];
    return raffle.earlyBirds
      .filter((earlyBird) => ahead.get(earlyBirdKeyOf(raffle, earlyBird))?.latestDrawNo !== drawNo)
      .map((earlyBird) => earlyBirdDraw(raffle, earlyBird, drawNo, now))
      .filter(({ stop }) => stop > now);
  });
  await insertDraws(tx, draws);
}

/** Returns the draw of an early bird. If its close has passed, as in a raffle that opens late, it closes with the raffle. */
function earlyBirdDraw(raffle: RaffleOffer, earlyBird: EarlyBird, drawNo: number, now: Date) {
  const own = earlyBirdTimes(raffle.schedule, drawNo, earlyBird.daysBefore);
  return {
    ...newDraw(earlyBirdKeyOf(raffle, earlyBird), drawNo, own.stop > now ? own : timesOf(raffle.schedule, drawNo)),
    status: "DRAW_OPEN" as const,
    prize_pool_cents: earlyBird.cents,
    is_prize_pool_unknown: false,
    early_bird_of: drawIdOf(raffle.key, drawNo),
  };
}
