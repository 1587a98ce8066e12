import { createBackoff } from "#services/lib/backoff.ts";
import { shopNow } from "#services/lib/clock.ts";
import type { Db } from "#services/lib/handlers.ts";
import { didYouMean } from "#services/lib/nearest.ts";
import { refuse } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { drawnKeyOf, findOffer, PUBLISHED_OFFERS } from "../../catalogue/offers/catalogue.ts";
import { type Draw, findDrawForSale } from "../draws/draws.rows.ts";
import { bringForward, listSettledWith, takeDraw, takeDueDraw } from "../draws/due-draws.rows.ts";
import type { DrawReport } from "../draws/play.ts";
import { readDraws } from "../draws/sale-draws.rows.ts";
import { runNextStep } from "./draws-lifecycle.ts";
import { ALL_PLAYS, DRAWN_KEYS, drawsOfKey } from "./kinds.ts";
import { ensureSchedule } from "./schedule.ts";

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
  for (const { prepare } of ALL_PLAYS) await prepare(db, now).catch((error: unknown) => failures.push(error));
  let steps = 0;
  while (await attempt(() => runNextDueStep(db, now, backoff.paused()))) steps++;
  if (failures.length > 0) throw new AggregateError(failures, `Draws that could not be advanced: ${failures.length}`);
  return steps;
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

/**
 * Draws of other lotteries whose sales stopped too, because one draw decides the other. A draw that `waits` is closed, and is drawn after the
 * earlier draws of its lottery.
 */
type AlsoDrawn = { alsoDrawn: { offer: string; drawNo: number; waits: boolean }[] };

/** Runs the next draw of a lottery or a raffle now, with its early birds, or that of a syndicate's lottery: stops sales, draws the numbers and pays the winners. */
export async function drawNow(db: Db, offerKey: string): Promise<DrawReport & AlsoDrawn> {
  const lotteryKey = drawnKeyOf(offerKey);
  if (!findOffer(lotteryKey)) {
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
  const others = settled.filter(({ product_offer_key: key }) => key !== draw.product_offer_key && findOffer(key));
  const ids = others.map(({ id }) => id);
  const after = await runInTransaction(db, (tx) => readDraws(tx, ids, { hold: false }));
  const alsoDrawn = others.map(({ draw_no, id, product_offer_key }) => {
    const waits = after.get(id)?.status === "DRAW_CLOSED";
    return { offer: product_offer_key, drawNo: draw_no, waits };
  });
  const report = await runInTransaction(db, (tx) => drawsOfKey(draw.product_offer_key).report(tx, draw));
  return { ...report, alsoDrawn };
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
