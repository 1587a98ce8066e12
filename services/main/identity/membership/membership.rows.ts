// The members of Daily Winners.
import { type RawBuilder, sql } from "kysely";
import type { components } from "#generated/membership/schema.ts";
import { shopNow } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { hasDeposited } from "#services/lib/ledger.ts";
import { market } from "#services/lib/locale.ts";
import { refuse } from "#services/lib/refusal.ts";
import { stateOf } from "../customer/customer.rows.ts";

type Schemas = components["schemas"];

export const PROGRAM = "daily_winners";
/** What a member must have deposited at once before entries count. */
export const MIN_DEPOSIT_CENTS = 1_000;
/** Price lists whose customers can take part. */
export const ELIGIBLE_PRICING_IDS = ["act", "nsw", "nt", "qld", "tas", "vic", "wa"].map((region) => `pri_au_${region}`);

const isPremiumAt = (at: Date) => sql<boolean>`coalesce(membership.premium_until > ${at}::timestamptz, false)`;
const tierAt = (at: Date) =>
  sql<Schemas["MembershipTier"]>`case when ${isPremiumAt(at)} then 'premium' else 'free' end`;
/** Whether the entries of a member count: premium is paid, free needs a deposit. */
const countsAt = (at: Date) =>
  sql<boolean>`(${isPremiumAt(at)} or ${hasDeposited(sql.ref("membership.customer_id"), MIN_DEPOSIT_CENTS)})`;

/** The members, as a table, who joined before a time and whose entries count. */
export const countingMembers = (at: Date) => sql`(
  select customer_id, ${tierAt(at)} as tier from membership
  where left_at is null and joined_at < ${at} and ${countsAt(at)}) as member`;

/** Whether a customer, a member once at least, agreed to be named after a win. */
export const showsWinnerName = (customerId: string) => sql<boolean>`(
  select shows_winner_name from membership where customer_id = ${customerId})`;

/** A customer as the program sees them. */
export type Member = {
  status: Schemas["MembershipStatus"];
  tier: Schemas["MembershipTier"];
  isEligible: boolean;
  /** Whether the deposit that entries need has been made. */
  hasDeposited: boolean;
  joinedAt: Date | null;
  /** The end of the paid period; null for a free member. */
  premiumUntil: Date | null;
  /** Whether a win is shown with the member's name. */
  showsWinnerName: boolean;
};

/** Returns a customer's membership; a customer who never joined, or left, is a non-member. */
export async function readMember(tx: Tx, customerId: string): Promise<Member> {
  const id = sql`${customerId}::text`;
  const { rows } = await sql<{
    state: string | null;
    premium_until: Date | null;
    joined_at: Date | null;
    shows_winner_name: boolean;
    has_deposited: boolean;
  }>`
    select ${stateOf(id)} as state, premium_until, joined_at, shows_winner_name, ${hasDeposited(id, MIN_DEPOSIT_CENTS)} as has_deposited
    from (select) as one left join membership on customer_id = ${customerId} and left_at is null`.execute(tx);
  const [row] = rows;
  const isEligible = isOpenIn(row?.state ?? null);
  const common = { isEligible, hasDeposited: row?.has_deposited ?? false };
  if (!row?.joined_at) {
    const none = { joinedAt: null, premiumUntil: null, showsWinnerName: false };
    return { status: "non-member", tier: "free", ...common, ...none };
  }
  const premiumUntil = row.premium_until && row.premium_until > (await shopNow(tx)) ? row.premium_until : null;
  const status = row.has_deposited || premiumUntil ? "member" : "pending-deposit";
  const { joined_at: joinedAt, shows_winner_name: showsWinnerName } = row;
  return { status, tier: premiumUntil ? "premium" : "free", ...common, joinedAt, premiumUntil, showsWinnerName };
}

const isOpenIn = (state: string | null) => ELIGIBLE_PRICING_IDS.includes(`pri_au_${(state ?? "NSW").toLowerCase()}`);

/** SQL expression: what decides whether a customer can buy premium; null for a visitor. */
export const buyerJson = (customerId: string | null, now: RawBuilder<unknown>) => sql<BuyerRow | null>`(
  select json_build_object('state', ${stateOf(sql`${customerId}::text`)}, 'isMember', joined_at is not null,
    'isPremium', coalesce(premium_until > ${now}, false))
  from (select ${customerId}::text as id) as one left join membership on customer_id = one.id and left_at is null
  where one.id is not null)`;
export type BuyerRow = { state: string | null; isMember: boolean; isPremium: boolean };
export const toBuyer = ({ isMember, isPremium, state }: BuyerRow) => ({
  isPremium,
  // A member stays one after moving away.
  mayJoin: isMember || isOpenIn(state),
});

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
  if (!left) await join(tx, customerId, { metadata: {}, now });
}

/** Makes a customer a member. A member stays one, with the time and tier they have, and may change whether wins are named. */
export async function join(
  tx: Tx,
  customerId: string,
  {
    metadata,
    now,
    showsWinnerName,
  }: { metadata: Record<string, string>; now: Date; showsWinnerName?: boolean | undefined },
): Promise<void> {
  const terms = { shows_winner_name: showsWinnerName ?? false, metadata: JSON.stringify(metadata), joined_at: now };
  await tx
    .insertInto("membership")
    .values({ customer_id: customerId, ...terms, left_at: null })
    .onConflict((conflict) =>
      conflict
        .column("customer_id")
        .doUpdateSet({ ...terms, premium_until: null, left_at: null })
        .where("membership.left_at", "is not", null),
    )
    .execute();
  if (showsWinnerName === undefined) return;
  const changed = { shows_winner_name: showsWinnerName };
  await tx.updateTable("membership").set(changed).where("customer_id", "=", customerId).execute();
}

/** Makes a customer a premium member until the end of the day of the next charge, so that the renewal comes before. */
export async function extendPremium(tx: Tx, customerId: string, nextChargeOn: string, now: Date): Promise<void> {
  await join(tx, customerId, { metadata: {}, now });
  const end = sql<Date>`(${nextChargeOn}::date + interval '1 day') at time zone ${market().timeZone}`;
  await tx
    .updateTable("membership")
    .set({ premium_until: sql<Date>`greatest(premium_until, ${end})` })
    .where("customer_id", "=", customerId)
    .execute();
}

/** Ends a paid period at once: the customer stays a free member. */
export async function endPremium(tx: Tx, customerId: string): Promise<void> {
  await tx.updateTable("membership").set({ premium_until: null }).where("customer_id", "=", customerId).execute();
}

export async function endMembership(tx: Tx, customerId: string, now: Date): Promise<void> {
  await tx
    .updateTable("membership")
    .set({ left_at: now, premium_until: null })
    .where("customer_id", "=", customerId)
    .where("left_at", "is", null)
    .execute();
}
