// What a customer's purchases cost on average, by family of products.
import { sql } from "kysely";
import type { components } from "#generated/main/schema.ts";
import type { ProductKind } from "#services/db/tables/sales.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { productOf } from "../products/kinds.ts";

type AtvValues = components["schemas"]["AtvValues"];

/** Enough for an average, and as fast for a customer with a long history. */
const LATEST_TICKETS = 100;

/**
 * Returns the average price in dollars of a family's tickets in one purchase, rounded to the cent; 0 without any. Counts the
 * purchases of the customer's latest 100 tickets. Refunds do not count.
 */
export async function readAverageTransactions(tx: Tx, customerId: string): Promise<AtvValues> {
  const { rows } = await sql<{ product_type: ProductKind; cents: number }>`
    with latest as materialized (
      select checkout_id from orders where customer_id = ${customerId} and id = ticket_id and status <> 'cancelled'
      order by created_at desc, item_no, ticket_id limit ${LATEST_TICKETS})
    select product_type, round(sum(price_cents) / count(distinct checkout_id))::bigint as cents
    from orders where checkout_id in (select checkout_id from latest) and status <> 'cancelled'
    group by product_type`.execute(tx);
  const averages = Object.fromEntries(rows.map((row) => [productOf(row).family, row.cents / 100]));
  return { commercial: 0, charity: 0, socialSyndicate: 0, syndicate: 0, ...averages };
}
