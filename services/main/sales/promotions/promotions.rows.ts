// Promotions and what was bought with them; the only file that names these tables. Which cart holds one, the cart says.
import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import type { Promotion, Uses } from "./promotions.rules.ts";

/** The promotion of a code, whatever its capital letters. */
export function findPromotion(tx: Tx, code: string): Promise<Promotion | undefined> {
  return tx
    .selectFrom("promotion")
    .selectAll()
    .where(sql`upper(code)`, "=", sql`upper(${code.trim()})`)
    .executeTakeFirst();
}

/**
 * A promotion by its id. `hold` makes whoever buys with a limited one take turns, until the transaction ends: the uses
 * that are counted after it are all there are.
 */
export async function readPromotion(tx: Tx, id: string, { hold }: { hold: boolean }): Promise<Promotion> {
  const query = tx.selectFrom("promotion").selectAll().where("id", "=", id);
  const promotion = await query.executeTakeFirstOrThrow();
  // A limit per customer needs no turns: a customer has one cart, which is locked.
  return hold && promotion.limit_in_all !== null ? query.forNoKeyUpdate().executeTakeFirstOrThrow() : promotion;
}

/** How often a promotion was used, by this customer and by everybody. */
export async function countUses(tx: Tx, promotionId: string, customerId: string | null): Promise<Uses> {
  return tx
    .selectFrom("promotion_use")
    .select(({ fn }) => fn.countAll<number>().as("inAll"))
    .select(({ fn }) =>
      fn
        .countAll<number>()
        .filterWhere("customer_id", "=", customerId ?? "")
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

/** Gives the use of a purchase back; does nothing for one without a promotion. */
export async function releaseUse(tx: Tx, checkoutId: string, now: Date): Promise<void> {
  await tx
    .updateTable("promotion_use")
    .set({ released_at: now })
    .where("checkout_id", "=", checkoutId)
    .where("released_at", "is", null)
    .execute();
}

/** A promotion to be set up; what is left out asks for nothing. */
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
