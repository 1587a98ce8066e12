import { shopNow } from "#services/lib/clock.ts";
import type { Db } from "#services/lib/handlers.ts";
import { refuse } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { findLottery, LOTTERIES } from "../../catalogue/offers/catalogue.ts";
import { runNextStep } from "./draws.lifecycle.ts";
import { type Draw, findDraw, findDrawForSale, readDivisions } from "./draws.rows.ts";
import { ensureSchedule } from "./schedule.ts";
import type { DrawnNumbers } from "./scoring.rules.ts";
import { bringForward, listUnsettled, readWinnings, takeDraw, takeDueDraw } from "./settlement.rows.ts";

const DRAWN_KEYS = LOTTERIES.map(({ key }) => key);

/** Schedules, closes, draws, scores and pays what is due by the shop clock. Returns the number of steps. */
export async function runDueDraws(db: Db, now: Date): Promise<number> {
  await runInTransaction(db, (tx) => ensureSchedule(tx, now));
  for (let steps = 0; ; steps++) {
    const isDone = await runInTransaction(db, async (tx) => {
      const draw = await takeDueDraw(tx, now, DRAWN_KEYS);
      if (draw) await runNextStep(tx, draw, now);
      return draw === null;
    });
    if (isDone) return steps;
  }
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
    refuse(404, "not_found", `There is no lottery ${lotteryKey}. There are ${DRAWN_KEYS.join(", ")}.`);
  }
  const { draw, now } = await runInTransaction(db, async (tx) => {
    await ensureSchedule(tx, await shopNow(tx));
    const next = await findDrawForSale(tx, lotteryKey);
    // Waits for purchases that hold the draw. Their sales stay valid.
    const now = await shopNow(tx);
    await bringForward(tx, next, now);
    return { draw: next, now };
  });
  for (const drawId of await runInTransaction(db, (tx) => listUnsettled(tx, draw))) await settle(db, drawId, now);
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

/** Runs all remaining steps of a draw. Waits if another process is working on it. */
async function settle(db: Db, drawId: Draw["id"], now: Date): Promise<void> {
  for (let isDone = false; !isDone; ) {
    isDone = await runInTransaction(db, async (tx) => {
      const draw = await takeDraw(tx, drawId, now, DRAWN_KEYS);
      if (draw) await runNextStep(tx, draw, now);
      return draw === null;
    });
  }
}
