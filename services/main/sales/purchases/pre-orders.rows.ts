// Pre-orders and scheduled purchases: items of a purchase that are charged when their draw goes on sale, or becomes the next one.
import { type Selectable, sql } from "kysely";
import type { PreOrderTables } from "#services/db/tables/pre-orders.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { cashCentsOf } from "#services/lib/ledger.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { OFFER_STATES, type toStateOf } from "../../catalogue/offers/offers.rows.ts";
import { isClosing } from "../../identity/customer/closing.rows.ts";
import { isBanned } from "../../identity/customer/country-ban.rows.ts";
import { needsVerification } from "../../identity/customer/verified.rows.ts";
import { spendingJson } from "../../identity/limits/spend-limits.rows.ts";
import type { Spending } from "../../identity/limits/spend-limits.rules.ts";
import { nextDraws, OPENS_AT } from "../../play/draws/sale-draws.rows.ts";
import { centsOfDeposit, wasLeftBefore } from "../../wallet/deposits/deposits.rows.ts";
import { type ItemRow, itemCents, type Later } from "../products/item.ts";

export type PreOrder = Selectable<PreOrderTables["pre_order"]>;
type Added = {
  customerId: string;
  checkoutId: string;
  items: readonly { item: ItemRow; later: Later }[];
  orderIds: string[];
  now: Date;
};

/** The most pre-orders of a customer that wait to be charged: a purchase of them costs nothing yet. */
const MAX_WAITING = 200;

/** Refuses more pre-orders than a customer may have. The customer's cart must be locked. */
export async function requireFewPreOrders(tx: Tx, customerId: string, added: number): Promise<void> {
  if (added === 0) return;
  const { waiting } = await tx
    .selectFrom("pre_order")
    .select(({ fn }) => fn.countAll<number>().as("waiting"))
    .where("customer_id", "=", customerId)
    .where("status", "=", "active")
    .executeTakeFirstOrThrow();
  const message = `You can have ${MAX_WAITING} tickets that we charge later, and have ${waiting}. Cancel some, or buy these later.`;
  if (Number(waiting) + added > MAX_WAITING) refuse(422, "cart_blocked", message);
}

/** Inserts the pre-orders of a purchase. `orderIds` are the orders that they become. */
export async function insertPreOrders(tx: Tx, { checkoutId, customerId, items, now, orderIds }: Added): Promise<void> {
  if (items.length === 0) return;
  await tx
    .insertInto("pre_order")
    .values(
      items.map(({ item, later }, index) => ({
        id: newId("sch"),
        customer_id: customerId,
        checkout_id: checkoutId,
        order_id: orderIds[index] ?? newId("ord"),
        kind: later.kind,
        draw_id: item.draw_ids[0] ?? "",
        item: JSON.stringify(item),
        price_cents: itemCents(item),
        status: "active" as const,
        // The opening of a draw may be brought forward.
        charge_at: later.kind === "pre_order" ? now : later.chargeAt,
        created_at: now,
      })),
    )
    .execute();
}

/** Returns what became of the pre-orders of a purchase, by the orders that they become. */
export async function readStatuses(tx: Tx, checkoutId: string): Promise<ReadonlyMap<string, PreOrder["status"]>> {
  const rows = await tx
    .selectFrom("pre_order")
    .select(["order_id", "status"])
    .where("checkout_id", "=", checkoutId)
    .execute();
  return new Map(rows.map(({ order_id, status }) => [order_id, status]));
}

/** Returns a customer's pre-orders that are not charged yet, first to be charged first. */
export const listPreOrders = (tx: Tx, customerId: string): Promise<PreOrder[]> =>
  tx
    .selectFrom("pre_order")
    .selectAll()
    .where("customer_id", "=", customerId)
    .where("status", "=", "active")
    .orderBy(sql`greatest(charge_at, ${OPENS_AT})`)
    .orderBy("id")
    .execute();

/** Locks and returns a customer's pre-order. Refuses an unknown one, or another customer's, with 404. */
export async function lockPreOrder(tx: Tx, customerId: string, id: string): Promise<PreOrder> {
  const row = await tx
    .selectFrom("pre_order")
    .selectAll()
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? refuseNotFound();
}

/**
 * Returns the pre-orders whose draw is open and whose charge is due, the scheduled purchases whose time has come or whose draw became
 * the next one early, and the charges that a process left behind before `leftBefore`.
 */
