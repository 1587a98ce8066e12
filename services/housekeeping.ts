// What nobody comes back for, taken away in small portions, so that no call waits behind it.
import { sql } from "kysely";
import type { Db } from "./lib/handlers.ts";
import { runInTransaction } from "./lib/transaction.ts";

const PORTION = 200;
// As long as the contract promises to know a key (openapi/common/headers.yaml).
const KEY_HOURS = 24;

/** One portion: how many rows went, and whether more are waiting. */
export type Cleaned = { carts: number; keys: number; isAll: boolean };

/** Takes away visitors' carts that have ended by the shop's clock, and replies older than anybody asks for them again. */
export async function cleanUp(db: Db, now: Date): Promise<Cleaned> {
  const [carts, keys] = await runInTransaction(db, async (tx) => [
    // Rows that a call holds are still of use to somebody.
    await sql`delete from cart where id in (
      select id from cart where expires_at <= ${now} order by expires_at limit ${PORTION} for update skip locked)`.execute(
      tx,
    ),
    // By the database's clock, as they were written: moving the shop's makes no attempt older. A saga at work keeps its key.
    await sql`delete from idempotency where (principal, operation_id, key) in (
      select principal, operation_id, key from idempotency
      where created_at < now() - ${KEY_HOURS} * interval '1 hour' and (leased_until is null or leased_until < now())
      order by created_at limit ${PORTION} for update skip locked)`.execute(tx),
  ]);
  const gone = { carts: Number(carts?.numAffectedRows ?? 0), keys: Number(keys?.numAffectedRows ?? 0) };
  return { ...gone, isAll: gone.carts < PORTION && gone.keys < PORTION };
}
