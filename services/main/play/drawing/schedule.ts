// Creates upcoming draws. Each draw's seed is fixed here, before anything is sold.
import { randomBytes } from "node:crypto";
import type { Insertable } from "kysely";
import type { DrawTable } from "#services/db/tables/draws.ts";
import type { Tx } from "#services/lib/handlers.ts";
import type { GameOffer } from "../../catalogue/game-offers/game-offer.ts";
import { CATALOGUE, findLottery } from "../../catalogue/offers/catalogue.ts";
import type { LotteryOffer, RaffleOffer } from "../../catalogue/offers/offer.ts";
import { readOfferStates, type StateOf } from "../../catalogue/offers/offers.rows.ts";
import { countDraws, type DrawCounts, insertDraws } from "../draws/draws.rows.ts";
import { seedHashOf } from "../draws/numbers.rules.ts";
import { readDraws } from "../draws/sale-draws.rows.ts";
import {
  DAY_MS,
  earlyBirdTimes,
  nextDrawNo,
  opensAtOf,
  placeInInterval,
  sameDateDrawNo,
  timesOf,
} from "../draws/schedule.rules.ts";
import { promisedPrizeCents } from "../lotteries/prizes.rules.ts";
import { type EarlyBird, earlyBirdKeyOf } from "../raffles/raffle.rules.ts";

/** How many upcoming draws of an offer are listed. A ticket may start with any of them. */
export const LISTED_DRAWS = 4;

/** An offer with its own draws. A syndicate uses those of its lottery. */
type DrawnOffer = LotteryOffer | RaffleOffer;

const DRAWN_OFFERS = CATALOGUE.filter((offer): offer is DrawnOffer => offer.type !== "syndicate_share");

const RAFFLES = CATALOGUE.filter((offer) => offer.type === "raffle_ticket");

/** The keys of raffles and of their early birds. */
export const RAFFLE_KEYS = RAFFLES.flatMap((raffle) => [
  raffle.key,
  ...raffle.earlyBirds.map((earlyBird) => earlyBirdKeyOf(raffle, earlyBird)),
]);

/** Returns the id of a draw. It is derived, so that concurrent writers create the same one. */
export const drawIdOf = (key: string, drawNo: number) => `drw_${key}_${drawNo}`;

const longestTicket = ({ drawCounts, maxWeeks = 1 }: GameOffer) => Math.max(...drawCounts) * maxWeeks;

/**
 * Returns how many draws there are at least: enough for the longest ticket that starts with the last one listed; of a raffle,
 * the one on sale, and the next while it takes pre-orders.
 */
function drawsAhead(offer: DrawnOffer, firstNo: number, now: Date): number {
  if (offer.type === "raffle_ticket") return takesPreOrders(offer, firstNo + 1, now) ? 2 : 1;
  const gameOffers = offer.gameTypes.flatMap((gameType) => gameType.gameOffers);
  return Math.max(...gameOffers.map(longestTicket)) + LISTED_DRAWS - 1;
}

/** Returns whether a draw of a raffle takes pre-orders by now, or is on sale. Its sales open when the draw before it stops. */
function takesPreOrders({ preOrderDays, schedule }: RaffleOffer, drawNo: number, now: Date): boolean {
  if (preOrderDays === undefined) return false;
  return opensAtOf(schedule, drawNo).getTime() - preOrderDays * DAY_MS <= now.getTime();
}

/** Creates missing upcoming draws. Safe to run repeatedly and concurrently. */
export async function ensureSchedule(tx: Tx, now: Date): Promise<void> {
  const ahead = await countDraws(tx, now);
  const stateOf = await readOfferStates(tx);
  const draws = DRAWN_OFFERS.filter(isScheduled(stateOf)).flatMap((offer): Insertable<DrawTable>[] => {
    const { open, unsettled, latestDrawNo } = ahead.get(offer.key) ?? { open: 0, unsettled: 0, latestDrawNo: 0 };
    const first = Math.max(nextDrawNo(offer.schedule, now), latestDrawNo + 1);
    const wanted = drawsAhead(offer, first - open, now) - open;
    const isSoldOut = stateOf(offer.key).isSoldOut;
    return Array.from({ length: Math.max(0, wanted) }, (_, index) => ({
      ...upcomingDraw(offer, first + index),
      ...(offer.type === "raffle_ticket" && open + index > 0 && { opens_at: opensAtOf(offer.schedule, first + index) }),
      status: isSoldOut ? "DRAW_CAPPED" : "DRAW_OPEN",
      // A jackpot is known once the previous draw is scored.
      is_prize_pool_unknown: hasJackpot(offer) && unsettled + index > 0,
    }));
  });
  const [deciding, decided] = [
    draws.filter(({ drawn_from }) => !drawn_from),
    draws.filter(({ drawn_from }) => drawn_from),
  ];
  await insertDraws(tx, deciding);
  await insertEarlyBirds(tx, ahead, deciding, now);
  await insertDecidedDraws(tx, decided);
}

