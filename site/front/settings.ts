import { readSite, type Site } from "../lib/shell/site-config.ts";
import { type LabelOverrides, readOverrides } from "../routes/overrides.ts";
import { type PathOverrides, routesWith } from "../routes.ts";

/** The site as its editors have it: what it is called, and where its pages are. */
export type Settings = {
  site: Site;
  paths: PathOverrides;
  labels: LabelOverrides;
  routing: ReturnType<typeof routesWith>;
  /** What of it could not be used, by the name of the part. */
  refused: { siteConfig: string[]; routes: string[] };
};

// One for each region that differs; more are the same few settings changing back and forth.
const MOST_KEPT = 16;

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

/** Reads the settings the CMS sent: once for each that differ, since putting the route table together costs more than a page. */
export function createSettings(): (raw: unknown) => Settings {
  const kept = new Map<string, Settings>();
  return (raw) => {
    const key = JSON.stringify(raw) ?? "";
    const settings = kept.get(key) ?? readSettings(raw);
    kept.delete(key);
    kept.set(key, settings);
    const oldest = kept.keys().next().value;
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return settings;
  };
}
