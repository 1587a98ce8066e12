// The members of Daily Winners.
import { type RawBuilder, sql } from "kysely";
import type { components } from "#generated/membership/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { DEPOSIT } from "#services/lib/ledger.ts";

type Schemas = components["schemas"];

export const PROGRAM = "daily_winners";
/** What a member must have deposited at once before entries count. */
export const MIN_DEPOSIT_CENTS = 1_000;
/** Price lists whose customers can take part. */
export const ELIGIBLE_PRICING_IDS = ["act", "nsw", "nt", "qld", "tas", "vic", "wa"].map((region) => `pri_au_${region}`);

/** Whether a customer has made the deposit that opens the entries. */
export const hasDeposited = (customerId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from wallet_transaction where customer_id = ${customerId} and kind = ${DEPOSIT} and cents >= ${MIN_DEPOSIT_CENTS})`;

/** A customer as the program sees them. */
export type Member = {
  status: Schemas["MembershipStatus"];
  tier: Schemas["MembershipTier"];
  isEligible: boolean;
  joinedAt: Date | null;
};

/** Returns a customer's membership; a customer who never joined, or left, is a non-member. */
export async function readMember(tx: Tx, customerId: string): Promise<Member> {
  const { rows } = await sql<{
    state: string | null;
    tier: Member["tier"] | null;
    joined_at: Date | null;
    has_deposited: boolean;
  }>`
    select customer.state, membership.tier, membership.joined_at, ${hasDeposited(sql.ref("customer.id"))} as has_deposited
    from customer left join membership on membership.customer_id = customer.id and membership.left_at is null
    where customer.id = ${customerId}`.execute(tx);
  const [row] = rows;
  const isEligible = ELIGIBLE_PRICING_IDS.includes(`pri_au_${(row?.state ?? "NSW").toLowerCase()}`);
  if (!row?.joined_at) return { status: "non-member", tier: "free", isEligible, joinedAt: null };
  const status = row.has_deposited ? "member" : "pending-deposit";
  return { status, tier: row.tier ?? "free", isEligible, joinedAt: row.joined_at };
}

/** Makes a customer a member. A member stays one, with the time and tier they have. */
export async function join(
  tx: Tx,
  customerId: string,
  { metadata, now, showsWinnerName }: { metadata: Record<string, string>; now: Date; showsWinnerName: boolean },
): Promise<void> {
  const terms = { shows_winner_name: showsWinnerName, metadata: JSON.stringify(metadata), joined_at: now };
  await tx
    .insertInto("membership")
    .values({ customer_id: customerId, ...terms, left_at: null })
    .onConflict((conflict) =>
      conflict
        .column("customer_id")
        .doUpdateSet({ ...terms, tier: "free", left_at: null })
        .where("membership.left_at", "is not", null),
    )
    .execute();
}

/** Ends a membership, and drops the entries in giveaways that are still open. */
export async function leave(tx: Tx, customerId: string, now: Date): Promise<void> {
  await tx
    .updateTable("membership")
    .set({ left_at: now })
    .where("customer_id", "=", customerId)
    .where("left_at", "is", null)
    .execute();
  await sql`delete from giveaway_entry using giveaway
    where customer_id = ${customerId} and giveaway.id = giveaway_id and giveaway.status = 'open'`.execute(tx);
}
