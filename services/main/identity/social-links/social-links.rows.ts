// The accounts at Apple and Google that customers have linked.
import { sql } from "kysely";
import type { components } from "#generated/main/schema.ts";
import { batchDelete } from "#services/lib/batch-delete.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { hashToken } from "#services/lib/token-hash.ts";

export type SocialProvider = components["schemas"]["SocialProvider"];
type SocialAccount = components["schemas"]["SocialAccount"];
type ProviderAccount = { provider: SocialProvider; subject: string };

/** Returns the id of the customer who has linked an account, or undefined. */
export async function findLinkedCustomer(tx: Tx, { provider, subject }: ProviderAccount): Promise<string | undefined> {
  const row = await tx
    .selectFrom("social_account")
    .select("customer_id")
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.customer_id;
}

/**
 * Links an account instead of the customer's present one at this provider. Returns false if another customer has linked it;
 * the caller must then roll back.
 */
export async function saveLink(
  tx: Tx,
  customerId: string,
  { provider, subject, identifier, since }: ProviderAccount & { identifier: string; since: Date },
): Promise<boolean> {
  await tx
    .deleteFrom("social_account")
    .where("customer_id", "=", customerId)
    .where("provider", "=", provider)
    .where("subject", "<>", subject)
    .execute();
  await tx
    .insertInto("social_account")
    .values({ customer_id: customerId, provider, subject, identifier, since })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findLinkedCustomer(tx, { provider, subject })) === customerId;
}

/** Returns the customer's linked accounts, at most one per provider. */
export async function listLinks(tx: Tx, customerId: string): Promise<SocialAccount[]> {
  const rows = await tx
    .selectFrom("social_account")
    .select(["provider", "identifier", "since"])
    .where("customer_id", "=", customerId)
    .orderBy("provider")
    .execute();
  return rows.map(({ since, ...account }) => ({ ...account, since: since.toISOString() }));
}

/** Removes the customer's account at a provider, or at all of them. */
export async function deleteLink(tx: Tx, customerId: string, provider?: SocialProvider): Promise<void> {
  let links = tx.deleteFrom("social_account").where("customer_id", "=", customerId);
  if (provider) links = links.where("provider", "=", provider);
  await links.execute();
}

/** Removes the accounts that were linked with a customer from a time on (wall time). */
export async function deleteLinksFrom(tx: Tx, customerId: string, from: Date): Promise<void> {
  await tx.deleteFrom("social_account").where("customer_id", "=", customerId).where("linked_at", ">=", from).execute();
}

/** Marks an identity token as used until it expires. Returns false if it was used before. */
export async function spendToken(tx: Tx, token: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("used_identity_token")
    .values({ token_hash: hashToken(token), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Deletes a batch of used identity tokens that have expired. */
export const deleteExpiredIdentityTokens = () =>
  batchDelete("used_identity_token", "token_hash", sql`expires_at < now()`);
