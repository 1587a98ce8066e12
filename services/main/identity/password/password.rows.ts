import type { Tx } from "#services/lib/handlers.ts";

/** The hash a customer signs in with, and whether the shop has asked for another. */
export function readPassword(tx: Tx, customerId: string) {
  return tx
    .selectFrom("customer")
    .select(["password_hash as passwordHash", "force_password_change as isChangeForced"])
    .where("id", "=", customerId)
    .executeTakeFirst();
}

/** Puts the new hash in place of the old one and ends the demand; false when another call has done so before. */
export async function replaceForcedPassword(tx: Tx, customerId: string, passwordHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("customer")
    .set({ password_hash: passwordHash, force_password_change: false })
    .where("id", "=", customerId)
    .where("force_password_change", "=", true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends every sign-in of a customer but one: whoever knew the old password is out. */
export async function revokeOtherLogins(tx: Tx, customerId: string, loginId: string | null): Promise<void> {
  await tx
    .updateTable("login")
    .set({ revoked_at: new Date() })
    .where("customer_id", "=", customerId)
    .where("id", "!=", loginId ?? "")
    .where("revoked_at", "is", null)
    .execute();
}
