import type { ProductKind } from "../products.ts";

export type NavItem = { routeType?: string | null; childCategory?: string | null };
export type NavAction = "external" | "internal" | "lottery" | "syndicate" | "drawer" | "none";

const DRAWER_CATEGORIES = ["lotto", "raffle", "social_play", "results", "subvariant"];

/** By category: if the cart holds this product, the category's link opens the product's page directly (shop §2). */
export const SHORTCUT_PRODUCTS: Readonly<Record<string, ProductKind>> = {
  lotto: "lottery_ticket",
  social_play: "syndicate_share",
};
const SHORTCUTS: Readonly<Record<string, NavAction>> = { lotto: "lottery", social_play: "syndicate" };

/**
 * Returns what a primary link does (shop §2). If the cart already holds a lottery ticket or syndicate share, the link
 * opens that page directly. Otherwise it opens the category's drawer.
 */
export function navAction(item: NavItem, productTypesInCart: readonly string[]): NavAction {
  if (item.routeType === "external") return "external";
  if (item.routeType === "internal" || item.routeType === "internal_dynamic") return "internal";
  const category = item.childCategory ?? "";
  const product = Object.hasOwn(SHORTCUT_PRODUCTS, category) ? SHORTCUT_PRODUCTS[category] : undefined;
  if (product && productTypesInCart.includes(product)) return SHORTCUTS[category] ?? "none";
  return DRAWER_CATEGORIES.includes(category) ? "drawer" : "none";
}

type DotState = { isLoggedIn: boolean; isMember?: boolean; isLocked?: boolean; wasSeen?: boolean | null };

/** The dot's state in the readable cookie. `dot`: whether the membership is locked, or `null` for non-members. */
type StoredDot = { signedIn: boolean; dot: boolean | null };

/** Same rule as `hasDot`, from the readable cookie and whether the visitor opened the link before. */
export function showsDot({ signedIn, dot }: StoredDot, wasSeen: boolean): boolean {
  return hasDot({ isLoggedIn: signedIn, isMember: dot !== null, isLocked: dot === true, wasSeen });
}

/** Whether a link shows the dot: unseen news for a visitor or non-member, or a locked membership (shop §2). */
export function hasDot({ isLoggedIn, isMember = false, isLocked = false, wasSeen }: DotState): boolean {
  if (isMember && isLocked) return true;
  return (!isLoggedIn || !isMember) && wasSeen !== true;
}

/** Returns the number of unread feed cards, or null (no icon) without the feed capability (shop §2). */
export function notificationsBadge(
  cards: readonly { viewed: boolean; hideInFeed?: boolean }[],
  hasFeed: boolean,
): number | null {
  return hasFeed ? cards.filter((card) => !card.viewed && !card.hideInFeed).length : null;
}
