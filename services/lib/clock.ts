import { sql } from "kysely";
import type { Db, Tx } from "./handlers.ts";

// Based on the database's clock, so that all services processes agree on the second a draw closes.
/** SQL expression for the shop time, over the row of shop_clock. */
export const SHOP_NOW = sql<Date>`coalesce(frozen_at, clock_timestamp() + offset_ms * interval '1 millisecond')`;

/** SQL expression for the shop time, for statements of other nouns. */
export const SHOP_TIME = sql<Date>`(select ${SHOP_NOW} from shop_clock)`;

/** SQL expression for the shop time after the statement has waited for locks; the others show it as it was before. */
export const SHOP_TIME_NOW = sql<Date>`shop_now()`;

/** Returns the shop time, which applies to draws, carts and limits. Tokens and signatures use wall time. */
export async function shopNow(tx: Tx | Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`/* shop_now */ select ${SHOP_NOW} as now from shop_clock`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("The shop has no clock: its table is empty.");
  return row.now;
}

/** Sets the shop clock, running on from `now` or frozen; null restores real time. */
export async function setShopNow(tx: Tx | Db, now: Date | null, { frozen = false } = {}): Promise<void> {
  await tx
    .updateTable("shop_clock")
    .set({
      // Whole milliseconds, rounded up: the clock never shows a time before `now`.
      offset_ms: now ? sql`ceil(extract(epoch from ${now.toISOString()}::timestamptz - clock_timestamp()) * 1000)` : 0,
      frozen_at: frozen ? now : null,
    })
    .execute();
}

/** Moves the shop clock by some seconds, backwards if negative. */
export async function advanceShopNow(tx: Tx | Db, seconds: number): Promise<void> {
  await tx
    .updateTable("shop_clock")
    .set({
      offset_ms: sql`offset_ms + ${Math.round(seconds * 1000)}`,
      frozen_at: sql`frozen_at + ${seconds} * interval '1 second'`,
    })
    .execute();
}
