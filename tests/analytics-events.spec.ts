// Compares the table of analytics events with the specification, the routes and the site's code.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { analyticsEvents, type EventName } from "#gateway/routers/analytics.events.ts";
import { root } from "#scripts/lib/steps.ts";
import { type RouteName, routes } from "#site/routes.ts";
import { specTable } from "#tests/spec/read.ts";

const names = Object.keys(analyticsEvents) as EventName[];
const site = join(root, "site");
const code = readdirSync(site, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(?:ts|tsx|astro)$/.test(file) && !file.endsWith(".spec.ts"))
  .map((file) => readFileSync(join(site, file), "utf8"))
  .join("\n");
/** Whether the site's code records an event: `track("Click", …)`, `trackShown("Error", …)` or `name: "Login"`. */
const isRecorded = (name: EventName) =>
  new RegExp(`track(?:Shown)?\\("${name}"|recordTracked\\(.*"${name}"`).test(code);
const isBuilt = (route: string) => route === "any" || !routes[route as RouteName].planned;

describe("the table of analytics events", () => {
  it("has the specification's events", () => {
    const { values } = specTable<{ name: string; values?: string[] }[]>("enums").find(
      ({ name }) => name === "analyticsEvent",
    ) ?? { values: [] };
    expect(names).toEqual(values);
  });

  it("names routes of the shop", () => {
    const named = names.flatMap((name) => [...analyticsEvents[name].routes] as string[]);
    expect(named.filter((route) => route !== "any" && !Object.hasOwn(routes, route))).toEqual([]);
  });

  it.each(names)("%s is recorded if a page of its trigger is built, and not before", (name) => {
    const { trigger, routes: places } = analyticsEvents[name];
    const isExpected = places.some(isBuilt);
    expect(isRecorded(name), isExpected ? `record it: ${trigger}` : `no page can trigger it: ${trigger}`).toBe(
      isExpected,
    );
  });
});
