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

function readSettings(raw: unknown): Settings {
  const overrides = readOverrides((raw as { routeOverrides?: unknown } | null)?.routeOverrides);
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
export function createSettings(): (raw: unknown) => Settings {
  const kept = new LRUCache<string, Settings>({ max: MAX_KEPT });
  return (raw) => {
    const key = JSON.stringify(raw) ?? "";
    const settings = kept.get(key) ?? readSettings(raw);
    kept.set(key, settings);
    return settings;
  };
}
