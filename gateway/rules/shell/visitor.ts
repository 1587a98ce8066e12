/** What a small script paints onto pages that are the same for everybody. Nothing here is secret or believed. */
export type Visitor = {
  signedIn: boolean;
  cartCount: number;
  /** The kinds of things in the cart: they decide whether the lottery promotion shows, and where links lead straight to. */
  productTypes: string[];
  fundsCents: number | null;
  unread: number;
  /** A member's: whether their membership is locked. Null: no member, for whom the dot shows until its link was opened. */
  dot: boolean | null;
  /** What the customer is asked to confirm (shell §4); empty for nearly everybody. */
  toConfirm: ("address" | "email")[];
};

// The contract has six; what is longer was written by somebody else.
const MOST_TYPES = 10;

const count = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0);
const isWord = (value: unknown): value is string => typeof value === "string" && /^[a-z_]{1,40}$/.test(value);

/** What a visitor's cookie says. Its owner can write anything into it: what makes no sense is as if it were not there. */
export function toVisitor(said: unknown): Visitor {
  const {
    signedIn,
    cartCount,
    productTypes,
    fundsCents,
    unread,
    dot,
    toConfirm,
  }: Partial<Record<keyof Visitor, unknown>> = said ?? {};
  return {
    signedIn: signedIn === true,
    cartCount: count(cartCount),
    productTypes: Array.isArray(productTypes) ? productTypes.filter(isWord).slice(0, MOST_TYPES) : [],
    fundsCents: Number.isSafeInteger(fundsCents) ? Number(fundsCents) : null,
    unread: count(unread),
    dot: typeof dot === "boolean" ? dot : null,
    toConfirm: (["address", "email"] as const).filter((what) => Array.isArray(toConfirm) && toConfirm.includes(what)),
  };
}
