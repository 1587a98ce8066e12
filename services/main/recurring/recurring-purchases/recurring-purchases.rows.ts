// Recurring purchases and their attempts.
import { type Insertable, type RawBuilder, type Selectable, sql } from "kysely";
import type { RecurringItem, RecurringTables } from "#services/db/tables/recurring.ts";
import { SHOP_TIME } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { market } from "#services/lib/locale.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import { type Draw, SELLING } from "../../play/draws/draws.rows.ts";
import { nextDraws } from "../../play/draws/sale-draws.rows.ts";
import { hasPreOrder } from "../../sales/purchases/pre-orders.rows.ts";
import { wasLeftBefore } from "../../wallet/deposits/deposits.rows.ts";
import { readMethodKey } from "../recurring-purchase-methods/recurring-purchase-methods.rows.ts";
import { sortByNext } from "./recurring-purchases.rules.ts";

export type RecurringPurchase = Selectable<RecurringTables["recurring_purchase"]>;
export type Attempt = Selectable<RecurringTables["recurring_attempt"]>;
export type AttemptForDraw = Attempt & {
  draw_at: Date | null;
  /** When the draws of its earlier tries were held. A billing day that is tried again buys the draw that is next by then. */
  earlier_draws_at: (string | null)[];
};
export type RecurringType = RecurringPurchase["type"];

/** Inserts a recurring purchase. */
export async function insertRecurring(
  tx: Tx,
  { item, ...row }: Omit<Insertable<RecurringTables["recurring_purchase"]>, "item"> & { item: RecurringItem },
): Promise<void> {
  await tx
    .insertInto("recurring_purchase")
    .values({ ...row, item: JSON.stringify(item) })
    .execute();
}

/** Cancels a customer's recurring purchases of an offer. */
export async function cancelSingle(tx: Tx, customerId: string, offerKey: string): Promise<void> {
  await tx
    .updateTable("recurring_purchase")
    .set({ status: "cancelled", paused_until: null })
    .where("customer_id", "=", customerId)
    .where("status", "<>", "cancelled")
    .where(sql`item ->> 'lottery_key'`, "=", offerKey)
    .execute();
}

const SELLING_LIST = sql.join(SELLING.map((status) => sql.lit(status)));

/** SQL expression: whether a draw is on the days that a recurring purchase plays. */
const isPlayed = (drawNo: RawBuilder<unknown>) => sql<boolean>`(item -> 'on' is null or item #> '{on,places}'
  @> to_jsonb((${drawNo} - (item #>> '{on,from}')::int) % (item #>> '{on,size}')::int))`;

/**
 * SQL expression: the draws that the next charge of a recurring purchase buys, after its billing day and a pause with a date, as far as
 * they are known: an array of their ids or times.
 */
const nextDrawsOf = (column: "id" | "draw_at", now: Date) => sql<string[]>`array(
  select ${sql.ref(`draw.${column}`)} from draw where draw.product_offer_key = drawn_key
    and draw.draw_no > after_draw_no and ${isPlayed(sql.ref("draw.draw_no"))} and draw.status in (${SELLING_LIST}) and draw.stop > ${now}
    and draw.stop > coalesce(greatest(paused_until, due_on)::timestamp at time zone ${market().timeZone}, ${now})
    order by draw.draw_no limit draws_each)`;

type Wanted = {
  /** All types if omitted. */
  type?: RecurringType;
  /** Only these product offers. */
  offerKeys?: string[] | undefined;
  limit: number;
  offset: number;
  now: Date;
};

/** Returns a page of a customer's recurring purchases that are not cancelled, next draw first, and how many there are. */
export async function listRecurring(
  tx: Tx,
  customerId: string,
  { limit, now, offerKeys, offset, type }: Wanted,
): Promise<{ rows: RecurringPurchase[]; total: number }> {
  const rows = await tx
    .selectFrom("recurring_purchase")
    .selectAll()
    .select(sql<Date | null>`(${nextDrawsOf("draw_at", now)})[1]`.as("next_draw_at"))
    .where("customer_id", "=", customerId)
    .where("status", "<>", "cancelled")
    .$if(type !== undefined, (some) => some.where("type", "=", type ?? "autoplay"))
    .$if(offerKeys !== undefined, (some) => some.where(sql`item ->> 'lottery_key'`, "in", offerKeys ?? []))
    .execute();
  // Sorted here: the schedule of a draw that does not exist yet is not in the database.
  return { rows: sortByNext(rows, now).slice(offset, offset + limit), total: rows.length };
}

/** Returns recurring purchases by id, in no order. */
export function listRecurringByIds(tx: Tx, ids: readonly string[]): Promise<RecurringPurchase[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx.selectFrom("recurring_purchase").selectAll().where("id", "in", ids).execute();
}

// The operations on a subscription also read and change a combined purchase.
const FOUND_AS: Record<RecurringType, RecurringType[]> = {
  autoplay: ["autoplay"],
  subscription: ["subscription", "combined_recurring_purchase"],
  combined_recurring_purchase: ["combined_recurring_purchase"],
};

