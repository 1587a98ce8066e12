export type NavItem = { routeType?: string | null; childCategory?: string | null };
export type NavAction = "external" | "internal" | "lottery" | "syndicate" | "drawer" | "none";

const DRAWER_CATEGORIES = ["lotto", "raffle", "social_play", "results", "subvariant"];

/** The kind of product that, once in the cart, makes the link of a category lead straight to its page (shop §2). */
export const SHORTCUT_PRODUCTS: Readonly<Record<string, string>> = {
  lotto: "lottery_ticket",
  social_play: "syndicate_share",
};

/**
 * What a primary link does (shop §2). Somebody who already holds a lottery ticket or a syndicate share knows the
 * way and goes straight there; others get the drawer of the category.
 */
export function navAction(item: NavItem, productTypesInCart: readonly string[]): NavAction {
  if (item.routeType === "external") return "external";
  if (item.routeType === "internal" || item.routeType === "internal_dynamic") return "internal";
  const category = item.childCategory ?? "";
  const product = Object.hasOwn(SHORTCUT_PRODUCTS, category) ? SHORTCUT_PRODUCTS[category] : undefined;
  if (product && productTypesInCart.includes(product)) return category === "lotto" ? "lottery" : "syndicate";
  return DRAWER_CATEGORIES.includes(category) ? "drawer" : "none";
}

type DotState = { isLoggedIn: boolean; isMember?: boolean; isLocked?: boolean; wasSeen?: boolean | null };

/** What the readable cookie says of the dot: a member's membership is locked or not; null is no member. */
type StoredDot = { signedIn: boolean; dot: boolean | null };

/** The same rule from what a browser keeps: the readable cookie, and whether the link was opened before. */
export function showsDot({ signedIn, dot }: StoredDot, wasSeen: boolean): boolean {
  return hasDot({ isLoggedIn: signedIn, isMember: dot !== null, isLocked: dot === true, wasSeen });
}

/** The small dot on one link: news a visitor or non-member has not seen, or a locked membership (shop §2). */
export function hasDot({ isLoggedIn, isMember = false, isLocked = false, wasSeen }: DotState): boolean {
  if (isMember && isLocked) return true;
  return (!isLoggedIn || !isMember) && wasSeen !== true;
}

/** Unviewed cards of the feed; null without the capability, when there is no icon at all (shop §2). */
export function notificationsBadge(
  cards: readonly { viewed: boolean; hideInFeed?: boolean }[],
  hasFeed: boolean,
): number | null {
  return hasFeed ? cards.filter((card) => !card.viewed && !card.hideInFeed).length : null;
}
