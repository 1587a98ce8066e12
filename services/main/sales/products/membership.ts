import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { PREMIUM } from "../../catalogue/offers/membership/membership.ts";
import { endPremium, extendPremium, PROGRAM, readMember } from "../../identity/membership/membership.rows.ts";
import { firstBilling } from "./billing.rules.ts";
import type { Product } from "./product.ts";
import { requireExpectedPrice } from "./sale.rules.ts";

const periodOf = ({ game_offer }: { game_offer: string }) => PREMIUM.periods.find(({ key }) => key === game_offer);
const describe = (item: { game_offer: string }) => `Daily Winners ${periodOf(item)?.name ?? "Premium"}`;
const facts = (item: { game_offer: string }) => ({
  membershipKey: PREMIUM.key,
  membershipName: PREMIUM.name,
  membershipOfferKey: item.game_offer,
  membershipOfferName: periodOf(item)?.name ?? PREMIUM.name,
});
const unsold = () => refuse(422, "invalid_field", "A membership can't be changed here.", "product_type");

/** The premium membership of Daily Winners. It has no draw and no order: its purchase makes the customer a premium member. */
export const membership: Product = {
  analyticsType: "membership",
  family: "commercial",
  isRegulated: false,
  hasNoDraw: true,
  isSingle: true,
  wanted: (input) => {
    if (input.productType !== "membership") return null;
    return {
      lotteryKey: PREMIUM.key,
      from: {},
      draws: { count: 0, on: null },
      itemFor: () => {
        const period = periodOf({ game_offer: input.membershipOffer });
        if (!period || input.membershipProgram !== PROGRAM) return refuseNotFound();
        requireExpectedPrice(input.expectedPrice, period.cents);
        return {
          product_type: "membership",
          lottery_key: PREMIUM.key,
          game_type: "standard",
          game_offer: period.key,
          games: [],
          made_games: null,
          quantity: 1,
          is_quickpick: false,
          draw_ids: [],
          unit_price_cents: period.cents,
          is_favourite: false,
          has_favourite_numbers: false,
          affiliate_code: input.affiliateCode ?? null,
          cause_key: null,
          shows_winner_name: false,
        };
      },
    };
  },
  change: unsold,
  unitCentsOf: (item) => periodOf(item)?.cents ?? null,
  poolBpOf: () => 0,
  stock: null,
  describe,
  lineOf: (item) => ({
    membershipProgram: PROGRAM,
    membershipOffer: item.game_offer,
    membershipOfferName: periodOf(item)?.name ?? PREMIUM.name,
  }),
  receiptMail: { thanks: "Thank you. You are a premium member." },
  countOf: () => 1,
  gamesOf: () => [],
  refusalOf: ({ isPremium, mayJoin }) => {
    if (isPremium) return "You are a premium member already.";
    return mayJoin ? null : "Daily Winners is not open to your account.";
  },
  membershipBefore: async (tx, customerId) => {
    const { status, tier } = await readMember(tx, customerId);
    return { program: PROGRAM, oldStatus: status, oldTier: tier };
  },
  deliver: (tx, item, { customerId, nextChargeOn, now }) => {
    const { billingPeriod = "monthly" } = periodOf(item) ?? {};
    return extendPremium(tx, customerId, nextChargeOn ?? firstBilling(billingPeriod, now).due_on, now);
  },
  takeBack: endPremium,
  numTicketsOf: () => 0,
  numbersInSale: () => null,
  orders: {
    readSyndicates: null,
    hasNumbers: false,
    boardsOf: ({ row }) => row,
    describe: ({ row }) => row.description,
    fieldsOf: () => ({}),
    winningsOf: () => null,
    replay: unsold,
    repeat: () => null,
  },
  recurring: {
    describe,
    facts,
    billingPeriodOf: (item) => periodOf(item)?.billingPeriod ?? null,
    charged: { subject: "Your membership goes on", body: "You stay a premium member." },
    drawsEach: () => 1,
    pick: (item) => item,
    fields: [],
    edit: (item) => item,
  },
};
