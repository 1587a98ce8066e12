import type { components } from "#generated/membership/schema.ts";
import type { Handlers } from "#services/lib/handlers.ts";
import { toMoney } from "#services/lib/money.ts";
import { PREMIUM, premiumPeriods } from "#services/main/catalogue/offers/membership/membership.ts";
import {
  ELIGIBLE_PRICING_IDS,
  MIN_DEPOSIT_CENTS,
  readMember,
} from "#services/main/identity/membership/membership.rows.ts";

type Config = components["schemas"]["MembershipConfig"];

const PERIODS = premiumPeriods();

const DISCOUNTS: Config["discounts"] = [
  {
    key: "fuel",
    heading: "4 cents off a litre",
    body: "At stations that take part, with the code on your card.",
    tier: "premium",
  },
  { key: "cinema", heading: "Two tickets for one", body: "On Mondays at cinemas that take part.", tier: "free" },
];

/** The texts of the program, section by section. */
const CONFIG: Config = {
  titleContent: {
    heading: "Daily Winners",
    body: "Every evening at 8 pm in Sydney, one member wins $1,000. Joining is free.",
  },
  optIn: {
    heading: "Join for free",
    body: "Join and make one deposit, and you are in every daily draw. You unlock your entries in monthly and special giveaways yourself, with one press each. You can leave at any time.",
    label: "Join Daily Winners",
  },
  deposit: {
    heading: "One deposit, and you are in every daily draw",
    body: "After it, you unlock your entries in monthly and special giveaways with one press each. The money stays in your wallet. You can spend it on tickets, or never.",
    minimumAmount: toMoney(MIN_DEPOSIT_CENTS),
  },
  membershipTiers: [
    { tier: "free", heading: "Free", benefits: ["One entry every day", "Monthly entries, once you unlock them"] },
    {
      tier: "premium",
      heading: "Premium",
      benefits: ["Five entries every day", "A guaranteed entry in every special giveaway", "All discounts"],
      membershipKey: PREMIUM.key,
      ...(PERIODS[0] && { price: PERIODS[0].price }),
      offers: PERIODS,
    },
  ],
  daily: { heading: "Every day", body: "$1,000, drawn at 8 pm in Sydney. Members are in without doing anything." },
  monthly: {
    heading: "Every month",
    body: "$20,000 on the last day. Each day of the month adds entries, which count once you unlock them.",
  },
  special: { heading: "Now and then", body: "Larger prizes. Members unlock one entry each." },
  memberOverview: { heading: "What you are in", body: "Your entries in the giveaways that are open." },
  manageMembership: {
    heading: "Your membership",
    body: "If you leave, you lose your entries in giveaways that are still open, also those of this month. A premium membership ends at once, and what you paid for it is not returned.",
  },
  joinAll: { heading: "Be in the next daily draw", label: "Join Daily Winners" },
  joinPremium: { heading: "Five entries every day", label: "See premium", href: "/daily-winners/membership-tiers" },
  pastWinners: { heading: "Past winners", body: "By initials and region, if they agreed." },
  faq: {
    heading: "Questions",
    items: [
      { question: "Is it really free?", answer: "Yes. The deposit stays your money." },
      { question: "What if I miss a day?", answer: "Nothing. You don't need to visit to be in the draw." },
      {
        question: "How do I know that the draw is fair?",
        answer:
          "Each giveaway shows the hash of its secret number from the start, the hash of all entries when it closes, and the number itself after the draw.",
      },
    ],
  },
  eligiblePricingIds: ELIGIBLE_PRICING_IDS,
  discounts: DISCOUNTS,
  navigationItems: [
    { label: "Daily Winners", href: "/daily-winners" },
    { label: "Winners", href: "/daily-winners/winners" },
  ],
  footerDisclaimer: "For customers aged 18 or over who live in Australia, except South Australia.",
};

const DEPOSITED_OPT_IN = {
  ...CONFIG.optIn,
  body: "You have made a deposit, so you are in the next daily draw as soon as you have joined. You can leave at any time.",
};

export const membershipConfigHandlers: Handlers<"getMembershipConfig"> = {
  getMembershipConfig: async ({ customerId, tx }) => {
    const member = customerId === null ? null : await readMember(tx, customerId);
    // A visitor sees what both tiers have.
    const discounts = member?.tier === "free" ? DISCOUNTS.filter(({ tier }) => tier === "free") : DISCOUNTS;
    const { deposit, ...rest } = CONFIG;
    // A customer who has deposited is not asked for a deposit.
    const result = member?.hasDeposited ? { ...rest, optIn: DEPOSITED_OPT_IN } : CONFIG;
    return { status: 200, body: { result: { ...result, discounts } } };
  },
};
