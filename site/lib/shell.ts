import type { AstroGlobal } from "astro";
import type { Outputs } from "#gateway/gateway.ts";
import { type RouteName, routes } from "#site/routes.ts";

type Navigation = Outputs["navigation"]["get"];
type NavLink = Navigation["primary"][number];
type Link = { label: string; href: string; current?: boolean; external?: boolean; dot?: boolean };

/** The frame when nobody says what belongs in it: the two ways into the shop. */
const FALLBACK: Navigation = {
  primary: [
    { key: "lotto", label: "Lotto", routeType: "internal", routeName: "lotto-tickets" },
    { key: "results", label: "Results", routeType: "internal", routeName: "lotto-results" },
  ],
  drawer: [],
  footer: [],
};

// Links of the account drawer, in the order of the account pages; those of later work are not listed before they exist.
const ACCOUNT_LINKS = [
  ["my-account", "My account"],
  ["my-account-upcoming-tickets", "Upcoming tickets"],
  ["my-account-past-tickets", "Past tickets"],
  ["logout", "Log out"],
] as const satisfies readonly (readonly [RouteName, string])[];

function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(routes, name);
}

/** Whether the page lies in a link's section: below its address. The results of an offer lie below all results. */
function isInSection({ locals: { page }, url: { pathname } }: AstroGlobal, { routeName }: NavLink, href: string) {
  if (pathname === href) return true;
  const isBelow = href !== "/" && pathname.startsWith(`${href}/`);
  if (!page.route.startsWith("offer-results")) return isBelow;
  return routeName === "lotto-results" || (routeName === "offer-results" && isBelow);
}

/** A configured link as the frame shows it; nothing when it leads nowhere or its capability is off. */
function linkOf(astro: AstroGlobal, link: NavLink): Link | undefined {
  const { page } = astro.locals;
  if (link.capability && page.capabilities && !page.capabilities.includes(link.capability)) return undefined;
  const { label, showsDot: dot = false } = link;
  if (link.routeType === "external") {
    // A configured javascript: address must not become a link.
    return link.href && /^https?:\/\//.test(link.href) ? { label, href: link.href, external: true, dot } : undefined;
  }
  if (!link.routeName || !isRouteName(link.routeName) || !routes[link.routeName].built) return undefined;
  const href = (page.href as (name: RouteName, params?: object) => string)(link.routeName, link.routeParams);
  return { label, href, dot, current: isInSection(astro, link, href) };
}

const defined = <T>(value: T | undefined): value is T => value !== undefined;

/** What every page's layout takes: links, footer, site name, robots. Missing configuration leaves the defaults. */
export async function shellOf(astro: AstroGlobal, meta: { title: string; description?: string }) {
  const { gateway, page } = astro.locals;
  const [navigation, config] = await Promise.all([
    gateway.caller.navigation.get().catch(() => FALLBACK),
    gateway.caller.config.get().catch(() => null),
  ]);
  const has = (flag: string) => page.capabilities?.includes(flag) ?? false;
  const linksOf = (links: readonly NavLink[]) => links.map((link) => linkOf(astro, link)).filter(defined);
  const route = routes[page.route];
  const siteName = page.siteConfig?.siteNameHidden ? null : (page.siteConfig?.siteName ?? "Drawcard");

  return {
    title: meta.title,
    description: meta.description ?? page.siteConfig?.description,
    siteName,
    robots: page.siteConfig?.indexingDisabled || route.audience === "customer" ? "noindex, nofollow" : undefined,
    canonical: new URL(astro.url.pathname, page.publicUrl).href,
    twitter: page.siteConfig?.socialAccount ? `@${page.siteConfig.socialAccount}` : undefined,
    routeName: page.route,
    links: linksOf(navigation.primary),
    menu: navigation.drawer
      .map((category) => ({ title: category.label, links: linksOf(category.links) }))
      .filter((group) => group.links.length > 0),
    accountLinks: ACCOUNT_LINKS.map(([name, label]) => ({ label, href: page.href(name) })),
    // Shared pages are painted by a script from the readable cookie; a page made for one visitor says it in its HTML.
    visitor: page.isShared ? undefined : gateway.visitor(),
    footer: {
      variant: route.footer,
      responsibleGambling: has("responsible_gambling"),
      groups: navigation.footer
        .map((group) => ({ title: group.title, links: linksOf(group.links) }))
        .filter((group) => group.links.length > 0),
      payments: config?.paymentLogos ?? [],
      pciCertified: has("pci_certified"),
      regulations: page.siteConfig?.regulationLogos ?? [],
    },
  };
}
