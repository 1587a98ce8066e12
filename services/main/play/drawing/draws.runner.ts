import { createBackoff } from "#services/lib/backoff.ts";
import { shopNow } from "#services/lib/clock.ts";
import type { Db, Tx } from "#services/lib/handlers.ts";
import { didYouMean } from "#services/lib/nearest.ts";
import { refuse } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { drawnKeyOf, findLottery, findRaffle, PUBLISHED_OFFERS } from "../../catalogue/offers/catalogue.ts";
import { LOTTERIES } from "../../catalogue/offers/lotteries.ts";
import { type Draw, findDraw, findDrawForSale, readDivisions } from "../draws/draws.rows.ts";
import { bringForward, listSettledWith, takeDraw, takeDueDraw } from "../draws/due-draws.rows.ts";
import { runNextStep } from "../lotteries/lottery.lifecycle.ts";
import type { DrawnNumbers } from "../lotteries/scoring.rules.ts";
import { readWinnings } from "../lotteries/settlement.rows.ts";
import {
  FIRST_PLACE,
  giveNextNumbers,
  isOfCustomer,
  listDrawsWithoutNumbers,
  listEarlyBirds,
  listWins,
  type Place,
} from "../raffles/raffle.rows.ts";
import { formatTicket } from "../raffles/raffle.rules.ts";
import { ensureSchedule, RAFFLE_KEYS } from "./schedule.ts";
import { openNextSyndicates } from "./upcoming-draws.ts";

const DRAWN_KEYS = [...LOTTERIES.map(({ key }) => key), ...RAFFLE_KEYS];
const DRAWABLE = PUBLISHED_OFFERS.map(({ key }) => key);

/**
 * Schedules, closes, draws, scores and pays what is due by the shop clock. Returns the number of steps. A draw that fails
 * waits for its back-off and stops no other; the failures are thrown together at the end.
 */
export async function runDueDraws(db: Db, now: Date, backoff = createBackoff()): Promise<number> {
  const failures: unknown[] = [];
  const attempt = async (step: () => Promise<string | null>): Promise<boolean> => {
    try {
      const drawId = await step();
      if (drawId !== null) backoff.succeeded(drawId);
      return drawId !== null;
    } catch (error) {
      if (!(error instanceof DrawFailure)) throw error;
      backoff.failed(error.drawId);
      failures.push(error);
      return true;
    }
  };
  await runInTransaction(db, (tx) => ensureSchedule(tx, now)).catch((error: unknown) => failures.push(error));
  await runInTransaction(db, (tx) => openNextSyndicates(tx, now)).catch((error: unknown) => failures.push(error));
  await giveDueNumbers(db).catch((error: unknown) => failures.push(error));
  let steps = 0;
  while (await attempt(() => runNextDueStep(db, now, backoff.paused()))) steps++;
  if (failures.length > 0) throw new AggregateError(failures, `Draws that could not be advanced: ${failures.length}`);
  return steps;
}

/** Gives ticket numbers to the books of raffles that have been paid for. */
export async function giveDueNumbers(db: Db): Promise<void> {
  for (const drawId of await runInTransaction(db, listDrawsWithoutNumbers)) {
    // A transaction for each batch, so that its locks are short.
    let place: Place | null = FIRST_PLACE;
    while (place) {
      const after: Place = place;
      place = await runInTransaction(db, (tx) => giveNextNumbers(tx, drawId, after));
    }
  }
}

/** The step of a draw failed. */
class DrawFailure extends Error {
  readonly drawId: string;

  constructor(drawId: string, cause: unknown) {
    super(`${drawId} could not be advanced`, { cause });
    this.name = "DrawFailure";
    this.drawId = drawId;
  }
}

/** Runs the next due step of any draw but these. Returns the draw's id, or null if nothing is due. */
async function runNextDueStep(db: Db, now: Date, except: string[]): Promise<string | null> {
  let drawId: string | null = null;
  try {
    await runInTransaction(db, async (tx) => {
      const draw = await takeDueDraw(tx, now, DRAWN_KEYS, except);
      drawId = draw?.id ?? null;
      if (draw) await runNextStep(tx, draw, now);
    });
  } catch (error) {
    if (drawId === null) throw error;
    throw new DrawFailure(drawId, error);
  }
  return drawId;
}

