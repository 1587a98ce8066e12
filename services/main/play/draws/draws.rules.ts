import type { DrawTable } from "#services/db/tables/draws.ts";
import { refuse } from "#services/lib/refusal.ts";

type Sale = Pick<DrawTable, "status" | "stop">;

/** Returns whether a draw is on sale now. It is past from the second of its stop. */
export function purchaseStatusOf({ status, stop }: Sale, now: Date): "open" | "sold_out" | "past_draw" {
  if (stop <= now) return "past_draw";
  if (status === "DRAW_CAPPED") return "sold_out";
  return status === "DRAW_OPEN" ? "open" : "past_draw";
}

/** Refuses with 409 draw_closed or draw_sold_out. `now` is the shop time, read after locking the draw. */
export function requireOpen(draw: Sale, now: Date): void {
  const status = purchaseStatusOf(draw, now);
  if (status === "sold_out") refuse(409, "draw_sold_out", "This draw is sold out.");
  if (status !== "open") refuse(409, "draw_closed", "This draw has closed. Choose the next one.");
}
