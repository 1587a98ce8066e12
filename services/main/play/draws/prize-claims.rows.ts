// Prizes that are not paid into the wallet at settlement, and their delivery by operators.
import { type Insertable, type RawBuilder, type Selectable, type SqlBool, sql } from "kysely";
import type { PrizeClaimTable } from "#services/db/tables/draws.ts";
import type { Tx } from "#services/lib/handlers.ts";

export type PrizeClaim = Selectable<PrizeClaimTable>;

export async function writeClaims(tx: Tx, claims: Insertable<PrizeClaimTable>[]): Promise<void> {
  if (claims.length > 0) await tx.insertInto("prize_claim").values(claims).execute();
}

export async function listClaims(tx: Tx, orderIds: string[]): Promise<PrizeClaim[]> {
  return tx.selectFrom("prize_claim").selectAll().where("order_id", "in", orderIds).orderBy("game_no").execute();
}

/** SQL expression: whether the prizes of an order or a giveaway wait for their delivery. */
export const isUndelivered = (reference: RawBuilder<unknown>) =>
  sql<SqlBool>`not exists (select from prize_delivery where reference = ${reference})`;

/** Which prizes to list: of a customer, of an order or a giveaway, or all of them. */
export type PrizesWanted = { customerId?: string; reference?: string };

/** Returns the claims that wait for their delivery, oldest first. */
export async function listOpenClaims(tx: Tx, { customerId, reference }: PrizesWanted): Promise<PrizeClaim[]> {
  return tx
    .selectFrom("prize_claim")
    .selectAll()
    .$if(customerId !== undefined, (query) => query.where("customer_id", "=", customerId ?? ""))
    .$if(reference !== undefined, (query) => query.where("order_id", "=", reference ?? ""))
    .where(isUndelivered(sql.ref("prize_claim.order_id")))
    .orderBy("created_at")
    .orderBy("order_id")
    .execute();
}

/** Notes that the prizes of an order or a giveaway are delivered. Returns false if that is noted already. */
export async function insertDelivery(tx: Tx, reference: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("prize_delivery")
    .values({ reference, delivered_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
