// What a cart or receipt says about items that are charged later. Pure.
import type { CartItem } from "#site/lib/cart/cart.store.ts";

type Later = {
  scheduledPurchase?:
    | { type: "pre_order" | "scheduled_purchase"; status?: "active" | "charged" | "cancelled" | undefined }
    | undefined;
};

const KINDS = {
  pre_order: {
    label: "Charged when the draw opens",
    note: "We charge pre-orders when sales of their draw open. You can cancel them until then.",
    fact: "Pre-order: not charged yet. It enters its draw when sales open and we charge it",
    done: "pre-ordered",
    button: "Place pre-order",
    question: "Pay for pre-orders with",
    again: "If your wallet is short, we try again after 24 and 48 hours, and tell you by email.",
  },
  scheduled_purchase: {
    label: "Scheduled: charged later",
    note: "We charge a scheduled ticket when sales of the draw before it close, never more than today's price. You can cancel it until then.",
    fact: "Scheduled: not charged yet. It enters its draw when we charge it",
    done: "scheduled",
    button: "Schedule your ticket",
    question: "Pay for scheduled tickets with",
    again: "If your wallet is short, we try again after 1, 6 and 24 hours, and tell you by email.",
  },
};
type Kind = keyof typeof KINDS;

/** Whether an item of a receipt is not paid: not yet, or not any more. */
export const isUnpaid = ({ scheduledPurchase }: Later): boolean =>
  scheduledPurchase !== undefined && scheduledPurchase.status !== "charged";

const kindsOf = (items: readonly Later[]): Kind[] => [
  ...new Set(items.flatMap(({ scheduledPurchase }) => scheduledPurchase?.type ?? [])),
];

/** Returns the label of the sum that is not paid now. */
export function laterLabel(items: readonly Later[]): string {
  const [kind, ...others] = kindsOf(items);
  return kind && others.length === 0 ? KINDS[kind].label : "Charged later";
}

/** Returns when and how each kind of them is charged. */
export const laterNotes = (items: readonly Later[]): string[] => kindsOf(items).map((kind) => KINDS[kind].note);

type Recurring = Later & Pick<CartItem, "drawDate" | "recurringPurchase">;

/** Returns the question what pays everything that is charged later, and what happens if that is the wallet and it is short. */
export function laterQuestion(items: readonly Recurring[]): { question: string; again: string } {
  const recurring = items.filter(({ recurringPurchase }) => recurringPurchase.enabled);
  const [kind, ...others] = kindsOf(items);
  if (kind && recurring.length === 0 && others.length === 0) return KINDS[kind];
  // A membership has no draws.
  const renewed = recurring.filter(({ drawDate }) => !drawDate);
  const isOnlyRenewed = renewed.length === recurring.length && !kind;
  const later = renewed.length === 0 ? "later draws" : isOnlyRenewed ? "renewals" : "later draws and renewals";
  return { question: `Pay for ${later} with`, again: "If your wallet is short, we try again, and tell you by email." };
}

/** Returns the button of a cart of which nothing is paid now. */
export const laterButton = (items: readonly Later[]): string => KINDS[kindsOf(items)[0] ?? "pre_order"].button;

/** Returns the fact of an item that is not charged yet; none if it is paid. */
export const laterFacts = ({ scheduledPurchase }: Later): string[] =>
  scheduledPurchase ? [FACTS[scheduledPurchase.status ?? "active"](scheduledPurchase.type)] : [];

const FACTS = {
  active: (kind: Kind) => KINDS[kind].fact,
  charged: () => "Charged, as agreed, after this receipt",
  cancelled: () => "Cancelled: not charged, and not in the draw",
};

const isWaiting = ({ scheduledPurchase }: Later) => (scheduledPurchase?.status ?? "active") === "active";

/** Returns the items of each kind that wait for their charge, with what was done with them: "pre-ordered", "scheduled". */
export const laterGroups = <Item extends Later>(items: readonly Item[]): { done: string; items: Item[] }[] =>
  kindsOf(items)
    .map((kind) => ({
      done: KINDS[kind].done,
      items: items.filter((item) => item.scheduledPurchase?.type === kind && isWaiting(item)),
    }))
    .filter((group) => group.items.length > 0);
