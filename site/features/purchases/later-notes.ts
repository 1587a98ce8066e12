// What a cart or receipt says about items that are charged later. Pure. Apart from the payment, whose page must stay light.
import { type Kind, kindsOf, type Later } from "./paid-later.ts";

type Notes = { label: string; note: string; fact: string; done: string };

const KINDS: Record<Kind, Notes> = {
  pre_order: {
    label: "Charged when the draw opens",
    note: "We charge pre-orders when sales of their draw open. You can cancel them until then.",
    fact: "Pre-order: not charged yet. It enters its draw when sales open and we charge it",
    done: "pre-ordered",
  },
  scheduled_purchase: {
    label: "Scheduled: charged later",
    note: "We charge a scheduled ticket when sales of the draw before it close, never more than today's price. You can cancel it until then.",
    fact: "Scheduled: not charged yet. It enters its draw when we charge it",
    done: "scheduled",
  },
};

/** Whether an item of a receipt is not paid: not yet, or not any more. */
export const isUnpaid = ({ scheduledPurchase }: Later): boolean =>
  scheduledPurchase !== undefined && scheduledPurchase.status !== "charged";

/** Returns the label of the sum that is not paid now. */
export function laterLabel(items: readonly Later[]): string {
  const [kind, ...others] = kindsOf(items);
  return kind && others.length === 0 ? KINDS[kind].label : "Charged later";
}

/** Returns when and how each kind of them is charged. */
export const laterNotes = (items: readonly Later[]): string[] => kindsOf(items).map((kind) => KINDS[kind].note);

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
