import { toMoney } from "#services/lib/money.ts";
import type { Kind } from "../kind.ts";
import type { MembershipOffer } from "../offer.ts";

/** The premium membership of Daily Winners, by how often it is paid. Longer periods cost less a month. */
export const PREMIUM: MembershipOffer = {
  type: "membership",
  key: "daily_winners_premium",
  name: "Daily Winners Premium",
  brandKind: "Lotto",
  category: "membership",
  aliases: [],
  // It has a page of its own instead of a place among the tickets.
  isPublished: false,
  recurs: "always",
  // As the program itself.
  unlicensedIn: ["SA"],
  program: "daily_winners",
  periods: [
    { key: "premium_monthly", name: "Premium, paid monthly", billingPeriod: "monthly", cents: 995 },
    { key: "premium_quarterly", name: "Premium, paid quarterly", billingPeriod: "quarterly", cents: 2_795 },
    { key: "premium_biannually", name: "Premium, paid twice a year", billingPeriod: "biannually", cents: 5_395 },
    { key: "premium_annually", name: "Premium, paid yearly", billingPeriod: "annually", cents: 9_995 },
  ],
};

/** Memberships, which are sold for a period and have no draw. */
export const membership: Kind<MembershipOffer> = {
  offers: [PREMIUM],
  colour: "#9a5b00",
  recurringType: "subscription",
  canRecur: () => true,
  closesWhenSoldOut: false,
  isShare: false,
  causesOf: () => [],
  gameTypesOf: () => [],
  fieldsOf: () => ({}),
};

/** Returns the periods in which premium is sold, with their prices. */
export const premiumPeriods = () =>
  PREMIUM.periods.map(({ billingPeriod, cents, key, name }) => ({ key, name, billingPeriod, price: toMoney(cents) }));
