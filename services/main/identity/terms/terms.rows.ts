import type { Tx } from "#services/lib/handlers.ts";

/** Keeps when a customer agreed to the terms, and ends the demand for an upgrade where that was all it waited for. */
export async function keepAgreement(
  tx: Tx,
  customerId: string,
  { at, endsUpgrade }: { at: Date; endsUpgrade: boolean },
): Promise<void> {
  await tx
    .updateTable("customer")
    .set({ terms_accepted_at: at, ...(endsUpgrade && { account_upgrade: false }) })
    .where("id", "=", customerId)
    .execute();
}
