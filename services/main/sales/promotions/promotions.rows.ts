// Promotions and their uses. A cart's row has the id of its promotion.
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { accountsOf } from "../../identity/customer/closing.rows.ts";
import type { Promotion, Uses } from "./promotions.rules.ts";

/** Returns the promotion of a code, case-insensitively. */
export function findPromotion(tx: Tx, code: string): Promise<Promotion | undefined> {
  return tx
    .selectFrom("promotion")
    .selectAll()
    .where(sql`upper(code)`, "=", sql`upper(${code.trim()})`)
    .executeTakeFirst();
}

export function readPromotion(tx: Tx, id: string): Promise<Promotion> {
  return tx.selectFrom("promotion").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/**
 * SQL query: locks a promotion with a total limit where a condition holds, so that concurrent purchases cannot exceed the limit.
 * A limit per customer needs no lock: the customer's cart is locked.
 */
export const holdingPromotion = (id: RawBuilder<string | null>, condition: RawBuilder<unknown>) =>
  sql`select id from promotion where id = ${id} and limit_in_all is not null and ${condition} for no key update`;

type PromotionJson = {
  promotion: Omit<Promotion, "starts_at" | "ends_at"> & { starts_at: string; ends_at: string | null };
  uses: Uses;
};
export type UsedPromotion = { promotion: Promotion; uses: Uses };

/** SQL expression: a promotion and its uses as JSON, for statements that read more. */
export const promotionJson = (
  promotionId: RawBuilder<string | null>,
  customerId: string | null,
) => sql<PromotionJson | null>`(
  select json_build_object('promotion', promotion, 'uses', (
    select json_build_object('inAll', count(*), 'byCustomer', count(*) filter (where customer_id = any(${accountsOf(customerId)})))
    from promotion_use where promotion_id = promotion.id and released_at is null))
  from promotion where id = ${promotionId})`;

export function toUsedPromotion(json: PromotionJson | null): UsedPromotion | null {
  if (!json) return null;
  const { starts_at, ends_at } = json.promotion;
  const times = { starts_at: new Date(starts_at), ends_at: ends_at === null ? null : new Date(ends_at) };
  return { promotion: { ...json.promotion, ...times }, uses: json.uses };
}

/** Returns how often a promotion was used, by this customer and in total. */
export async function countUses(tx: Tx, promotionId: string, customerId: string | null): Promise<Uses> {
  return tx
    .selectFrom("promotion_use")
    .select(({ fn }) => fn.countAll<number>().as("inAll"))
    .select(({ fn }) =>
      fn
        .countAll<number>()
        .filterWhere(sql<boolean>`customer_id = any(${accountsOf(customerId)})`)
        .as("byCustomer"),
    )
    .where("promotion_id", "=", promotionId)
    .where("released_at", "is", null)
    .executeTakeFirstOrThrow();
}

export type NewUse = {
  checkoutId: string;
  promotionId: string;
  customerId: string;
  offCents: number;
  creditCents: number;
  now: Date;
};

export async function insertUse(tx: Tx, use: NewUse): Promise<void> {
  await tx
    .insertInto("promotion_use")
    .values({
      checkout_id: use.checkoutId,
      promotion_id: use.promotionId,
      customer_id: use.customerId,
      off_cents: use.offCents,
      credit_cents: use.creditCents,
      used_at: use.now,
    })
    .execute();
}

/** Releases the use of a refunded purchase. Does nothing if it had no promotion. */
export async function releaseUse(tx: Tx, checkoutId: string, now: Date): Promise<void> {
  await tx
    .updateTable("promotion_use")
    .set({ released_at: now })
    .where("checkout_id", "=", checkoutId)
    .where("released_at", "is", null)
    .execute();
}

/** A new promotion. Omitted fields mean no condition. */
export type NewPromotion = Pick<Promotion, "code" | "voucher_type" | "description" | "starts_at"> & Partial<Promotion>;

export async function insertPromotion(tx: Tx, promotion: NewPromotion): Promise<string> {
  const { id } = await tx
    .insertInto("promotion")
    .values({
      id: newId("prm"),
      amount_cents: null,
      percent_bp: null,
      ends_at: null,
      minimum_cents: 0,
      product_types: null,
      limit_per_customer: null,
      limit_in_all: null,
      ...promotion,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