export type DrawReport = {
  drawId: string;
  drawNo: number;
  numbers: DrawnNumbers;
  divisions: { division: number; label: string; winners: number; prizeCents: number }[];
  /** The winning tickets of a raffle and its early birds, most valuable prize first. */
  tickets?: { number: string; prize: string; cents: number /** A free entry: paid by hand. */; isByPost?: true }[];
  /** Winning games or tickets sold by this shop, and the cents paid for them. */
  winners: number;
  paidCents: number;
  /** Draws of other lotteries that were held too, because one decides the other. */
  alsoDrawn: { offer: string; drawNo: number }[];
};

/** Runs the next draw of a lottery or a raffle now, with its early birds, or that of a syndicate's lottery: stops sales, draws the numbers and pays the winners. */
export async function drawNow(db: Db, offerKey: string): Promise<DrawReport> {
  const lotteryKey = drawnKeyOf(offerKey);
  if (!findLottery(lotteryKey) && !findRaffle(lotteryKey)) {
    const near = didYouMean(offerKey, DRAWABLE);
    refuse(404, "not_found", `There is no draw of ${offerKey}.${near || ` There are ${DRAWABLE.join(", ")}.`}`);
  }
  const { draw, settled, now } = await runInTransaction(db, async (tx) => {
    await ensureSchedule(tx, await shopNow(tx));
    const next = await findDrawForSale(tx, lotteryKey);
    const settled = await listSettledWith(tx, next.id);
    // Waits for purchases that hold the draws. Their sales stay valid.
    const now = await bringForward(
      tx,
      settled.map(({ id }) => id),
    );
    return { draw: next, settled, now };
  });
  // In rounds, because draws wait for each other.
  for (let steps = 1; steps > 0; ) {
    steps = 0;
    for (const { id } of settled) steps += await settle(db, id, now);
  }
  const alsoDrawn = settled
    .filter(({ product_offer_key: key }) => key !== draw.product_offer_key && findLottery(key))
    .map(({ draw_no, product_offer_key }) => ({ offer: product_offer_key, drawNo: draw_no }));
  return { ...(await runInTransaction(db, (tx) => reportOf(tx, draw))), alsoDrawn };
}

async function reportOf(tx: Tx, draw: Draw): Promise<Omit<DrawReport, "alsoDrawn">> {
  const { draw_no, id, product_offer_key } = draw;
  const raffle = findRaffle(product_offer_key);
  if (raffle) {
    const early = await listEarlyBirds(tx, [id]);
    const wins = await listWins(tx, [id, ...early.map((one) => one.id)]);
    const tickets = wins.map(({ customer_id, name, ticket_number, value_cents }) => ({
      ...{ number: formatTicket(raffle, ticket_number), prize: name, cents: value_cents },
      ...(customer_id === null && { isByPost: true as const }),
    }));
    const paidCents = wins
      .filter(isOfCustomer)
      .reduce((sum, { is_goods, value_cents }) => sum + (is_goods ? 0 : value_cents), 0);
    return { drawId: id, drawNo: draw_no, numbers: {}, divisions: [], tickets, winners: wins.length, paidCents };
  }
  const settled = (await findDraw(tx, product_offer_key, draw_no)) ?? draw;
  const divisions = (await readDivisions(tx, [id])).get(id) ?? [];
  return {
    drawId: id,
    drawNo: draw_no,
    numbers: settled.numbers ?? {},
    divisions: divisions.map(({ division, label, winners, prize_cents }) => ({
      ...{ division, label, winners, prizeCents: prize_cents },
    })),
    ...(await readWinnings(tx, id)),
  };
}

/** Runs the steps of a draw that are due, and returns how many. Waits if another process is working on it. */
async function settle(db: Db, drawId: Draw["id"], now: Date): Promise<number> {
  for (let steps = 0; ; steps++) {
    const isDone = await runInTransaction(db, async (tx) => {
      const draw = await takeDraw(tx, drawId, now, DRAWN_KEYS);
      if (draw) await runNextStep(tx, draw, now);
      return draw === null;
    });
    if (isDone) return steps;
  }
}
