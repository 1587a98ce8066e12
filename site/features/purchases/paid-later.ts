// What the payment says about items that are charged later. Pure. The notes of carts and receipts: later-notes.ts.
import type { CartItem } from "#site/lib/cart/cart.store.ts";

export type Later = {
  scheduledPurchase?:
    | { type: "pre_order" | "scheduled_purchase"; status?: "active" | "charged" | "cancelled" | undefined }
    | undefined;
};

const KINDS = {
  pre_order: {
    button: "Place pre-order",
    question: "Pay for pre-orders with",
    again: "If your wallet is short, we try again after 24 and 48 hours, and tell you by email.",
  },
  scheduled_purchase: {
    button: "Schedule your ticket",
    question: "Pay for scheduled tickets with",
    again: "If your wallet is short, we try again after 1, 6 and 24 hours, and tell you by email.",
  },
};
export type Kind = keyof typeof KINDS;

/** Returns how the items that are charged later are bought. */
export const kindsOf = (items: readonly Later[]): Kind[] => [
  ...new Set(items.flatMap(({ scheduledPurchase }) => scheduledPurchase?.type ?? [])),
];

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
