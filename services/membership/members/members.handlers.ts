import type { components } from "#generated/membership/schema.ts";
import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { refuse } from "#services/lib/refusal.ts";
import { PREMIUM } from "#services/main/catalogue/offers/membership/membership.ts";
import {
  join,
  type Member,
  PROGRAM,
  readMember,
  requireMayJoin,
} from "#services/main/identity/membership/membership.rows.ts";
import { leaveProgram, listGiveaways } from "#services/main/play/giveaways/giveaways.rows.ts";
import { entriesText } from "#services/main/play/giveaways/giveaways.rules.ts";
import { cancelSingle } from "#services/main/recurring/recurring-purchases/recurring-purchases.rows.ts";
import { entryOf } from "../giveaways/giveaways.shapes.ts";

type MembershipCustomer = components["schemas"]["MembershipCustomer"];

const MOST_OPEN = 100;

async function toCustomer(tx: Tx, customerId: string, member: Member): Promise<MembershipCustomer> {
  const isIn = member.status !== "non-member";
  const { giveaways } = isIn
    ? await listGiveaways(tx, customerId, { limit: MOST_OPEN, offset: 0, state: "current", type: undefined })
    : { giveaways: [] };
  const entries = giveaways.flatMap((giveaway) => {
    const entry = entryOf(giveaway, member);
    return entry ? [{ id: giveaway.id, ...entry }] : [];
  });
  return {
    membershipProgram: PROGRAM,
    membershipStatus: member.status,
    membershipTier: member.tier,
    eligibility: member.isEligible ? "eligible" : "ineligible",
    locked: entries.some(({ entries: count, status }) => count > 0 && status === "locked"),
    ...(isIn && { showWinnerName: member.showsWinnerName }),
    ...(member.premiumUntil && { premiumUntil: member.premiumUntil.toISOString() }),
    upcomingDraws: entries.map(({ id, entries: count, status }) => ({
      drawId: id,
      entryStatus: status,
      numberOfEntriesText: entriesText(count),
    })),
  };
}

/** Whether a member must act before entries count. */
export const isLockedMember = async (tx: Tx, customerId: string): Promise<boolean> =>
  (await toCustomer(tx, customerId, await readMember(tx, customerId))).locked;

type MembersParts = {
  /** Returns an address that signs a member in where the benefits are. It opens once. */
  benefitsUrl: () => string;
};

export const createMembersHandlers = ({
  benefitsUrl,
}: MembersParts): Handlers<"getMembershipCustomer" | "setMembership" | "getMembershipBenefits"> => ({
  getMembershipCustomer: async ({ customerId, tx }) => ({
    status: 200,
    body: { result: await toCustomer(tx, customerId, await readMember(tx, customerId)) },
  }),

  setMembership: async ({ body, customerId, now, tx }) => {
    const { membershipStatus, metadata, showWinnerName } = body;
    if (membershipStatus === "pending-deposit")
      refuse(422, "invalid_field", "This field is not valid", "membership_status");
    if (membershipStatus === "non-member") {
      await leaveProgram(tx, customerId, now);
      await cancelSingle(tx, customerId, PREMIUM.key);
    } else {
      await requireMayJoin(tx, customerId);
      await join(tx, customerId, { metadata, now, showsWinnerName: showWinnerName });
    }
    return { status: 200, body: { result: await toCustomer(tx, customerId, await readMember(tx, customerId)) } };
  },

  getMembershipBenefits: async ({ customerId, tx }) => {
    const { status } = await readMember(tx, customerId);
    if (status !== "member") refuse(422, "not_eligible", "Join the program to use its benefits.");
    return { status: 200, body: { result: { ssoUrl: benefitsUrl() } } };
  },
});
