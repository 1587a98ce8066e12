// Customers in a country where the shop may not sell: they may browse and withdraw, but not deposit or buy.
import { type RawBuilder, sql } from "kysely";
import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { refuse } from "#services/lib/refusal.ts";

type Acknowledged = Pick<components["schemas"]["LocationTermsAcceptance"], "country" | "subVariant">;

/** Sets the country in which a customer may not play; null allows play again. The customer acknowledges it anew. */
export async function setCountryBan(tx: Tx, customerId: string, country: string | null): Promise<void> {
  const values = { banned_country: country, location_acknowledged_at: null };
  await tx.updateTable("customer").set(values).where("id", "=", customerId).execute();
}

/** Stores what a customer acknowledged and when, in shop time. */
export async function acknowledgeLocation(
  tx: Tx,
  customerId: string,
  { country, subVariant }: Acknowledged,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("customer")
    .set({
      location_country: sql`coalesce(${country ?? null}::text, banned_country)`,
      location_region: subVariant ?? null,
      location_acknowledged_at: now,
    })
    .where("id", "=", customerId)
    .execute();
}

/** SQL expression: whether a customer may not play, or has just closed the account. False for a visitor. */
export const isBanned = (customerId: string | null): RawBuilder<boolean> =>
  sql<boolean>`exists (select from customer where id = ${customerId} 
    and (banned_country is not null or closed_at is not null))`;

/** Why a banned customer can't deposit or buy. */
export const BANNED = "We can't sell tickets in your country. You can still withdraw your prize money.";

/** Refuses deposits and purchases of a banned customer with 422. */
export function requireNotBanned(banned: boolean): void {
  if (banned) refuse(422, "country_banned", BANNED);
}