/** Inserts one draw of a raffle with its early birds, as the schedule does for the next one. */
export async function insertRaffleDraw(tx: Tx, raffle: RaffleOffer, drawNo: number, now: Date): Promise<void> {
  await insertDraws(tx, [{ ...upcomingDraw(raffle, drawNo), status: "DRAW_OPEN", is_prize_pool_unknown: false }]);
  await insertDraws(
    tx,
    raffle.earlyBirds.map((earlyBird) => earlyBirdDraw(raffle, earlyBird, drawNo, now)),
  );
}

/** Inserts the early birds of the raffles on sale that have none yet. */
async function insertEarlyBirds(
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
function earlyBirdDraw(raffle: RaffleOffer, earlyBird: EarlyBird, drawNo: number, now: Date): Insertable<DrawTable> {
  const key = earlyBirdKeyOf(raffle, earlyBird);
  const seed = randomBytes(32).toString("hex");
  const own = earlyBirdTimes(raffle.schedule, drawNo, earlyBird.daysBefore);
  const { stop, drawAt } = own.stop > now ? own : timesOf(raffle.schedule, drawNo);
  return {
    id: drawIdOf(key, drawNo),
    product_offer_key: key,
    draw_no: drawNo,
    stop,
    draw_at: drawAt,
    status: "DRAW_OPEN",
    prize_pool_cents: earlyBird.cents,
    is_prize_pool_unknown: false,
    seed,
    seed_hash: seedHashOf(seed),
    entries_hash: null,
    early_bird_of: drawIdOf(raffle.key, drawNo),
  };
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

/** Returns the draw of another lottery that decides a draw, or null. */
export function decidingDrawOf(offer: DrawnOffer, drawNo: number): { lottery: LotteryOffer; drawNo: number } | null {
  if (offer.type !== "lottery_ticket" || !offer.drawnFrom) return null;
  const lottery = findLottery(offer.drawnFrom[placeInInterval(offer.schedule, drawNo)] ?? "");
  const sourceNo = lottery && sameDateDrawNo(lottery.schedule, offer.schedule, drawNo);
  if (!lottery || sourceNo === null) throw new Error(`no draw decides ${offer.key} ${drawNo}`);
  return { lottery, drawNo: sourceNo };
}

/** Returns the id of the draw that decides a draw, or null. */
export function decidingIdOf(offer: DrawnOffer, drawNo: number): string | null {
  const source = decidingDrawOf(offer, drawNo);
  return source && drawIdOf(source.lottery.key, source.drawNo);
}

/** An offer that the catalogue does not publish has draws once an operator publishes it. */
const isScheduled =
  (stateOf: StateOf) =>
  ({ isPublished, key }: DrawnOffer) =>
    isPublished !== false || stateOf(key).isPublished;

function upcomingDraw(offer: DrawnOffer, drawNo: number) {
  const seed = randomBytes(32).toString("hex");
  const { stop, drawAt } = timesOf(offer.schedule, drawNo);
  return {
    id: drawIdOf(offer.key, drawNo),
    product_offer_key: offer.key,
    draw_no: drawNo,
    stop,
    draw_at: drawAt,
    prize_pool_cents: offer.type === "raffle_ticket" ? offer.firstPrizeCents : promisedPrizeCents(offer.rules, 0),
    seed,
    seed_hash: seedHashOf(seed),
    entries_hash: null,
    drawn_from: decidingIdOf(offer, drawNo),
    has_single_numbers: offer.type === "raffle_ticket" && offer.numbered !== undefined,
  };
}

const hasJackpot = (offer: DrawnOffer) =>
  (offer.type === "raffle_ticket" && offer.numbered !== undefined) ||
  (offer.type === "lottery_ticket" &&
    (offer.rules.rollover.kind === "jackpot" || offer.rules.rollover.kind === "rollover_prize"));
