// Autoplays and subscriptions, as the account shows them. Pure.

import type { Outputs } from "#gateway/gateway.ts";
import { type ProductKind, productFacts, UNNAMED_KIND } from "#gateway/rules/products.ts";
import { dayAndTime, isoDate, plainDate } from "#site/lib/format/dates.ts";
import { billedOf, namedOffer, oftenOf } from "#site/lib/recurring/recurring-choice.ts";
import type { RouteName } from "#site/routes.ts";

export type RecurringPurchase = Outputs["autoplays"]["get"];
/** The page of each type. */
export const TICKET_ROUTES = {
  autoplay: "my-account-autoplay-ticket",
  subscription: "my-account-subscription-ticket",
  combined_recurring_purchase: "my-account-subscription-ticket",
} as const satisfies Record<RecurringPurchase["type"], RouteName>;

export const productKindOf = ({ productType }: Pick<RecurringPurchase, "productType">): ProductKind =>
  productType ?? UNNAMED_KIND;
export const featuresOf = (purchase: Pick<RecurringPurchase, "productType">) =>
  productFacts[productKindOf(purchase)].recurring;

/** What the customer can do if another way to pay does not help. */
export const BLOCK_HELP = {
  spend_limit: {
    text: "The limit counts what you spend, however you pay.",
    label: "See your spend limits",
    route: "my-account-spend-limits",
  },
  verify_account_required: {
    text: "Another way to pay does not help.",
    label: "Verify your account",
    route: "my-account-verify-account",
  },
} as const satisfies Record<NonNullable<Outputs["recurringPurchases"]["resolutions"][number]["blockedBy"]>, object>;

/** Returns its description, with the raffle or syndicate that the description does not name: "5 Ticket Book of Camper raffle". */
export const titleOf = ({ description, offerName, productOfferKey }: RecurringPurchase): string =>
  description === undefined
    ? (offerName ?? productOfferKey ?? "Recurring purchase")
    : namedOffer({ description, offerName });

/** Returns how often it plays (shop §9). A minimum jackpot wins. */
export function frequencyLabel(
  purchase: Pick<RecurringPurchase, "billingPeriod" | "frequency" | "minimumJackpotAmount" | "productType">,
): string {
  return oftenOf({
    ...purchase,
    kind: productKindOf(purchase),
    minimumJackpot: purchase.minimumJackpotAmount.amount,
  });
}

export const billingLabel = (purchase: Pick<RecurringPurchase, "billingPeriod" | "productType">): string | undefined =>
  billedOf({ ...purchase, kind: productKindOf(purchase) });

type Status = RecurringPurchase["status"];
const PAUSED: readonly Status[] = [
  "recurring_status_paused",
  "recurring_status_timed_pause",
  "recurring_status_timed_paused",
];

/** Whether it is paused. The shop's API spells the timed pause in two ways (shop §3). */
export const isPaused = (status: Status): boolean => PAUSED.includes(status);
export const isCancelled = (status: Status): boolean => status === "recurring_status_cancelled";

export function statusLabel({
  billingPeriod,
  pausedUntil,
  skippedOn,
  status,
}: Pick<RecurringPurchase, "billingPeriod" | "pausedUntil" | "skippedOn" | "status">): string {
  if (isCancelled(status)) return "Cancelled";
  if (!isPaused(status)) return "Active";
  if (skippedOn) return `Skips the ${billingPeriod ? "charge" : "draw"} of ${plainDate(skippedOn)}`;
  return pausedUntil ? `Paused until ${plainDate(pausedUntil)}` : "Paused";
}
export const statusTone = (status: Status) =>
  isCancelled(status) ? "neutral" : isPaused(status) ? "warning" : "success";

const RESUME_BLOCKS = {
  organiser: "The organiser has turned off tickets for later draws, so it can't be resumed.",
  organiser_paused:
    "The organiser has paused tickets for later draws. You can resume it once they open the same ticket again for every draw.",
  debt: "Pay what you owe first. Then you can resume it.",
} as const satisfies Record<NonNullable<RecurringPurchase["resumeBlockedBy"]>, string>;

/** Returns why a paused one cannot be resumed, and what to do. Undefined if it can. */
export const resumeBlock = ({ resumeBlockedBy }: Pick<RecurringPurchase, "resumeBlockedBy">): string | undefined =>
  resumeBlockedBy && RESUME_BLOCKS[resumeBlockedBy];

/** Whether a returned debit paused it, and the customer has paid that since. */
export const hasPaidDebt = ({
  attempts: [last] = [],
  status,
}: Pick<RecurringPurchase, "attempts" | "status">): boolean => isPaused(status) && last?.status === "debt_paid";

/** What the customer does after that. */
export const PAID_DEBT = "You have paid what you owed. Resume it to go on.";

