// What nobody comes back for, taken away in small portions, so that no call waits behind it.
import { sql } from "kysely";
import type { Db } from "./lib/handlers.ts";
import { runInTransaction } from "./lib/transaction.ts";

const PORTION = 200;
// As long as the contract promises to know a key (openapi/common/headers.yaml).
const KEY_HOURS = 24;

/** One portion: how many rows went, and whether more are waiting. */
export type Cleaned = { carts: number; keys: number; tokens: number; isAll: boolean };

/**
 * Takes away visitors' carts that have ended by the shop's clock, replies older than anybody asks for them again, and the tokens
 * of links and of sign-ins without their code that have run out.
 */
export async function cleanUp(db: Db, now: Date): Promise<Cleaned> {
  const [carts, keys, challenges, links] = await runInTransaction(db, async (tx) => [
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
    // By wall time, as everything about signing in. Nobody is told apart who brings one late or one that never was.
    await sql`delete from two_factor_challenge where token_hash in (
      select token_hash from two_factor_challenge where expires_at < now() limit ${PORTION} for update skip locked)`.execute(
      tx,
    ),
    await sql`delete from customer_link where token_hash in (
      select token_hash from customer_link where expires_at < now() limit ${PORTION} for update skip locked)`.execute(
      tx,
    ),
  ]);
  const counts = [carts, keys, challenges, links].map((deleted) => Number(deleted?.numAffectedRows ?? 0));
  const [ofCarts = 0, ofKeys = 0, ofChallenges = 0, ofLinks = 0] = counts;
  return {
    carts: ofCarts,
    keys: ofKeys,
    tokens: ofChallenges + ofLinks,
    isAll: counts.every((count) => count < PORTION),
  };
}
