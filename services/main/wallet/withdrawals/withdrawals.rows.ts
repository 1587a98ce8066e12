// The customers' withdrawals. Money moves in withdrawals.commands.ts.
import type { Insertable, Selectable } from "kysely";
import type { WithdrawalTables } from "#services/db/tables/withdrawals.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import { closingWithdrawals } from "../../identity/customer/closing.rows.ts";

export type Withdrawal = Selectable<WithdrawalTables["withdrawal"]>;
export type NewWithdrawal = Omit<Insertable<WithdrawalTables["withdrawal"]>, "id" | "status" | "ended_at">;

export function insertWithdrawal(tx: Tx, withdrawal: NewWithdrawal): Promise<Withdrawal> {
  return tx
    .insertInto("withdrawal")
    .values({ ...withdrawal, id: newId("wdr"), status: "requested", ended_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns a customer's withdrawal. Refuses an unknown one, or another customer's, with 404. */
export async function findWithdrawal(tx: Tx, customerId: string, id: string): Promise<Withdrawal> {
  const row = await tx
    .selectFrom("withdrawal")
    .selectAll()
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row ?? refuseNotFound();
}

/** Locks a withdrawal until the transaction ends, so that it ends once. Undefined for an unknown id. */
export const lockWithdrawal = (tx: Tx, id: string): Promise<Withdrawal | undefined> =>
  tx.selectFrom("withdrawal").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

/** Returns the customers whose account a paid withdrawal closes. */
export async function listPaidClosings(tx: Tx, limit = 50): Promise<string[]> {
  const rows = await tx
    .selectFrom("withdrawal")
    .select("customer_id")
    .where("status", "=", "paid")
    .where("id", "in", closingWithdrawals(limit))
    .execute();
  return rows.map(({ customer_id }) => customer_id);
}

/** Times before which an open withdrawal is due for its next status; one that is instant is always due. */
export type DueTimes = { toBankBefore: Date; paidBefore: Date };

/** Returns the ids of withdrawals that are due for their next status, the oldest first, without the given ones. */
export async function listDue(
  tx: Tx,
  { paidBefore, toBankBefore }: DueTimes,
  without: readonly string[],
  limit: number,
) {
  const rows = await tx
    .selectFrom("withdrawal")
    .select("id")
    .where("ended_at", "is", null)
    .where((eb) =>
      eb.or([
        eb("is_instant", "=", true),
        eb.and([eb("status", "=", "requested"), eb("created_at", "<=", toBankBefore)]),
        eb.and([eb("status", "=", "processing"), eb("created_at", "<=", paidBefore)]),
      ]),
    )
    .$if(without.length > 0, (query) => query.where("id", "not in", [...without]))
    .orderBy("created_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function setStatus(tx: Tx, id: string, status: Withdrawal["status"], endedAt: Date | null) {
  await tx.updateTable("withdrawal").set({ status, ended_at: endedAt }).where("id", "=", id).execute();
}
