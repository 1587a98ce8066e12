// Free entries of a raffle by post, with who sent them.
import { sql } from "kysely";
import { BATCH } from "#services/lib/batch-delete.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { isSettledBefore, prizeIdsOf } from "../../play/raffles/raffle.rows.ts";

export type Sender = { name: string; address: string };
type Added = Sender & { orderId: string; drawId: string; personHash: string; now: Date };

/** Inserts an entry. Returns false if this person has entered the draw already. */
export async function insertPostalEntry(tx: Tx, entry: Added): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("postal_entry")
    .values({
      order_id: entry.orderId,
      draw_id: entry.drawId,
      name: entry.name,
      address: entry.address,
      person_hash: entry.personHash,
      created_at: entry.now,
    })
    .onConflict((conflict) => conflict.columns(["draw_id", "person_hash"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Returns who sent entries, by order. */
export async function readSenders(tx: Tx, orderIds: string[]) {
  if (orderIds.length === 0) return new Map<string, Partial<Sender>>();
  const rows = await tx
    .selectFrom("postal_entry")
    .select(["order_id", "name", "address"])
    .where("order_id", "in", orderIds)
    .execute();
  return new Map(rows.map(({ address, name, order_id }) => [order_id, { name: name ?? "", address: address ?? "" }]));
}

/** Returns the prizes of these that are paid or sent. */
export async function listSettled(tx: Tx, prizeIds: string[]): Promise<Set<string>> {
  if (prizeIds.length === 0) return new Set();
  const rows = await tx.selectFrom("postal_prize").select("prize_id").where("prize_id", "in", prizeIds).execute();
  return new Set(rows.map(({ prize_id }) => prize_id));
}

/** Marks a prize as paid or sent. Returns false if it was marked before. */
export async function insertSettled(tx: Tx, prizeId: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("postal_prize")
    .values({ prize_id: prizeId, settled_at: now })
    .onConflict((conflict) => conflict.column("prize_id").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

// Long enough for questions about a result.
const KEPT_DAYS = 30;

/** Statement that deletes who sent a batch of entries, 30 days after their draw, unless a prize is still to be sent. */
export const clearOldSenders = (now: Date) => sql`
  update postal_entry set name = null, address = null, person_hash = null where order_id in (
    select order_id from postal_entry entry
    where name is not null and ${isSettledBefore(sql`${now}::timestamptz - ${KEPT_DAYS} * interval '1 day'`)}
      and not exists (${prizeIdsOf(sql.ref("entry.order_id"))} except select prize_id from postal_prize)
    limit ${BATCH} for update skip locked)`;
