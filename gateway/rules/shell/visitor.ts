import type { ProductKind } from "../products.ts";

/** What a customer confirms in the notice above the header, in the order in which it is asked. */
export const CONFIRMED = ["country", "address", "email"] as const;
export type Confirmed = (typeof CONFIRMED)[number];

/** Visitor state that a script adds to pages shared by all visitors. Contains no secrets and is never trusted. */
export type Visitor = {
  signedIn: boolean;
  cartCount: number;
  /** Product types in the cart. They decide on the lottery promotion and which links skip the drawer. */
  productTypes: string[];
  fundsCents: number | null;
  unread: number;
  /** Whether the membership is locked; null for non-members, who see the dot until they open its link. */
  dot: boolean | null;
  /** What the customer must confirm (shell §4). Usually empty. */
  toConfirm: Confirmed[];
  /** Whether the dialog that moves the account opens. */
  migrates: boolean;
  /** Whether new tickets start with the customer's favourite numbers. */
  autoFavourites: boolean;
  /** Whether the shop may not sell in the customer's country (account §6). */
  isBanned: boolean;
  /** Whether the customer has a win that was not seen yet. */
  hasWon: boolean;
};

// The contract has six product types. A longer list was not written by us.
const MAX_TYPES = 10;

const count = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0);
const isWord = (value: unknown): value is string => typeof value === "string" && /^[a-z_]{1,40}$/.test(value);

/** Reads the visitor cookie. Visitors can edit it, so invalid values are replaced by defaults. */
export function toVisitor(input: unknown): Visitor {
  const {
    signedIn,
    cartCount,
    productTypes,
    fundsCents,
    unread,
    dot,
    toConfirm,
    migrates,
    autoFavourites,
    isBanned,
    hasWon,
  }: Partial<Record<keyof Visitor, unknown>> = input ?? {};
  return {
    signedIn: signedIn === true,
    cartCount: count(cartCount),
    productTypes: Array.isArray(productTypes) ? productTypes.filter(isWord).slice(0, MAX_TYPES) : [],
    fundsCents: Number.isSafeInteger(fundsCents) ? Number(fundsCents) : null,
    unread: count(unread),
    dot: typeof dot === "boolean" ? dot : null,
    toConfirm: CONFIRMED.filter((what) => Array.isArray(toConfirm) && toConfirm.includes(what)),
    migrates: migrates === true,
    autoFavourites: autoFavourites === true,
    isBanned: isBanned === true,
    hasWon: hasWon === true,
  };
}

const PROMOTED: ProductKind = "lottery_ticket";

/** Whether the footer shows the lottery promotion: only if the cart holds no lottery ticket (shell §2). */
export function showsLotteryPromotion(hasCommercialLotteries: boolean, productTypesInCart: readonly string[]): boolean {
  return hasCommercialLotteries && !productTypesInCart.includes(PROMOTED);
}
