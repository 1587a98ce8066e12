// What a customer must be verified for. The rules of a customer are set by the operator.
import { type RawBuilder, sql } from "kysely";
import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { refuse } from "#services/lib/refusal.ts";

export type VerifiedPurpose = components["schemas"]["VerificationRules"]["requiredFor"][number];

const MESSAGES: Record<VerifiedPurpose, string> = {
  purchase: "Verify your account to buy tickets.",
  deposit: "Verify your account to deposit.",
  withdrawal: "Verify your account to withdraw.",
};

/** Sets what a customer must be verified for. */
export async function setVerificationRules(tx: Tx, customerId: string, purposes: VerifiedPurpose[]): Promise<void> {
  const values = { verification_required_for: purposes };
  await tx.updateTable("customer").set(values).where("id", "=", customerId).execute();
}

/** SQL expression: whether a customer must verify the account first. False for a visitor. */
export const needsVerification = (customerId: string | null, purpose: VerifiedPurpose): RawBuilder<boolean> =>
  sql<boolean>`exists (select from customer where id = ${customerId}
    and not is_verified and ${purpose} = any(verification_required_for))`;

/** Returns why an unverified customer is refused. */
export const verifyMessage = (purpose: VerifiedPurpose) => MESSAGES[purpose];

/** Refuses with 422. */
export const refuseUnverified = (purpose: VerifiedPurpose): never =>
  refuse(422, "verify_account_required", MESSAGES[purpose]);

/** Refuses a customer who must verify the account first with 422. */
export async function requireVerified(tx: Tx, customerId: string, purpose: VerifiedPurpose): Promise<void> {
  const { rows } = await sql<{ needed: boolean }>`select ${needsVerification(customerId, purpose)} as needed`.execute(
    tx,
  );
  if (rows[0]?.needed) refuseUnverified(purpose);
}
