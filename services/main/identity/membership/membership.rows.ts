// The members of Daily Winners.
import { sql } from "kysely";
import type { components } from "#generated/membership/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { hasDeposited } from "#services/lib/ledger.ts";
import { refuse } from "#services/lib/refusal.ts";
import { stateOf } from "../customer/customer.rows.ts";

type Schemas = components["schemas"];

export const PROGRAM = "daily_winners";
/** What a member must have deposited at once before entries count. */
export const MIN_DEPOSIT_CENTS = 1_000;
/** Price lists whose customers can take part. */
export const ELIGIBLE_PRICING_IDS = ["act", "nsw", "nt", "qld", "tas", "vic", "wa"].map((region) => `pri_au_${region}`);

/** The members, as a table, who joined before a time and whose entries count. */
export const countingMembers = (at: Date) => sql`(
  select customer_id, tier from membership
  where left_at is null and joined_at < ${at} and ${hasDeposited(sql.ref("membership.customer_id"), MIN_DEPOSIT_CENTS)}) as member`;

/** Whether a customer, a member once at least, agreed to be named after a win. */
export const showsWinnerName = (customerId: string) => sql<boolean>`(
  select shows_winner_name from membership where customer_id = ${customerId})`;

/** A customer as the program sees them. */
export type Member = {
  status: Schemas["MembershipStatus"];
  tier: Schemas["MembershipTier"];
  isEligible: boolean;
  joinedAt: Date | null;
};

/** Returns a customer's membership; a customer who never joined, or left, is a non-member. */
export async function readMember(tx: Tx, customerId: string): Promise<Member> {
  const id = sql`${customerId}::text`;
  const { rows } = await sql<{
    state: string | null;
    tier: Member["tier"] | null;
    joined_at: Date | null;
    has_deposited: boolean;
  }>`
    select ${stateOf(id)} as state, tier, joined_at, ${hasDeposited(id, MIN_DEPOSIT_CENTS)} as has_deposited
    from (select) as one left join membership on customer_id = ${customerId} and left_at is null`.execute(tx);
  const [row] = rows;
  const isEligible = ELIGIBLE_PRICING_IDS.includes(`pri_au_${(row?.state ?? "NSW").toLowerCase()}`);
  if (!row?.joined_at) return { status: "non-member", tier: "free", isEligible, joinedAt: null };
  const status = row.has_deposited ? "member" : "pending-deposit";
  return { status, tier: row.tier ?? "free", isEligible, joinedAt: row.joined_at };
}

/** Refuses with 422 a customer whom the program is not open to. A member stays one after moving away. */
export async function requireMayJoin(tx: Tx, customerId: string): Promise<void> {
  const { isEligible, status } = await readMember(tx, customerId);
  if (status === "non-member" && !isEligible) refuse(422, "not_eligible", "The program is not open to your account.");
}

/** Makes the customer of a deposit a member, unless the customer has left the program since it was started. */
export async function joinByDeposit(tx: Tx, customerId: string, startedAt: Date, now: Date): Promise<void> {
  const { isEligible, status } = await readMember(tx, customerId);
  if (status !== "non-member" || !isEligible) return;
  const left = await tx
    .selectFrom("membership")
    .select("left_at")
    .where("customer_id", "=", customerId)
    .where("left_at", ">=", startedAt)
    .executeTakeFirst();
  if (!left) await join(tx, customerId, { metadata: {}, now, showsWinnerName: false });
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

/** Ends a membership. */
export async function endMembership(tx: Tx, customerId: string, now: Date): Promise<void> {
  await tx
    .updateTable("membership")
    .set({ left_at: now })
    .where("customer_id", "=", customerId)
    .where("left_at", "is", null)
    .execute();
}
