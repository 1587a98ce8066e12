// The same key with the same body answers the first answer again. Claims and replies live in the database, so that it
// holds over processes and restarts.
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { StoredReply } from "#services/db/tables/foundation.ts";
import type { Claim, Db, Tx } from "./handlers.ts";
import { refuse } from "./refusal.ts";
import { runInTransaction } from "./transaction.ts";

// How long a retry waits for a process that may have died. A saga that is merely slower than this stays correct: its
// steps are compare-and-set, so a second runner finds each one done or does it.
const LEASE_MS = 8_000;

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** A fingerprint of what was asked, whatever the order of its keys. */
export function hashBody(...parts: unknown[]): string {
  return createHash("sha256")
    .update(JSON.stringify(parts.map(sorted)))
    .digest("hex");
}

/** Keeps the reply with its key. Inside the transaction of the work itself: both are there, or neither is. */
export async function storeReply(tx: Tx, claim: Claim, { status, body, headers }: StoredReply): Promise<void> {
  await sql`/* store_reply */ update idempotency
    set reply = ${JSON.stringify({ status, body, headers })}, leased_until = null
    where principal = ${claim.principal} and operation_id = ${claim.operationId} and key = ${claim.key}`.execute(tx);
}

/**
 * Runs a saga (several transactions with calls outside between them) at most once at a time per key, over all
 * processes. `work` is told whether an earlier run was cut off, and must then carry on where that one stopped: its
 * steps belong in tables of its own, found by `claim.key`. A thrown refusal frees the key for another try.
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
      // Wall time: a lease is about processes, not about the shop's clock.
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
 * The statement that makes or finds the row of a key, and holds it. One statement, since an old row may be deleted between two.
 * The update changes nothing, but waits for whoever holds the row and returns what it has become.
 */
export const claimRow = ({ bodyHash, key, operationId, principal }: Claim) => sql<ClaimRow>`
  insert into idempotency (principal, operation_id, key, body_hash)
  values (${principal}, ${operationId}, ${key}, ${bodyHash})
  on conflict (principal, operation_id, key) do update set key = excluded.key
  returning body_hash, reply, leased_until, xmax = 0 as is_new`; // xmax is zero in a row that this statement inserted

/** Refuses a key that was used for another request. */
export function requireSameBody({ body_hash }: Pick<ClaimRow, "body_hash">, claim: Claim): void {
  if (body_hash === claim.bodyHash) return;
  refuse(422, "idempotency_key_reused", "This key was already used for another request.");
}

async function lockClaim(tx: Tx, claim: Claim): Promise<ClaimRow> {
  const [row] = (await claimRow(claim).execute(tx)).rows;
  if (!row) throw new Error(`The key of ${claim.operationId} was neither found nor made`);
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
