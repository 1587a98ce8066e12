import { insertDeposit } from "#services/db/demo/07-transactions.ts";
import { join } from "#services/main/identity/membership/membership.rows.ts";
import { giveawayIdOf } from "#services/main/play/giveaways/giveaways.rules.ts";
import { EXAMPLE_NOW, type SignedIn } from "#tests/services/open-services.ts";
import { type Case, type MessageCode, on } from "../cases.ts";
import type { ContractShop } from "../shop.ts";

const SPECIAL = giveawayIdOf("special", 1);

/** Registers a member whose entries count. */
async function memberOf(shop: ContractShop): Promise<SignedIn> {
  const as = await shop.person();
  await shop.run(async (tx) => {
    await join(tx, as.customerId, { metadata: {}, now: new Date(EXAMPLE_NOW), showsWinnerName: true });
    await insertDeposit(tx, as.customerId, { daysAgo: 0, end: "captured" });
  });
  return as;
}

const setting = (status: number, membership_status: string, code?: MessageCode, state = "NSW"): Case => ({
  operationId: "setMembership",
  status,
  ...(code && { code }),
  request: async (shop) => {
    const as = await shop.person();
    await shop.db.updateTable("customer").set({ state }).where("id", "=", as.customerId).execute();
    return { as, body: { membership_program: "daily_winners", membership_status, metadata: { utm_Source: "post" } } };
  },
});

const unlocking = (status: number, code: MessageCode | undefined, id: string, entry_status = "unlocked"): Case => ({
  operationId: "setDrawEntry",
  status,
  ...(code && { code }),
  request: async (shop) => ({ as: await memberOf(shop), params: { id }, body: { entry_status } }),
});

export const cases: Case[] = [
  on("getMembershipConfig", 200),
  on("getMembershipCustomer", 200, async (shop) => ({ as: await memberOf(shop) })),
  setting(200, "member"),
  setting(422, "member", "not_eligible", "SA"),
  setting(422, "pending-deposit", "invalid_field"),
  on("getMembershipBenefits", 200, async (shop) => ({ as: await memberOf(shop) })),
  on("getMembershipBenefits", "422 not_eligible", async (shop) => ({ as: await shop.person() })),
  on("listGiveaways", 200, () => ({ query: { status: "drawn" } })),
  on("getGiveaway", 200, () => ({ params: { id: SPECIAL } })),
  on("getGiveaway", "404 not_found", () => ({ params: { id: "99999" }, query: { giveaway_type: "daily" } })),
  unlocking(200, undefined, SPECIAL),
  unlocking(404, "not_found", "gvw_daily_0"),
  unlocking(409, "draw_closed", giveawayIdOf("daily", 300)),
  unlocking(422, "invalid_field", SPECIAL, "guaranteed"),
  on("setDrawEntry", "422 not_eligible", async (shop) => ({
    as: await shop.person(),
    params: { id: SPECIAL },
    body: { entry_status: "unlocked" },
  })),
];
