import { randomBytes } from "node:crypto";
import type { Tx } from "#services/lib/handlers.ts";
import { hashToken } from "./session.rows.ts";

const LIFE_MS = { autologin: 24 * 60 * 60 * 1000, transfer: 60 * 1000 };
const PREFIX = { autologin: "alt", transfer: "trt" };

export type LinkKind = keyof typeof LIFE_MS;

/** Makes the token of a link that signs its bearer in. */
export async function insertSignInLink(tx: Tx, kind: LinkKind, customerId: string): Promise<string> {
  const token = `${PREFIX[kind]}_${randomBytes(16).toString("hex")}`;
  const values = { token_hash: hashToken(token), kind, customer_id: customerId, used_at: null };
  await tx
    .insertInto("sign_in_link")
    .values({ ...values, expires_at: new Date(Date.now() + LIFE_MS[kind]) })
    .execute();
  return token;
}

/** Who a link is for, locked; undefined when it is unknown, has run out or was used. */
export function lockSignInLink(tx: Tx, kind: LinkKind, token: string) {
  return tx
    .selectFrom("sign_in_link")
    .innerJoin("customer", "customer.id", "sign_in_link.customer_id")
    .select(["customer.id as customerId", "customer.email as email"])
    .where("token_hash", "=", hashToken(token))
    .where("kind", "=", kind)
    .where("used_at", "is", null)
    .where("expires_at", ">", new Date())
    .forUpdate("sign_in_link")
    .executeTakeFirst();
}

export async function spendSignInLink(tx: Tx, token: string): Promise<void> {
  await tx
    .updateTable("sign_in_link")
    .set({ used_at: new Date() })
    .where("token_hash", "=", hashToken(token))
    .execute();
}
