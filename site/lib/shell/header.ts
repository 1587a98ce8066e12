// The header and drawers besides their configured links: the tools of this segment, shortcuts of category links, the account
// pages, and the region.
import type { AstroGlobal } from "astro";
import { isRegion, regionNames } from "#gateway/rules/regions.ts";
import { type NavAction, navAction, SHORTCUT_PRODUCTS } from "#gateway/rules/shell/navigation.ts";
import type { Capability } from "#generated/capabilities.ts";
import { isLinked, isOpen } from "#site/routes/access.ts";
import { type RouteName, routes } from "#site/routes.ts";
import type { PageContext } from "./page-context.ts";

// In display order. A page that is not built, or not available to this segment, is left out.
const ACCOUNT_LINKS = [
  ["my-account", "My account"],
  ["my-account-upcoming-tickets", "Upcoming tickets"],
  ["my-account-past-tickets", "Past tickets"],
  ["my-account-autoplay", "Autoplay"],
  ["my-account-recurring-purchases", "Recurring purchases"],
  ["my-account-subscriptions", "Subscriptions"],
  ["my-account-coming-charges", "Coming charges"],
  ["my-account-lotto-party", "Lotto Party"],
  ["my-account-current-giveaways", "Current giveaways"],
  ["my-account-favourite-numbers", "Favourite numbers"],
  ["my-account-deposit", "Deposit"],
  ["my-account-withdraw", "Withdraw"],
  ["my-account-transactions", "Transactions"],
  ["my-account-cards-and-accounts", "Cards and accounts"],
  ["my-account-spend-limits", "Spend limits"],
  ["my-account-precommitment-limit", "Deposit limit"],
  ["my-account-my-details", "My details"],
  ["my-account-verify-account", "Verify account"],
  ["my-account-login-and-security", "Login and security"],
  ["change-password", "Change password"],
  ["communication-preferences", "Communication preferences"],
] as const satisfies readonly (readonly [RouteName, string])[];

type Page = Pick<PageContext, "capabilities" | "href" | "isShared">;

const isThere = (name: RouteName, { capabilities }: Page) => isOpen(routes[name], capabilities);

/** The pages that sell what a category's links are about (shop §2). */
const PAGES: Partial<Record<NavAction, "lotto-tickets" | "syndicates">> = {
  lottery: "lotto-tickets",
  syndicate: "syndicates",
};

const ALL_SHORTCUTS = Object.values(SHORTCUT_PRODUCTS);

export const LOG_IN = "Login";
export const LOG_OUT = "Log out";

/**
 * Links a category straight to its page if the cart holds what that page sells. Shared pages do not know the cart: they
 * carry both URLs, and the browser decides.
 */
export function withShortcuts<Link extends { href: string; category?: string }>(
  links: readonly Link[],
  page: Page,
  productTypes: readonly string[],
): (Link & { straight?: string; isShortcut?: true })[] {
  const hrefOf = (childCategory: string, products: readonly string[]) => {
    const name = PAGES[navAction({ childCategory }, products)];
    return name && isThere(name, page) ? page.href(name) : undefined;
  };
  return links.map((link) => {
    if (!link.category) return link;
    if (page.isShared) {
      const straight = hrefOf(link.category, ALL_SHORTCUTS);
      return straight ? { ...link, straight } : link;
    }
    const href = hrefOf(link.category, productTypes);
    if (!href) return link;
    const { category: _, ...plain } = link;
    return { ...plain, href, isShortcut: true } as Link & { isShortcut: true };
  });
}

/** Where one list shows autoplays and subscriptions, their own pages only lead to it. */
const COMBINED: readonly RouteName[] = ["my-account-autoplay", "my-account-subscriptions"];

/** The account pages of this segment, with the editors' labels if there are any. */
export const accountLinksOf = (page: PageContext) =>
  ACCOUNT_LINKS.filter(
    ([name]) =>
      isLinked(routes[name], page.capabilities) &&
      !(COMBINED.includes(name) && page.capabilities?.includes("recurring_purchases_combined")),
  ).map(([name, label]) => ({
    name,
    label: page.labels[name] ?? label,
    href: page.href(name),
  }));

/** Returns the header's tools and the drawers' contents for this visitor's segment. */
export function headerOf({ locals: { gateway, page } }: AstroGlobal) {
  const has = (flag: Capability) => page.capabilities?.includes(flag) ?? false;
  const region = gateway.subVariant;
  return {
    notificationsHref: has("notifications_feed") ? page.href("shell-notifications") : undefined,
    showsFunds: has("wallet_balance"),
    accountLinks: accountLinksOf(page),
    // Only what the visitor has chosen: the menu asks where the service places the others.
    region: has("sub_variant")
      ? { name: isRegion(region) ? regionNames[region] : "Choose your region", href: page.href("shell-region") }
      : undefined,
  };
}
