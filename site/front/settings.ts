import { LRUCache } from "lru-cache";
import { readSite, type Site } from "../lib/shell/site-config.ts";
import { type LabelOverrides, readOverrides } from "../routes/overrides.ts";
import { type PathOverrides, routesWith } from "../routes.ts";

/** What editors configured for the whole site: its name, locale and paths. */
export type Settings = {
  site: Site;
  paths: PathOverrides;
  labels: LabelOverrides;
  routing: ReturnType<typeof routesWith>;
  /** Rejected values, by part. */
  refused: { siteConfig: string[]; routes: string[] };
};

// One per region that differs.
const MAX_KEPT = 16;

/** Returns the CMS's overrides, above the path of Daily Winners in the shop's settings. */
function overridesOf(raw: unknown, membershipUrl: string | undefined): unknown {
  const overrides = (raw as { routeOverrides?: Record<string, object> } | null)?.routeOverrides;
  if (membershipUrl === undefined) return overrides;
  const path = `/${membershipUrl.replace(/^\//, "")}`;
  return { ...overrides, "daily-winners": { path, ...overrides?.["daily-winners"] } };
}

function readSettings(raw: unknown, membershipUrl: string | undefined): Settings {
  const overrides = readOverrides(overridesOf(raw, membershipUrl));
  const { site, refused } = readSite(raw);
  return {
    site,
    paths: overrides.paths,
    labels: overrides.labels,
    routing: routesWith(overrides.paths),
    refused: {
      siteConfig: refused,
      routes: overrides.refused.map(({ name, reason, value }) => `${name}: ${reason} (${value})`),
    },
  };
}

/** Returns a function that reads the CMS's settings. Keeps results, because building a route table costs more than a page. */
export function createSettings(): (raw: unknown, membershipUrl: string | undefined) => Settings {
  const kept = new LRUCache<string, Settings>({ max: MAX_KEPT });
  return (raw, membershipUrl) => {
    const key = JSON.stringify([raw, membershipUrl]);
    const settings = kept.get(key) ?? readSettings(raw, membershipUrl);
    kept.set(key, settings);
    return settings;
  };
}
