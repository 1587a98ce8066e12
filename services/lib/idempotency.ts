// Idempotency keys: repeating a call with the same key and body returns the stored reply. Keys and replies are in the
// database, shared by all processes.
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { StoredReply } from "#services/db/tables/foundation.ts";
import { BATCH } from "./batch-delete.ts";
import type { Claim, Db, Tx } from "./handlers.ts";
import { refuse } from "./refusal.ts";
import { runInTransaction } from "./transaction.ts";

// How long a retry waits for a process that may have crashed. A slower saga stays correct: its steps are compare-and-set,
// so a second runner skips those already done.
const LEASE_MS = 8_000;

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      // A card's security code must never be stored, not even as part of a hash.
      .filter(([key]) => key !== "csc")
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** Returns a hash of a request that does not depend on the order of keys. */
export function hashBody(...parts: unknown[]): string {
  return createHash("sha256")
    .update(JSON.stringify(parts.map(sorted)))
    .digest("hex");
}

/** Stores the reply with its key, in the same transaction as the work. */
export async function storeReply(tx: Tx, claim: Claim, { status, body, headers }: StoredReply): Promise<void> {
  await sql`/* store_reply */ /* unread */ update idempotency
    set reply = ${JSON.stringify({ status, body, headers })}, leased_until = null
    where principal = ${claim.principal} and operation_id = ${claim.operationId} and key = ${claim.key}`.execute(tx);
}

/** Returns the successful reply stored with a key of one of these operations, or null while there is none. */
export async function findReply(tx: Tx, principal: string, operationIds: string[], key: string): Promise<unknown> {
  const row = await tx
    .selectFrom("idempotency")
    .select("reply")
    .where("principal", "=", principal)
    .where("operation_id", "in", operationIds)
    .where("key", "=", key)
    .where("reply", "is not", null)
    .executeTakeFirst();
  return row?.reply?.status === 200 ? row.reply.body : null;
}

/**
 * Runs a saga (transactions with external calls between them), at most one at a time per key across all processes. If an
 * earlier run was interrupted, `isResumed` is true and `work` continues from the steps it has stored. An error releases
 * the key for another attempt.
 */
export async function runSaga<R extends StoredReply>(
  db: Db,
  claim: Claim | null,
  work: (saga: { isResumed: boolean }) => Promise<R>,
): Promise<R> {
  if (!claim) return work({ isResumed: false });
  const taken = await takeLease(db, claim);
  if (taken.reply) return taken.reply as R;
  try {
    const reply = await work({ isResumed: taken.isResumed });
    await runInTransaction(db, (tx) => storeReply(tx, claim, reply));
    return reply;
  } catch (error) {
    await releaseLease(db, claim);
    throw error;
  }
}

async function takeLease(db: Db, claim: Claim): Promise<{ reply: StoredReply | null; isResumed: boolean }> {
  for (let pauseMs = 20; ; pauseMs = Math.min(pauseMs * 2, 250)) {
    const outcome = await runInTransaction(db, async (tx) => {
      const row = await lockClaim(tx, claim);
      if (row.reply) return { reply: row.reply, isResumed: false };
      // Leases use wall time.
      if (row.leased_until && row.leased_until.getTime() > Date.now()) return null;
      await setLease(tx, claim, new Date(Date.now() + LEASE_MS));
      return { reply: null, isResumed: !row.is_new };
    });
    if (outcome) return outcome;
    await wait(pauseMs);
  }
}

async function releaseLease(db: Db, claim: Claim) {
  await runInTransaction(db, (tx) => setLease(tx, claim, null));
}

export type ClaimRow = {
  body_hash: string;
  reply: StoredReply | null;
  leased_until: Date | null;
  is_new: boolean;
};

/**
 * Inserts or finds the row of a key and locks it. One statement, because an old row may be deleted between two. The update
 * changes nothing, but waits for the lock and returns the current row.
 */
export const claimRow = ({ bodyHash, key, operationId, principal }: Claim) => sql<ClaimRow>`
  insert into idempotency (principal, operation_id, key, body_hash)
  values (${principal}, ${operationId}, ${key}, ${bodyHash})
  on conflict (principal, operation_id, key) do update set key = excluded.key
  returning body_hash, reply, leased_until, xmax = 0 as is_new`; // xmax is 0 in a row inserted by this statement

/**
 * Runs the work of a saga that is a single transaction, and stores its reply in it. Returns the stored reply of an earlier call:
 * the row of the key is locked first, so a concurrent repeat waits.
 */
export const runAtOnce = <R extends StoredReply>(
  db: Db,
  claim: Claim | null,
  work: (tx: Tx) => Promise<R>,
): Promise<R> =>
  runInTransaction(db, async (tx) => {
    const earlier = claim && (await lockClaim(tx, claim)).reply;
    if (earlier) return earlier as R;
    const reply = await work(tx);
    if (claim) await storeReply(tx, claim, reply);
    return reply;
  });

/** Refuses with 422 a key that was used for a different request. */
export function requireSameBody({ body_hash }: Pick<ClaimRow, "body_hash">, claim: Claim): void {
  if (body_hash === claim.bodyHash) return;
  refuse(422, "idempotency_key_reused", "This key was already used for another request.");
}

async function lockClaim(tx: Tx, claim: Claim): Promise<ClaimRow> {
  const [row] = (await claimRow(claim).execute(tx)).rows;
  if (!row) throw new Error(`The key of ${claim.operationId} was neither found nor created`);
  requireSameBody(row, claim);
  return row;
}

async function setLease(tx: Tx, claim: Claim, until: Date | null) {
  await tx
    .updateTable("idempotency")
    .set({ leased_until: until })
    .where("principal", "=", claim.principal)
    .where("operation_id", "=", claim.operationId)
    .where("key", "=", claim.key)
    .execute();
}

// As long as the contract keeps a key (openapi/common/headers.yaml).
const KEY_HOURS = 24;

/** Deletes a batch of expired keys. The key of a running saga is kept. */
export const deleteExpiredKeys = () => sql`
  delete from idempotency where (principal, operation_id, key) in (
    select principal, operation_id, key from idempotency
    where created_at < now() - ${KEY_HOURS} * interval '1 hour' and (leased_until is null or leased_until < now())
    order by created_at limit ${BATCH} for update skip locked)`;
