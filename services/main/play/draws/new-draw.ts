import { randomBytes } from "node:crypto";
import { seedHashOf } from "./numbers.rules.ts";
import { drawIdOf, type Times } from "./schedule.rules.ts";

/** Returns the columns that every new draw has. Its seed is fixed here, before anything is sold. */
export function newDraw(key: string, drawNo: number, { drawAt, stop }: Pick<Times, "stop" | "drawAt">) {
  const seed = randomBytes(32).toString("hex");
  return {
    id: drawIdOf(key, drawNo),
    product_offer_key: key,
    draw_no: drawNo,
    stop,
    draw_at: drawAt,
    seed,
    seed_hash: seedHashOf(seed),
    entries_hash: null,
  };
}