/** Returns when the charge of its next draw is tried, which an autoplay does when sales of the draw before it stop. */
export function chargeTime(
  purchase: RecurringPurchase,
  { chargeAt, drawAt }: { chargeAt: string; drawAt?: string | undefined },
  now: Date,
): string {
  const isConditional = purchase.minimumJackpotAmount.amount > 0;
  if (Date.parse(chargeAt) <= Number(now)) return isConditional ? "Once the jackpot is large enough" : "Within minutes";
  const isUsual = !hasFailed(purchase) && !isPaused(purchase.status);
  // The draw before it is unpaid.
  if (drawAt && drawAt !== purchase.nextDrawAt) return `${dayAndTime(chargeAt)}, for the draw on ${dayAndTime(drawAt)}`;
  return `${dayAndTime(chargeAt)}${isUsual ? ", when the draw before it closes" : ""}${isConditional ? ", if the jackpot of the next draw is large enough" : ""}`;
}

/** Returns when it buys and charges next. Neither is known during a pause without an end. */
export const nextOf = ({
  nextChargeOn,
  nextDrawAt,
  pausedUntil,
  status,
}: Pick<RecurringPurchase, "nextChargeOn" | "nextDrawAt" | "pausedUntil" | "status">) =>
  isPaused(status) && !pausedUntil ? {} : { nextChargeOn, nextDrawAt };

/** Returns the notices after a draw was skipped and after a pause has ended: what is skipped, and what is bought next. */
export function savedStatus(purchase: RecurringPurchase): { skip: string; resume: string } {
  const { minimumJackpotAmount, skippedOn } = purchase;
  const { nextChargeOn, nextDrawAt } = nextOf(purchase);
  const condition = minimumJackpotAmount.amount > 0 ? ", if its jackpot is large enough" : "";
  const draw = nextDrawAt && `The draw on ${dayAndTime(nextDrawAt)} is bought next${condition}.`;
  const next = nextChargeOn ? `The next charge is on ${plainDate(nextChargeOn)}.` : (draw ?? "");
  const skipped = `${nextChargeOn ? "charge" : "draw"}${skippedOn ? ` of ${plainDate(skippedOn)}` : ""}`;
  return { skip: `The ${skipped} is skipped. ${next}`.trim(), resume: `It is active. ${next}`.trim() };
}

/** Whether its last charge failed: for now, or for good. */
export const hasFailed = ({ lastAttemptStatus }: Pick<RecurringPurchase, "lastAttemptStatus">): boolean =>
  lastAttemptStatus === "soft_failure" || lastAttemptStatus === "hard_failure";

/** Returns why its last charge failed. */
export const failureReason = ({ attempts = [] }: Pick<RecurringPurchase, "attempts">): string =>
  attempts.find(({ status }) => status === "soft_failure" || status === "hard_failure")?.reason ??
  "The payment failed.";

/** Returns the draw that is bought next, and what has failed for it: its payment, until the customer acts or we try again. */
export function nextDrawFact(purchase: RecurringPurchase): { label: string; at: string } | null {
  const { nextDrawAt } = nextOf(purchase);
  const [last] = purchase.attempts ?? [];
  if (!nextDrawAt) return null;
  const isUnpaid = hasFailed(purchase) && last?.drawAt === nextDrawAt;
  return { label: isUnpaid ? "Unpaid draw" : "Next draw", at: nextDrawAt };
}

type AttemptStatus = NonNullable<RecurringPurchase["attempts"]>[number]["status"];
export const ATTEMPTS = {
  purchased: "Bought",
  soft_failure: "Payment failed",
  hard_failure: "Payment failed",
  skipped: "Skipped",
  debt_paid: "Debt paid",
} satisfies Record<AttemptStatus, string>;

const DAY_MS = 86_400_000;

const lengthOf = (days: number): string => {
  const [count, noun] = days % 7 === 0 ? [days / 7, "week"] : [days, "day"];
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
};

/** Returns the choices of a pause of so many days. Their values are the days on which it ends; `today` is the shop's date. */
export function pauseOptions(today: string, presets: readonly number[]): { value: string; label: string }[] {
  const dayAfter = (days: number) => new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);
  return [
    { value: "", label: "Until I resume it" },
    ...presets.map((days) => ({
      value: dayAfter(days),
      label: `${lengthOf(days)}, until ${plainDate(dayAfter(days))}`,
    })),
  ];
}

/**
 * Returns the day on which a pause ends that skips only the next draw, or the next billing day: the day after it. Null if none is
 * known.
 */
export function dayAfterNext(
  { nextChargeOn, nextDrawAt }: Pick<RecurringPurchase, "nextChargeOn" | "nextDrawAt">,
  timeZone: string,
): string | null {
  const day = nextChargeOn ?? (nextDrawAt && isoDate(nextDrawAt, timeZone));
  return day ? new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10) : null;
}
