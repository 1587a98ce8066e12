import { randomBytes } from "node:crypto";
import { seedHashOf } from "./numbers.rules.ts";
import { drawIdOf, type Times } from "./schedule.rules.ts";

/** Returns the seed of a new draw and its hash. It is fixed before the first entry. */
export function newSeed() {
  const seed = randomBytes(32).toString("hex");
  return { seed, seed_hash: seedHashOf(seed) };
}

/** Returns the columns that every new draw has. */
export function newDraw(key: string, drawNo: number, { drawAt, stop }: Pick<Times, "stop" | "drawAt">) {
  return {
    id: drawIdOf(key, drawNo),
    product_offer_key: key,
    draw_no: drawNo,
    stop,
    draw_at: drawAt,
    ...newSeed(),
    entries_hash: null,
  };
}
