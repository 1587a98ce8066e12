import type { Selectable } from "kysely";
import type { PrizeReversalTables } from "#services/db/tables/prize-reversals.ts";
import type { Tx } from "#services/lib/handlers.ts";

export type PrizeReversal = Selectable<PrizeReversalTables["prize_reversal"]>;

/** Returns the prizes of orders that were taken back, oldest first. */
export async function listReversals(tx: Tx, orderIds: readonly string[]): Promise<PrizeReversal[]> {
  if (orderIds.length === 0) return [];
  return tx
    .selectFrom("prize_reversal")
    .selectAll()
    .where("order_id", "in", orderIds)
    .orderBy("created_at")
    .orderBy("reference")
    .execute();
}

export async function insertReversals(tx: Tx, reversals: PrizeReversal[]): Promise<void> {
  await tx.insertInto("prize_reversal").values(reversals).execute();
}
