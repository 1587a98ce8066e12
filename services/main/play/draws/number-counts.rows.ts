// Counts over the drawn numbers.
import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";
import { WITH_RESULT } from "./draws.rows.ts";

/** How many draws of a lottery had this number, and which was the last. */
export type NumberCount = { lotteryKey: string; set: string; number: number; frequency: number; lastDrawNo: number };

/** Counts in how many draws of these lotteries each number was drawn. Numbers never drawn are missing. */
export async function countNumbers(tx: Tx, lotteryKeys: readonly string[]): Promise<NumberCount[]> {
  if (lotteryKeys.length === 0) return [];
  const { rows } = await sql<NumberCount>`
    select draw.product_offer_key as "lotteryKey", barrel.key as "set", ball.value::int as "number",
           count(distinct draw.draw_no)::int as "frequency", max(draw.draw_no) as "lastDrawNo"
      from draw, jsonb_each(draw.numbers) barrel, jsonb_array_elements_text(barrel.value) ball
     where draw.product_offer_key in (${sql.join(lotteryKeys)}) and draw.status in (${sql.join(WITH_RESULT)})
     group by 1, 2, 3`.execute(tx);
  return rows;
}

/** Returns the number of draws of a lottery that have a result. */
export async function countResults(tx: Tx, lotteryKey: string): Promise<number> {
  const { total } = await tx
    .selectFrom("draw")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("product_offer_key", "=", lotteryKey)
    .where("status", "in", WITH_RESULT)
    .executeTakeFirstOrThrow();
  return total;
}
