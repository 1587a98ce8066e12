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

/** Returns the prizes of a customer's tickets in these draws that were taken back. */
export async function listReversalsInDraws(tx: Tx, customerId: string, drawIds: readonly string[]) {
  if (drawIds.length === 0) return [];
  return tx
    .selectFrom("prize_reversal")
    .innerJoin("orders", "orders.id", "prize_reversal.order_id")
    .select(["prize_reversal.reference", "prize_reversal.cents", "orders.draw_id"])
    .where("orders.customer_id", "=", customerId)
    .where("orders.draw_id", "in", drawIds)
    .execute();
}

export async function insertReversals(tx: Tx, reversals: PrizeReversal[]): Promise<void> {
  await tx.insertInto("prize_reversal").values(reversals).execute();
}
