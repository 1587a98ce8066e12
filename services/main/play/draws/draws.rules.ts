import type { Selectable } from "kysely";
import type { DrawTable } from "#services/db/tables/draws.ts";
import { refuse } from "#services/lib/refusal.ts";

type Sale = Pick<DrawTable, "status" | "stop"> & { opens_at: Date | null };

/** Returns whether a draw is on sale now. It takes pre-orders until it opens, and is past from the second of its stop. */
export function purchaseStatusOf({ opens_at, status, stop }: Sale, now: Date) {
  if (stop <= now) return "past_draw";
  if (opens_at !== null && opens_at > now && status === "DRAW_OPEN") return "pre_order";
  if (status === "DRAW_CAPPED") return "sold_out";
  return status === "DRAW_OPEN" ? "open" : "past_draw";
}

/** Refuses with 409 draw_closed or draw_sold_out. `now` is the shop time, read after locking the draw. */
export function requireOpen(draw: Sale, now: Date): void {
  const status = purchaseStatusOf(draw, now);
  if (status === "sold_out") refuse(409, "draw_sold_out", "This draw is sold out.");
  if (status === "pre_order") refuse(409, "draw_closed", "This draw is not on sale yet.");
  if (status !== "open") refuse(409, "draw_closed", "This draw has closed. Choose the next one.");
}

/** Returns the values that verify a draw; nothing before it is drawn, because its seed is secret until then. */
export const verificationOf = (draw: Pick<Selectable<DrawTable>, "numbers" | "entries_hash" | "seed" | "seed_hash">) =>
  draw.numbers &&
  draw.entries_hash !== null && {
    verification: { seedHash: draw.seed_hash, entriesHash: draw.entries_hash, seed: draw.seed },
  };