export async function listDuePreOrders(
  tx: Tx,
  { leftBefore, now }: { leftBefore: Date; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* due_pre_orders */
    select id from (
      (select id, charge_at, deposit_id from pre_order
        where status = 'active' and charge_at <= ${now} and coalesce(${OPENS_AT} <= ${now}, true)
          and (deposit_id is null or ${wasLeftBefore(sql.ref("deposit_id"), leftBefore)})
        order by charge_at, id limit 200)
      union (select id, charge_at, deposit_id from pre_order
        where status = 'active' and kind = 'scheduled_purchase' and attempts = 0
          and (deposit_id is null or ${wasLeftBefore(sql.ref("deposit_id"), leftBefore)})
          and draw_id in (select id from (${nextDraws(now)}) next) limit 200)) due
    order by charge_at, id limit 200`.execute(tx);
  return rows.map(({ id }) => id);
}

export const readPreOrder = (tx: Tx, id: string): Promise<PreOrder> =>
  tx.selectFrom("pre_order").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Locks an active pre-order. Null if it has ended, or another process holds it, unless `waits`. */
export async function takePreOrder(tx: Tx, id: string, { waits = false } = {}): Promise<PreOrder | null> {
  const row = await tx
    .selectFrom("pre_order")
    .selectAll()
    .where("id", "=", id)
    .where("status", "=", "active")
    .forNoKeyUpdate()
    .$if(!waits, (some) => some.skipLocked())
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a customer has a pre-order that the method for later payments will pay. */
export async function hasPreOrder(tx: Tx, customerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("pre_order")
    .select("id")
    .where("customer_id", "=", customerId)
    .where("status", "=", "active")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the customer's choice of channel that came with the purchase of a pre-order. */
export async function readPurchaseOf(tx: Tx, checkoutId: string) {
  const row = await tx.selectFrom("checkout").select("purchase").where("id", "=", checkoutId).executeTakeFirstOrThrow();
  return row.purchase;
}

type SaleBlocks = {
  isBanned: boolean;
  isClosing: boolean;
  needsVerification: boolean;
  spending: Spending[];
  states: Parameters<typeof toStateOf>[0];
};

/** Returns what may keep a customer from buying at `now`. */
export async function readSaleBlocks(tx: Tx, customerId: string, now: Date): Promise<SaleBlocks> {
  const { rows } = await sql<SaleBlocks>`/* read_sale_blocks */
    select ${isBanned(customerId)} as "isBanned", ${isClosing(customerId)} as "isClosing",
      ${needsVerification(customerId, "purchase")} as "needsVerification",
      ${spendingJson(customerId, sql`${now}::timestamptz`)} as spending, ${OFFER_STATES} as states`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("The statement returned no row");
  return row;
}

export async function writeCharged(tx: Tx, id: string, checkoutId: string): Promise<void> {
  await tx.updateTable("pre_order").set({ status: "charged", charged_in: checkoutId }).where("id", "=", id).execute();
}

/** Writes the deposit that pays, before its gateway is asked. */
export async function writeCharging(tx: Tx, id: string, depositId: string): Promise<void> {
  await tx.updateTable("pre_order").set({ deposit_id: depositId }).where("id", "=", id).execute();
}

/** Writes a failed charge, and when it is tried again. */
export async function writeFailed(
  tx: Tx,
  { attempts, id }: PreOrder,
  { again, reason }: { again: Date; reason: string },
): Promise<void> {
  await tx
    .updateTable("pre_order")
    .set({ attempts: attempts + 1, charge_at: again, deposit_id: null, reason })
    .where("id", "=", id)
    .execute();
}

/** Makes a customer's pre-order due whose charge failed. Returns false if there is none. This is none of its automatic tries. */
export async function writeDue(tx: Tx, customerId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("pre_order")
    .set({ charge_at: now, attempts: sql`greatest(attempts - 1, 0)` })
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .where("status", "=", "active")
    .where("deposit_id", "is", null)
    .where("reason", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Cancels a pre-order: for a reason, or because its customer wants it. */
export async function writeCancelled(tx: Tx, id: string, reason: string | null): Promise<void> {
  await tx.updateTable("pre_order").set({ status: "cancelled", reason }).where("id", "=", id).execute();
}

/** Cancels the pre-orders of a purchase that are not charged yet. Returns how many. */
export async function cancelPreOrdersOf(tx: Tx, checkoutId: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("pre_order")
    .set({ status: "cancelled", reason: null })
    .where("checkout_id", "=", checkoutId)
    .where("status", "=", "active")
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Locks a customer's pre-orders that are not charged yet. A charge skips them meanwhile. */
export async function lockPreOrders(tx: Tx, customerId: string): Promise<void> {
  await tx
    .selectFrom("pre_order")
    .select("id")
    .where("customer_id", "=", customerId)
    .where("status", "=", "active")
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/** Cancels all pre-orders of a customer, as when the account is closed. */
export async function cancelPreOrders(tx: Tx, customerId: string): Promise<void> {
  await tx
    .updateTable("pre_order")
    .set({ status: "cancelled", reason: null })
    .where("customer_id", "=", customerId)
    .where("status", "=", "active")
    .execute();
}

/** Writes that the bank has returned the debit of a charged pre-order, or that its customer has paid it since. */
export async function writeDebt(tx: Tx, id: string, debt: "owed" | "paid"): Promise<void> {
  await tx.updateTable("pre_order").set({ debt }).where("id", "=", id).execute();
}

const OWED = centsOfDeposit(sql.ref("deposit_id"));

/** Returns the pre-orders with a returned debit that the cash of their customers, or of one, covers. */
export async function listOwing(tx: Tx, customerId: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* owing_pre_orders */
    select id from pre_order where debt = 'owed' and (${customerId}::text is null or customer_id = ${customerId}) and ${OWED} <= ${cashCentsOf(sql`customer_id`)}
      order by id limit 200`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Returns what a customer owes for pre-orders, and has owed for these and paid, in the order of their ids. */
export const listDebts = (tx: Tx, customerId: string) =>
  tx
    .selectFrom("pre_order")
    .select(["id", "item", "order_id as orderId", "debt", OWED.as("cents")])
    .where("customer_id", "=", customerId)
    .where("debt", "is not", null)
    .orderBy("id")
    .execute();

/** Locks a pre-order and returns what is owed for it; null if nothing is. */
export async function takeOwing(tx: Tx, id: string) {
  const row = await tx
    .selectFrom("pre_order")
    .select(["customer_id as customerId", "deposit_id as depositId", OWED.as("cents")])
    .where("id", "=", id)
    .where("debt", "=", "owed")
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && row.depositId !== null ? { ...row, depositId: row.depositId } : null;
}
