import type { Gateway, GatewayRequest } from "#gateway/gateway.ts";
import type { Campaign } from "#gateway/routers/campaigns.ts";
import { onlyIn, runningExperiments } from "#gateway/rules/experiments.ts";
import { isUtmValue } from "#gateway/rules/utm.ts";
import type { Capability } from "#generated/capabilities.ts";
import type { PageContext } from "../lib/shell/page-context.ts";
import { isLinked } from "../routes/access.ts";
import type { PathOverrides, RouteMatch } from "../routes.ts";
import { createConfigured } from "./configured.ts";
import type { Faults } from "./faults.ts";
import { createSettings } from "./settings.ts";
import { createThemes } from "./themes.ts";

/** A request with its gateway, its route and the context of its page. */
export type Opened = {
  gateway: GatewayRequest;
  page: PageContext;
  match: RouteMatch;
  paths: PathOverrides;
  /** False if the site's settings or the visitor's capabilities could not be read. */
  isWhole: boolean;
};

/** Returns the campaign that a page shows to visitors of this URL, or null. */
async function campaignOf(
  { showsCampaigns }: RouteMatch["route"],
  { searchParams }: URL,
  capabilities: readonly Capability[] | null,
  find: (name: string) => Promise<Campaign | null>,
): Promise<Campaign | null> {
  const name = showsCampaigns ? searchParams.get("utm_campaign") : null;
  if (!name || !isUtmValue(name) || !capabilities?.includes("ad_landing_pages")) return null;
  return find(name);
}

type Options = { gateway: Gateway; publicUrl: URL; faults: Faults };

export type Opener = ReturnType<typeof createOpener>;

/** Opens requests: binds the gateway, finds the route (with the CMS's path overrides) and the theme. */
export function createOpener({ gateway, publicUrl, faults }: Options) {
  const settingsOf = createSettings();
  const readerOfPage = createConfigured(faults);
  const report = (name: string, reasons: readonly string[]) => {
    for (const reason of reasons) faults.report(name, reason);
  };

  const themes = createThemes();

  async function open(request: Parameters<Gateway["open"]>[0] & { url: URL }): Promise<Opened> {
    const opened = gateway.open(request);
    const configured = readerOfPage();
    // The gateway caches them. While the CMS is down, the default paths apply.
    const [siteConfig, config, segment] = await Promise.all([
      configured("siteConfig", () => opened.caller.siteConfig.get()),
      configured("config", () => opened.caller.config.get()),
      opened.caller.capabilities.get().catch(() => null),
    ]);
    const { site, paths, labels, routing, refused } = settingsOf(siteConfig, config?.membershipUrl);
    opened.setLocale(site.locale);
    report("siteConfig", refused.siteConfig);
    report("routes", refused.routes);

    const match = routing.matchRoute(request.url.pathname);
    const capabilities = segment?.capabilities ?? null;
    const { experiments: possible } = match.route;
    const experiments = runningExperiments(capabilities ?? []).filter((name) => possible.includes(name));
    const campaign = await campaignOf(match.route, request.url, capabilities, (name) =>
      configured("campaigns", () => opened.caller.campaigns.find({ campaign: name })),
    );
    const href = routing.href as (name: string, params: object) => string;
    const page: PageContext = {
      route: match.name,
      params: match.params,
      path: match.name === "not-found" ? request.url.pathname : href(match.name, match.params),
      isShared: false,
      publicUrl,
      site,
      locale: site.locale,
      theme: null,
      brands: null,
      styles: new Set(),
      scripts: new Set(),
      preloads: new Set(),
      capabilities,
      cartUpdate: null,
      campaign,
      experiments,
      variants: onlyIn(experiments, opened.variants(capabilities ?? [])),
      href: routing.href,
      canOpen: (path) => isLinked(routing.matchRoute(new URL(path, publicUrl).pathname).route, capabilities),
      paths,
      labels,
      configured,
      report,
    };
    return { gateway: opened, match, page, paths, isWhole: siteConfig !== null && segment !== null };
  }

  /** Adds the theme, for a page that is about to be rendered. */
  async function withTheme(opened: Opened): Promise<Opened> {
    const { caller, subVariant: region } = opened.gateway;
    const { configured } = opened.page;
    const [configuredTheme, branding] = await Promise.all([
      configured("theme", () => caller.theme.get()),
      configured("branding", () => caller.branding.list()),
    ]);
    const { theme, brands, refused } = themes.themeOf({ theme: configuredTheme, branding, region });
    const missing =
      configuredTheme === null ? [] : (["base", "overrides"] as const).filter((part) => configuredTheme[part] === null);
    report("theme", [...refused, ...missing.map((part) => `${part} could not be read`)]);
    const isWhole = opened.isWhole && configuredTheme !== null && missing.length === 0 && branding !== null;
    return { ...opened, page: { ...opened.page, theme, brands: brands?.href ?? null }, isWhole };
  }

  return { open, withTheme, findTheme: themes.find };
}
