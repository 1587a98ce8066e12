// One-time links sent to customers: sign in, hand over to the shop, confirm an address, set a new password. Times are wall time.
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { batchDelete } from "#services/lib/batch-delete.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { hashToken } from "#services/lib/token-hash.ts";
import { readEmail } from "../customer/customer.rows.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const LIFE_MS = { autologin: DAY_MS, transfer: 60 * 1000, confirm_address: 30 * DAY_MS, password_reset: HOUR_MS };
/** The longest life of any link. A mail is kept as long as the link in it works. */
export const LONGEST_LIFE_MS = Math.max(...Object.values(LIFE_MS));
const PREFIX = { autologin: "alt", transfer: "trt", confirm_address: "adt", password_reset: "prt" };

export type LinkKind = keyof typeof LIFE_MS;

function newLink(kind: LinkKind, customerId: string) {
  const token = `${PREFIX[kind]}_${randomBytes(16).toString("hex")}`;
  const expires_at = new Date(Date.now() + LIFE_MS[kind]);
  return { token, row: { token_hash: hashToken(token), kind, customer_id: customerId, used_at: null, expires_at } };
}

/** Creates a link and returns its token. The token works once. */
export async function insertLink(
  tx: Tx,
  kind: Exclude<LinkKind, "password_reset">,
  customerId: string,
): Promise<string> {
  const { token, row } = newLink(kind, customerId);
  await tx.insertInto("customer_link").values(row).execute();
  return token;
}

/** Creates the link that sets a new password and returns its token. It replaces the customer's unused one. */
export async function replaceResetLink(tx: Tx, customerId: string): Promise<string> {
  const { token, row } = newLink("password_reset", customerId);
  const { token_hash, expires_at } = row;
  await tx
    .insertInto("customer_link")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("customer_id")
        .where("kind", "=", "password_reset")
        .where("used_at", "is", null)
        .doUpdateSet({ token_hash, expires_at }),
    )
    .execute();
  return token;
}

/**
 * Invalidates a customer's unused links that sign in or set a new password. Called after a change of password or email, because a thief
 * may hold such a link. Call it before the customer's row is changed: sign-ins lock their link first.
 */
export async function deleteSignInLinks(tx: Tx, customerId: string): Promise<void> {
  await tx
    .deleteFrom("customer_link")
    .where("customer_id", "=", customerId)
    .where("kind", "in", ["autologin", "transfer", "password_reset"])
    .where("used_at", "is", null)
    .execute();
}

/** Locks a link and returns its customer, or undefined if the token is unknown, expired or used. */
export async function lockLink(
  tx: Tx,
  kind: LinkKind,
  token: string,
): Promise<{ customerId: string; email: string } | undefined> {
  const link = await tx
    .selectFrom("customer_link")
    .select("customer_id")
    .where("token_hash", "=", hashToken(token))
    .where("kind", "=", kind)
    .where("used_at", "is", null)
    .where("expires_at", ">", new Date())
    .forUpdate()
    .executeTakeFirst();
  return link && { customerId: link.customer_id, email: await readEmail(tx, link.customer_id) };
}

/** Returns the id of the customer to whom a link was sent, or undefined if the token is unknown, expired or used. */
export async function findLinkOwner(tx: Tx, token: string): Promise<string | undefined> {
  const link = await tx
    .selectFrom("customer_link")
    .select("customer_id")
    .where("token_hash", "=", hashToken(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", new Date())
    .executeTakeFirst();
  return link?.customer_id;
}

/** Marks a link as used. */
export async function spendLink(tx: Tx, token: string): Promise<void> {
  await tx
    .updateTable("customer_link")
    .set({ used_at: new Date() })
    .where("token_hash", "=", hashToken(token))
    .execute();
}

/** Deletes a batch of expired links. Expired and unknown tokens get the same answer. */
export const deleteExpiredLinks = () => batchDelete("customer_link", "token_hash", sql`expires_at < now()`);

/** Deletes every link of a customer. */
export async function deleteLinks(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom("customer_link").where("customer_id", "=", customerId).execute();
}
