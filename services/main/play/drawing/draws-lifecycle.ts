// The steps of a draw: close, draw, score, pay. Each is one transaction on the locked row and checks the draw's status, so
// that it runs once, however many processes run and however often they restart.
import type { Tx } from "#services/lib/handlers.ts";
import type { Draw } from "../draws/draws.rows.ts";
import { drawsOfKey, SHARES } from "./kinds.ts";
import { ensureSchedule } from "./schedule.ts";

/** Runs the next step of a locked draw. */
export const runNextStep = (tx: Tx, draw: Draw, now: Date): Promise<void> =>
  drawsOfKey(draw.product_offer_key).runStep(tx, draw, now, { ensureSchedule, shares: SHARES });
