// Where a customer resolves what blocks the cart.
import type { PageContext } from "#site/lib/shell/page-context.ts";
import type { RouteName } from "#site/routes.ts";

export type BlockedLinks = Partial<Record<string, { label: string; href: string }>>;

const PAGES = {
  spend_limit: ["my-account-spend-limits", "See your spend limits"],
  global_spend_limit: ["my-account-spend-limits", "See your spend limits"],
  deposit_limit: ["my-account-precommitment-limit", "See your deposit limit"],
  country_banned: ["my-account-withdraw", "Withdraw your prize money"],
  verify_account_required: ["my-account-verify-account", "Verify your account"],
} as const satisfies Record<string, readonly [RouteName, string]>;

type Reasons = Readonly<Record<string, { type: string }>>;

/** Returns the links for the given reasons, by type; undefined if there are none. */
export function blockedLinksOf(
  reasons: Reasons,
  { canOpen, href }: Pick<PageContext, "canOpen" | "href">,
): BlockedLinks | undefined {
  const types = new Set(Object.values(reasons).map(({ type }) => type));
  const links = Object.entries(PAGES).flatMap(([type, [route, label]]) => {
    const target = href(route);
    return types.has(type) && canOpen(target) ? [[type, { label, href: target }] as const] : [];
  });
  return links.length > 0 ? Object.fromEntries(links) : undefined;
}