/** Locks and returns a customer's recurring purchase of a type. Refuses an unknown one, or another customer's, with 404. */
export async function lockRecurring(
  tx: Tx,
  customerId: string,
  id: string,
  type: RecurringType | null,
): Promise<RecurringPurchase> {
  const row = await tx
    .selectFrom("recurring_purchase")
    .selectAll()
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .$if(type !== null, (some) => some.where("type", "in", FOUND_AS[type ?? "autoplay"]))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? refuseNotFound();
}

type Change = Partial<
  Omit<RecurringPurchase, "id" | "customer_id" | "type" | "item" | "created_at" | "first_order_id"> & {
    item: RecurringItem;
  }
>;

/** SQL expression: the draws that have stopped while a purchase was paused were not missed. */
const AFTER_PAUSE = sql<number>`greatest(after_draw_no,
  (select max(draw_no) from draw where product_offer_key = drawn_key and stop <= ${SHOP_TIME}))`;

/** Changes a locked recurring purchase, and returns it. */
export async function changeRecurring(tx: Tx, id: string, { item, ...change }: Change): Promise<RecurringPurchase> {
  return tx
    .updateTable("recurring_purchase")
    .set({
      ...(change.status === "active" && { after_draw_no: AFTER_PAUSE }),
      ...change,
      ...(item && { item: JSON.stringify(item) }),
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Lets the customer's method pay for all recurring purchases, also for those that had their own fund. */
export async function clearOwnFunds(tx: Tx, customerId: string): Promise<void> {
  await tx
    .updateTable("recurring_purchase")
    .set({ fund_id: null, from_wallet: false })
    .where("id", "in", ({ selectFrom }) =>
      selectFrom("recurring_purchase")
        .select("id")
        .where("customer_id", "=", customerId)
        .where("status", "<>", "cancelled")
        .where(({ eb, or }) => or([eb("from_wallet", "=", true), eb("fund_id", "is not", null)]))
        // In a fixed order, so that two calls cannot deadlock.
        .orderBy("id")
        .forNoKeyUpdate(),
    )
    .execute();
}

/** Returns whether a fund pays for a pre-order, for a recurring purchase that is not cancelled, or for a charge under way. */
export async function isFundInUse(tx: Tx, customerId: string, fundId: string): Promise<boolean> {
  const isMethod = (await readMethodKey(tx, customerId)) === fundId;
  if (isMethod && (await hasPreOrder(tx, customerId))) return true;
  const { rows } = await sql<{ isInUse: boolean }>`select exists (
      select from recurring_purchase where customer_id = ${customerId} and status <> 'cancelled'
        and not from_wallet and coalesce(fund_id = ${fundId}, ${isMethod}))
    or exists (
      select from recurring_attempt where customer_id = ${customerId} and status = 'charging' and fund_id = ${fundId})
    as "isInUse"`.execute(tx);
  return rows[0]?.isInUse ?? false;
}

/** Returns the draws that the next charges of recurring purchases buy, by the ids of these. */
export async function readNextDraws(
  tx: Tx,
  rows: readonly RecurringPurchase[],
  now: Date,
): Promise<ReadonlyMap<string, Pick<Draw, "id" | "draw_at">[]>> {
  if (rows.length === 0) return new Map();
  const found = await tx
    .selectFrom("recurring_purchase")
    .innerJoin("draw", (join) => join.on(sql<boolean>`draw.id = any(${nextDrawsOf("id", now)})`))
    .select(["draw.id", "draw.draw_at", "recurring_purchase.id as recurring_id"])
    .where(
      "recurring_purchase.id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("draw.draw_no")
    .execute();
  return Map.groupBy(found, ({ recurring_id }) => recurring_id);
}

/** Returns the attempts of recurring purchases with their first draws, newest first: at most `limit` of each. */
export async function readAttempts(
  tx: Tx,
  ids: readonly string[],
  limit: number,
): Promise<ReadonlyMap<string, AttemptForDraw[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom((from) =>
      from
        .selectFrom("recurring_attempt")
        .selectAll()
        .select(
          sql<number>`row_number() over (partition by recurring_purchase_id order by created_at desc, id)`.as("place"),
        )
        .where("recurring_purchase_id", "in", ids)
        .as("attempt"),
    )
    .selectAll()
    .select(sql<Date | null>`(select draw.draw_at from draw where draw.id = draw_id)`.as("draw_at"))
    .select(
      sql<(string | null)[]>`(select coalesce(jsonb_agg(draw.draw_at order by nth), '[]')
        from jsonb_array_elements(earlier_tries) with ordinality as tried (one, nth)
        left join draw on draw.id = coalesce(one ->> 'drawId', case when period = draw_id then draw_id end))`.as(
        "earlier_draws_at",
      ),
    )
    .where("place", "<=", limit)
    .orderBy("place")
    .execute();
  return Map.groupBy(rows, (row) => row.recurring_purchase_id);
}

/**
 * Returns the failed attempts that a customer can resolve: every debt, and the newest one of each purchase that is not cancelled, if
 * its draw is still on sale or it pauses the purchase. A subscription's is also one that will be tried again.
 */
export function listFailed(tx: Tx, customerId: string, now: Date): Promise<Attempt[]> {
  return tx
    .selectFrom("recurring_attempt as attempt")
    .innerJoin("recurring_purchase as kept", "kept.id", "attempt.recurring_purchase_id")
    .selectAll("attempt")
    .where("attempt.customer_id", "=", customerId)
    .where("attempt.status", "in", ["soft_failure", "hard_failure"])
    .where(
      sql<boolean>`(attempt.period like 'returned %' or (kept.status <> 'cancelled'
        and not exists (select from recurring_attempt later where later.recurring_purchase_id = kept.id
          and (later.created_at, later.id) > (attempt.created_at, attempt.id) and later.status <> 'skipped')
        and ((attempt.status = 'hard_failure' and kept.status = 'paused')
          or attempt.draw_id is null or (attempt.retry_at is not null and kept.due_on is not null)
          or exists (select from draw where draw.id = attempt.draw_id and draw.status in (${SELLING_LIST}) and draw.stop > ${now}))))`,
    )
    .orderBy("attempt.created_at")
    .execute();
}

type DueWanted = {
  /** Only ids after the first one, up to the second one. */
  between: readonly [string, string | null];
  limit: number;
  now: Date;
  today: string;
  leftBefore: Date;
  /** The ids of purchases that wait until their next try. */
  without: string[];
};

/**
 * Returns the ids of the recurring purchases that are due, in their order: active autoplays whose next draw is on sale and was not
 * tried yet, active subscriptions whose billing day has come, failed charges that are to be tried again, and charges that a process
 * left behind before `leftBefore`. A draw is next when no earlier one of its lottery is on sale. Autoplays that wait for a larger
 * jackpot (`jackpotOf`) are left out, so that no round looks at each of them, unless a draw has stopped unseen (`noteMissedDraws`).
 */
export async function listDue(
  tx: Tx,
  { between: [after, upTo], leftBefore, limit, now, today, without }: DueWanted,
): Promise<string[]> {
  const isWanted = (id: string) =>
    sql`${sql.ref(id)} > ${after} and ${sql.ref(id)} <= coalesce(${upTo}, ${sql.ref(id)})
      and ${sql.ref(id)} <> all(${without}::text[])`;
  const { rows } = await sql<{ id: string }>`/* due_recurring */
    with next as materialized (${nextDraws(now)})
    select id from (
      (select kept.id from next join recurring_purchase kept on kept.drawn_key = next.product_offer_key
        and kept.after_draw_no < next.draw_no and ${isPlayed(sql.ref("next.draw_no"))} and kept.status = 'active' and kept.type = 'autoplay'
        and (kept.minimum_jackpot_cents <= next.pool or next.stop <= ${now}::timestamptz + interval '1 day'
          or kept.after_draw_no < next.draw_no - 1)
      where ${isWanted("kept.id")} and not exists (
        select from recurring_attempt tried where tried.recurring_purchase_id = kept.id and tried.period = next.id)
      order by kept.id limit ${limit})
      union (select id from recurring_purchase
        where status = 'active' and due_on <= ${today} and ${isWanted("id")}
        order by id limit ${limit})
      union (select kept.id from recurring_attempt tried join recurring_purchase kept on kept.id = recurring_purchase_id
        where retry_at <= ${now} and kept.status = 'active' and ${isWanted("kept.id")} order by kept.id limit ${limit})
      union (select recurring_purchase_id from recurring_attempt tried
        where status = 'charging' and ${wasLeftBefore(sql.ref("deposit_id"), leftBefore)} and ${isWanted("recurring_purchase_id")}
        order by recurring_purchase_id limit ${limit})) due
    order by id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Returns and locks a page of the active purchases, by id: those after `after` that no charge holds. */
export const lockActive = (tx: Tx, after: string, limit: number): Promise<RecurringPurchase[]> =>
  tx
    .selectFrom("recurring_purchase")
    .selectAll()
    .where("status", "=", "active")
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();

/** Ends the pauses whose day has come. Returns the purchases that are active again. */
export async function endPauses(tx: Tx, today: string): Promise<RecurringPurchase[]> {
  return tx
    .updateTable("recurring_purchase")
    .set({ status: "active", paused_until: null, after_draw_no: AFTER_PAUSE })
    .where("id", "in", ({ selectFrom }) =>
      selectFrom("recurring_purchase")
        .select("id")
        .where("paused_until", "<=", today)
        .where("autosession_off", "=", false)
        .orderBy("id")
        .limit(200)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Locks a recurring purchase for a charge. Null if another process holds it, unless `waits`. */
export async function takeRecurring(
  tx: Tx,
  id: string,
  { waits = false }: { waits?: boolean } = {},
): Promise<RecurringPurchase | null> {
  const row = await tx
    .selectFrom("recurring_purchase")
    .selectAll()
    .where("id", "=", id)
    .forNoKeyUpdate()
    .$if(!waits, (some) => some.skipLocked())
    .executeTakeFirst();
  return row ?? null;
}
