import { randomBytes } from "node:crypto";
import type { Tx } from "#services/lib/handlers.ts";
import { hashToken } from "../logins/logins.rows.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const LIFE_MS = { autologin: DAY_MS, transfer: 60 * 1000, confirm_address: 30 * DAY_MS };
/** How long a link may be good at most: a mail is kept as long as what it links to. */
export const LONGEST_LIFE_MS = Math.max(...Object.values(LIFE_MS));
const PREFIX = { autologin: "alt", transfer: "trt", confirm_address: "adt" };

export type LinkKind = keyof typeof LIFE_MS;

/** Makes the token of a link, whose bearer may do one thing once. */
export async function insertLink(tx: Tx, kind: LinkKind, customerId: string): Promise<string> {
  const token = `${PREFIX[kind]}_${randomBytes(16).toString("hex")}`;
  const values = { token_hash: hashToken(token), kind, customer_id: customerId, used_at: null };
  await tx
    .insertInto("customer_link")
    .values({ ...values, expires_at: new Date(Date.now() + LIFE_MS[kind]) })
    .execute();
  return token;
}

/** Who a link is for, locked; undefined when it is unknown, has run out or was used. */
export function lockLink(tx: Tx, kind: LinkKind, token: string) {
  return tx
    .selectFrom("customer_link")
    .innerJoin("customer", "customer.id", "customer_link.customer_id")
    .select(["customer.id as customerId", "customer.email as email"])
    .where("token_hash", "=", hashToken(token))
    .where("kind", "=", kind)
    .where("used_at", "is", null)
    .where("expires_at", ">", new Date())
    .forUpdate("customer_link")
    .executeTakeFirst();
}

/** A link is good once. */
export async function spendLink(tx: Tx, token: string): Promise<void> {
  await tx
    .updateTable("customer_link")
    .set({ used_at: new Date() })
    .where("token_hash", "=", hashToken(token))
    .execute();
}
