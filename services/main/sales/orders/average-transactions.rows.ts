// What a customer's purchases cost on average, by family of products.
import { sql } from "kysely";
import type { components } from "#generated/main/schema.ts";
import type { SoldType } from "#services/db/tables/sales.ts";
import type { Tx } from "#services/lib/handlers.ts";

type AtvValues = components["schemas"]["AtvValues"];

const FAMILIES = {
  lottery_ticket: "commercial",
  raffle_ticket: "charity",
  syndicate_share: "syndicate",
} as const satisfies Record<SoldType, keyof AtvValues>;

/** Returns the average price in dollars of a family's tickets in one purchase, rounded to the cent; 0 without any. Refunds do not count. */
export async function readAverageTransactions(tx: Tx, customerId: string): Promise<AtvValues> {
  const rows = await tx
    .selectFrom("orders")
    .select(["product_type", sql<number>`round(sum(price_cents) / count(distinct checkout_id))::bigint`.as("cents")])
    .where("customer_id", "=", customerId)
    .where("status", "<>", "cancelled")
    .groupBy("product_type")
    .execute();
  const averages = Object.fromEntries(rows.map(({ cents, product_type }) => [FAMILIES[product_type], cents / 100]));
  return { commercial: 0, charity: 0, socialSyndicate: 0, syndicate: 0, ...averages };
}
