// One-time links sent to customers: sign in, hand over to the shop, confirm an address. Times are wall time.
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { batchDelete } from "#services/lib/batch-delete.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { hashToken } from "#services/lib/token-hash.ts";
import { readEmail } from "../customer/customer.rows.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const LIFE_MS = { autologin: DAY_MS, transfer: 60 * 1000, confirm_address: 30 * DAY_MS };
/** The longest life of any link. A mail is kept as long as the link in it works. */
export const LONGEST_LIFE_MS = Math.max(...Object.values(LIFE_MS));
const PREFIX = { autologin: "alt", transfer: "trt", confirm_address: "adt" };

export type LinkKind = keyof typeof LIFE_MS;

/** Creates a link and returns its token. The token works once. */
export async function insertLink(tx: Tx, kind: LinkKind, customerId: string): Promise<string> {
  const token = `${PREFIX[kind]}_${randomBytes(16).toString("hex")}`;
  const values = { token_hash: hashToken(token), kind, customer_id: customerId, used_at: null };
  await tx
    .insertInto("customer_link")
    .values({ ...values, expires_at: new Date(Date.now() + LIFE_MS[kind]) })
    .execute();
  return token;
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

/** Returns the id of the customer whom a link signs in, or undefined if the token is unknown, expired or used. */
export async function findLinkOwner(tx: Tx, token: string): Promise<string | undefined> {
  const link = await tx
    .selectFrom("customer_link")
    .select("customer_id")
    .where("token_hash", "=", hashToken(token))
    .where("kind", "in", ["autologin", "transfer"])
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
