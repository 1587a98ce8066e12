import type { AstroGlobal } from "astro";
import type { GatewayRequest, Outputs } from "#gateway/gateway.ts";
import { footerContent } from "./footer.ts";
import { headerOf, withShortcuts } from "./header.ts";
import { type Meta, metadataOf, readSeo, seoId } from "./metadata.ts";
import { type NavContext, readNavigation } from "./navigation.ts";
import { noticesOf } from "./notices.ts";
import { isFields } from "./site-config.ts";

type Caller = GatewayRequest["caller"];

/** Reads configuration. A page that has to do without it is shown, but not cached. */
async function configured<T>(astro: AstroGlobal, name: string, read: (caller: Caller) => Promise<T>) {
  const { gateway, page } = astro.locals;
  const value = await page.configured(name, () => read(gateway.caller));
  if (value === null) astro.response.headers.set("cache-control", "no-store");
  return value;
}

/** Returns the valid configured links, or the defaults. */
async function navigationOf(astro: AstroGlobal) {
  const { page } = astro.locals;
  const raw = await configured(astro, "navigation", (caller) => caller.navigation.get());
  const { refused, ...links } = readNavigation(raw, { ...page, href: page.href as NavContext["href"] });
  page.report("navigation", refused);
  return links;
}

/** Returns the shop's settings, or an empty object if they cannot be read. */
async function settingsOf(astro: AstroGlobal) {
  const settings = await configured(astro, "config", (caller) => caller.config.get());
  return isFields(settings) ? settings : null;
}

/** Returns an idle time in seconds; invalid settings set no timer. */
function timersOf(settings: Outputs["config"]["get"] | null) {
  const { idleTimeout, idleCheckInterval, heartbeatActiveTimeout } = settings ?? {};
  const timers = [Number(idleTimeout), Number(idleCheckInterval), Number(heartbeatActiveTimeout)] as const;
  return timers.every((seconds) => seconds > 0) ? timers : undefined;
}

/** Returns the editors' metadata of this page. A page without it is complete. */
async function seoOf({ locals: { gateway, page } }: AstroGlobal) {
  // Shell §7: those of play pages, with their headings, are cached for a day.
  const isPlayPage = /^offer-(?:play|game-type)/.test(page.route);
  const categories = isPlayPage ? ["meta", "play-heading"] : ["meta"];
  const query = { categories, types: ["seo" as const] };
  const items = await page.configured("seo", () => gateway.caller.content.list(query));
  const id = seoId(page);
  return readSeo(isFields(items) && Object.hasOwn(items, id) ? items[id] : null);
}

/** What every page's layout takes: links, footer, site name, robots. Missing configuration leaves the defaults. */
export async function shellOf(astro: AstroGlobal, meta: Meta) {
  const { gateway, page } = astro.locals;
  const [navigation, settings, seo, notices] = await Promise.all([
    navigationOf(astro),
    settingsOf(astro),
    seoOf(astro),
    noticesOf(astro),
  ]);
  const isAsked = page.capabilities?.includes("cookie_consent") ?? false;

  return {
    ...metadataOf(page, meta, seo),
    routeName: page.route,
    timers: timersOf(settings),
    needsConsent: isAsked,
    hasAnalytics: gateway.hasAnalytics,
    hasTagManager: page.capabilities?.includes("google_tag_manager") ?? false,
    notices,
    ...headerOf(astro),
    links: withShortcuts(navigation.primary, page, gateway.visitor().productTypes),
    menu: navigation.drawer,
    // On shared pages a script fills in the visitor from the readable cookie; pages made for one visitor contain it in their HTML.
    visitor: page.isShared ? undefined : gateway.visitor(),
    footer: await footerContent(astro, { groups: navigation.footer, settings }),
  };
}
