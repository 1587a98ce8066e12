export type NavItem = { routeType?: string | null; childCategory?: string | null };
export type NavAction = "external" | "internal" | "lottery" | "syndicate" | "drawer" | "none";

const DRAWER_CATEGORIES = ["lotto", "raffle", "social_play", "results", "subvariant"];

/**
 * What a primary link does (shop §2). Somebody who already holds a lottery ticket or a syndicate share knows the
 * way and goes straight there; others get the drawer of the category.
 */
export function navAction(item: NavItem, productTypesInCart: readonly string[]): NavAction {
  if (item.routeType === "external") return "external";
  if (item.routeType === "internal" || item.routeType === "internal_dynamic") return "internal";
  if (item.childCategory === "lotto" && productTypesInCart.includes("lottery_ticket")) return "lottery";
  if (item.childCategory === "social_play" && productTypesInCart.includes("syndicate_share")) return "syndicate";
  return DRAWER_CATEGORIES.includes(item.childCategory ?? "") ? "drawer" : "none";
}

type DotState = { isLoggedIn: boolean; isMember?: boolean; isLocked?: boolean; wasSeen?: boolean | null };

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

type Account<Money> = { isLoggedIn: boolean; showsBalance?: boolean; funds?: Money | null };

/** The words under the user icon, and the funds beside them (shop §2). */
export function accountLabel<Money>(account: Account<Money>): { label: "Account" | "Login"; funds: Money | null } {
  if (!account.isLoggedIn) return { label: "Login", funds: null };
  return { label: "Account", funds: account.showsBalance ? (account.funds ?? null) : null };
}
