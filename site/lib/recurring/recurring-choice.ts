// How a ticket is bought again after its purchase: the choices of the forms that sell it. Pure.
import type { Outputs } from "#gateway/gateway.ts";
import { isVoucher } from "#gateway/rules/cart.ts";
import { type ProductKind, productFacts } from "#gateway/rules/products.ts";
import { jackpotNumber } from "../format/jackpot.ts";
import { type RecurringOption, recurringField, soldOnlyAs } from "./posted-recurring.ts";

type RecurringItem = Outputs["cart"]["get"]["cartItems"][number]["recurringPurchase"];
type Option = { value: string; label: string };
type Type = RecurringOption["type"];
type BillingPeriod = NonNullable<RecurringItem["billingPeriod"]>;

const FREQUENCIES = { weekly: "Weekly", monthly: "Monthly" } as const;

/** Returns how often a recurring purchase plays (shop §9). A minimum jackpot wins. */
function frequencyOf(minimumJackpot: number, frequency: keyof typeof FREQUENCIES | undefined): string {
  if (minimumJackpot > 0) return `Jackpots ${jackpotNumber(minimumJackpot)} and over`;
  return frequency ? FREQUENCIES[frequency] : "Every draw";
}

/** Returns a description with the name of the raffle or syndicate that it lacks: "5 Ticket Book of Camper raffle". */
export const namedOffer = ({
  description,
  offerName,
}: {
  description: string;
  offerName?: string | undefined;
}): string => (offerName ? `${description} of ${offerName}` : description);

const MILLION = 1_000_000;
/** The smallest jackpots that a form offers where the shop names none. My account takes any amount. */
const JACKPOTS = [5, 10, 20, 30, 50, 100].map((millions) => millions * MILLION);
export const jackpotOptions = (jackpots: readonly number[] = JACKPOTS): Option[] =>
  jackpots.map((jackpot) => ({ value: String(jackpot), label: frequencyOf(jackpot, undefined) }));

const PERIODS = {
  monthly: "every month",
  quarterly: "every 3 months",
  biannually: "every 6 months",
  annually: "every year",
} as const satisfies Record<BillingPeriod, string>;
const NEW_DRAW = ", if there is a new draw";

type Repeats = {
  kind: ProductKind;
  minimumJackpot: number;
  billingPeriod?: BillingPeriod | undefined;
  frequency?: keyof typeof FREQUENCIES | undefined;
};

const capitalised = (often: string) => `E${often.slice(1)}`;

/** Returns how often a recurring purchase of this kind plays or goes on, in the words of shop §9 where it has them. */
export function oftenOf({ billingPeriod, frequency, kind, minimumJackpot }: Repeats): string {
  const { hasDraws, recurring } = productFacts[kind];
  if (!hasDraws)
    return billingPeriod && billingPeriod !== "monthly" ? capitalised(PERIODS[billingPeriod]) : FREQUENCIES.monthly;
  if (billingPeriod && !recurring.isEveryDraw) return capitalised(PERIODS[billingPeriod]) + NEW_DRAW;
  return frequencyOf(minimumJackpot, recurring.isEveryDraw ? undefined : frequency);
}

/** Returns when it is billed. A billing day buys the draw that comes next, unless that is bought already. */
export const billedOf = ({ billingPeriod, kind }: Pick<Repeats, "billingPeriod" | "kind">): string | undefined =>
  billingPeriod && `Billed ${PERIODS[billingPeriod]}${productFacts[kind].recurring.isEveryDraw ? NEW_DRAW : ""}`;

/** Short: a select cuts off what is wider than a phone. */
export const PERIOD_OPTIONS: readonly Option[] = Object.entries(PERIODS).map(([value, often]) => ({
  value,
  label: capitalised(often),
}));

/** When the draws after the first one are charged. */
export const CHARGED_LATER = {
  autoplay: "With an autoplay, each later draw is charged when it opens.",
  subscription: "With a subscription, we charge you on each billing day with a new draw.",
  combined_recurring_purchase: "We charge you again on each billing day.",
} as const satisfies Record<Type, string>;

type TypeFacts = {
  name: string;
  once: string;
  least: string;
  options: (jackpots: readonly number[] | undefined) => readonly Option[];
};
/** What each type is called, and the select of a form without a script: its options, and the one for a single draw. */
const TYPES = {
  autoplay: {
    name: "Autoplay",
    once: "This draw only",
    least: "0",
    options: (jackpots) => [{ value: "0", label: "Every draw" }, ...jackpotOptions(jackpots)],
  },
  subscription: {
    name: "Subscription",
    once: "This draw only",
    least: "monthly",
    options: () => PERIOD_OPTIONS,
  },
  // No form sells it.
  combined_recurring_purchase: {
    name: "Membership",
    once: "Once",
    least: "monthly",
    options: () => [],
  },
} as const satisfies Record<Type, TypeFacts>;

export const typeName = (type: Type): string => TYPES[type].name;

type Item = Pick<
  Outputs["cart"]["get"]["cartItems"][number],
  "minimumJackpotAmount" | "productType" | "recurringPurchase"
>;

/** Returns what is bought again and how often, such as "Autoplay: 4 x Monday Lotto games" and "Every draw"; nothing if it is bought once. */
export function recurringFacts({ minimumJackpotAmount: amount = 0, productType, recurringPurchase }: Item): string[] {
  const { description = "", enabled, type } = recurringPurchase;
  if (!enabled || isVoucher(productType)) return [];
  const repeats = { ...recurringPurchase, kind: productType, minimumJackpot: amount };
  const { hasDraws, recurring } = productFacts[productType];
  const billed = !hasDraws || recurring.isEveryDraw ? billedOf(repeats) : undefined;
  return [`${typeName(type)}: ${description}`, ...(hasDraws ? [oftenOf(repeats)] : []), ...(billed ? [billed] : [])];
}

/** The label of the select that repeats a purchase. */
export const HOW_OFTEN = "How often";

/** Returns the select that repeats a purchase, or null if it never repeats. */
export function recurringSelect({ availability, minimumJackpots, type }: RecurringOption, isChosen = false) {
  if (availability === "never") return null;
  const { least, name, once } = TYPES[type];
  const options = TYPES[type].options(minimumJackpots);
  const isAlways = availability === "always";
  return {
    name: recurringField(type),
    label: HOW_OFTEN,
    options: isAlways ? options : [{ value: "", label: once }, ...options],
    defaultValue: isAlways || isChosen ? least : "",
    hint: isAlways
      ? soldOnlyAs(name)
      : `You pay for the first draw now. ${CHARGED_LATER[type]} Pause or cancel any time.`,
  };
}
