// Attempts to verify customers, with their documents. The customer's own row is locked by the callers.
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { components } from "#generated/main/schema.ts";
import type { Tables } from "#services/db/tables.generated.ts";
import { batchDelete } from "#services/lib/batch-delete.ts";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { refuse } from "#services/lib/refusal.ts";
import { hashToken } from "#services/lib/token-hash.ts";
import { findCustomer } from "../customer/customer.rows.ts";
import { detailsHash, type MethodType, methodsOf, type PastAttempt } from "./verification.rules.ts";

const STATE_LIFE_MS = 10 * 60 * 1000;

export type Document = Pick<Tables["verification_document"], "side" | "type" | "sealed">;

export function listAttempts(tx: Tx, customerId: string): Promise<PastAttempt[]> {
  return tx
    .selectFrom("verification_attempt")
    .select(["method", "status", "details_hash", "created_at"])
    .where("customer_id", "=", customerId)
    .orderBy("id")
    .execute();
}

type NewAttempt = { customerId: string; method: MethodType; detailsHash: string; now: Date };

/** What becomes of a new attempt: decided already, awaited until `decideAt`, or checked by a person. */
export type Outcome =
  | { status: "matched" | "refused" | "pending" }
  | { status: "in_progress"; willMatch: boolean; decideAt: Date };

/** Inserts an attempt and returns its id. */
export async function insertAttempt(tx: Tx, attempt: NewAttempt, outcome: Outcome): Promise<number> {
  const isAwaited = outcome.status === "in_progress";
  const { id } = await tx
    .insertInto("verification_attempt")
    .values({
      customer_id: attempt.customerId,
      method: attempt.method,
      status: outcome.status,
      details_hash: attempt.detailsHash,
      will_match: isAwaited ? outcome.willMatch : null,
      decide_at: isAwaited ? outcome.decideAt : null,
      created_at: attempt.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts the files of an upload. */
export async function insertDocuments(tx: Tx, attemptId: number, documents: Document[]): Promise<void> {
  await tx
    .insertInto("verification_document")
    .values(documents.map((document) => ({ attempt_id: attemptId, ...document })))
    .execute();
}

/** Returns the files of a customer's pending upload. */
export function listDocuments(tx: Tx, customerId: string): Promise<Document[]> {
  return tx
    .selectFrom("verification_document")
    .innerJoin("verification_attempt", "verification_attempt.id", "attempt_id")
    .select(["side", "type", "sealed"])
    .where("customer_id", "=", customerId)
    .orderBy("side", "desc")
    .execute();
}

/** Deletes a customer's pending upload with its files. */
export async function deletePendingUpload(tx: Tx, customerId: string): Promise<void> {
  await tx
    .deleteFrom("verification_attempt")
    .where("customer_id", "=", customerId)
    .where("status", "=", "pending")
    .execute();
}

export type DueAttempt = { id: number; customerId: string };

/** Returns attempts whose result has arrived at `now`. */
export async function listDueAttempts(tx: Tx, now: Date, limit = 50): Promise<DueAttempt[]> {
  const rows = await tx
    .selectFrom("verification_attempt")
    .select(["id", "customer_id"])
    .where("status", "=", "in_progress")
    .where("decide_at", "<=", now)
    .orderBy("decide_at")
    .limit(limit)
    .execute();
  return rows.map(({ id, customer_id }) => ({ id, customerId: customer_id }));
}

export type OpenAttempt = { id: number } & Pick<Tables["verification_attempt"], "details_hash" | "will_match">;

export function lockOpenAttempts(tx: Tx, customerId: string): Promise<OpenAttempt[]> {
  return tx
    .selectFrom("verification_attempt")
    .select(["id", "details_hash", "will_match"])
    .where("customer_id", "=", customerId)
    .where("status", "in", ["in_progress", "pending"])
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Ends an attempt and deletes its files. */
export async function endAttempt(tx: Tx, id: number, status: "matched" | "refused"): Promise<void> {
  await tx.deleteFrom("verification_document").where("attempt_id", "=", id).execute();
  await tx
    .updateTable("verification_attempt")
    .set({ status, will_match: null, decide_at: null })
    .where("id", "=", id)
    .execute();
}

/** Starts a verification at the customer's bank. Returns the state, which is valid once, for 10 minutes. */
export async function insertConnectIdState(tx: Tx, customerId: string): Promise<{ state: string; expiresAt: Date }> {
  const state = `cid_${randomBytes(16).toString("hex")}`;
  const expiresAt = new Date(Date.now() + STATE_LIFE_MS);
  await tx
    .insertInto("connect_id_state")
    .values({ state_hash: hashToken(state), customer_id: customerId, expires_at: expiresAt })
    .execute();
  return { state, expiresAt };
}

/** Uses up the state of a customer. Returns false if it is unknown, used, expired or another customer's. */
export async function useConnectIdState(tx: Tx, customerId: string, state: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("connect_id_state")
    .where("state_hash", "=", hashToken(state))
    .where("customer_id", "=", customerId)
    .where("expires_at", ">", new Date())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes a batch of states that have expired. */
export const deleteExpiredStates = () => batchDelete("connect_id_state", "state_hash", sql`expires_at < now()`);

/** Deletes everything about the verification of a customer. */
export async function deleteVerification(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom("connect_id_state").where("customer_id", "=", customerId).execute();
  await tx.deleteFrom("verification_attempt").where("customer_id", "=", customerId).execute();
}

/** Returns whether a customer is verified, what for, and by which methods they can be. */
export async function readVerificationState(
  tx: Tx,
  { isDemo }: Pick<ServicesEnv, "isDemo">,
  customerId: string,
): Promise<components["schemas"]["VerificationState"]> {
  const row = (await findCustomer(tx, customerId)) ?? refuse(401, "signed_out", "Please log in to continue.");
  const details = {
    ...row,
    dateOfBirth: row.date_of_birth,
    state: row.state as components["schemas"]["RegionCode"] | null,
  };
  const attempts = await listAttempts(tx, customerId);
  return {
    isVerified: row.is_verified,
    verificationRules: { requiredFor: row.verification_required_for },
    // The demo's sandbox is the only provider so far.
    verification: { methods: methodsOf(attempts, detailsHash(details), isDemo) },
  };
}
