import { createBackoff } from "#services/lib/backoff.ts";
import { shopNow } from "#services/lib/clock.ts";
import type { Db } from "#services/lib/handlers.ts";
import { refuse } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import { LOTTERIES, PUBLISHED_LOTTERIES } from "../../catalogue/offers/lotteries.ts";
import { runNextStep } from "./draws.lifecycle.ts";
import { type Draw, findDraw, findDrawForSale, readDivisions } from "./draws.rows.ts";
import { ensureSchedule } from "./schedule.ts";
import type { DrawnNumbers } from "./scoring.rules.ts";
import { bringForward, listSettledWith, readWinnings, takeDraw, takeDueDraw } from "./settlement.rows.ts";

const DRAWN_KEYS = LOTTERIES.map(({ key }) => key);

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

export type DrawReport = {
  drawId: string;
  drawNo: number;
  numbers: DrawnNumbers;
  divisions: { division: number; label: string; winners: number; prizeCents: number }[];
  /** Winning games sold by this shop, and the cents paid for them. */
  winners: number;
  paidCents: number;
};

/** Runs the next draw of a lottery now: stops sales, draws the numbers and pays the winners. */
export async function drawNow(db: Db, lotteryKey: string): Promise<DrawReport> {
  if (!findLottery(lotteryKey)) {
    refuse(
      404,
      "not_found",
      `There is no lottery ${lotteryKey}. There are ${PUBLISHED_LOTTERIES.map(({ key }) => key).join(", ")}.`,
    );
  }
  const { draw, drawIds, now } = await runInTransaction(db, async (tx) => {
    await ensureSchedule(tx, await shopNow(tx));
    const next = await findDrawForSale(tx, lotteryKey);
    // Waits for purchases that hold the draw. Their sales stay valid.
    const now = await shopNow(tx);
    const drawIds = await listSettledWith(tx, next.id);
    await bringForward(tx, drawIds, now);
    return { draw: next, drawIds, now };
  });
  // In rounds, because draws wait for each other.
  for (let steps = 1; steps > 0; ) {
    steps = 0;
    for (const drawId of drawIds) steps += await settle(db, drawId, now);
  }
  return runInTransaction(db, async (tx) => {
    const settled = (await findDraw(tx, lotteryKey, draw.draw_no)) ?? draw;
    const divisions = (await readDivisions(tx, [draw.id])).get(draw.id) ?? [];
    return {
      drawId: settled.id,
      drawNo: settled.draw_no,
      numbers: settled.numbers ?? {},
      divisions: divisions.map(({ division, label, winners, prize_cents }) => ({
        division,
        label,
        winners,
        prizeCents: prize_cents,
      })),
      ...(await readWinnings(tx, draw.id)),
    };
  });
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
