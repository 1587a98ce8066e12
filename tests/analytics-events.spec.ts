// Compares the table of analytics events with the specification and the routes.
import { describe, expect, it } from "vitest";
import { analyticsEvents, type EventName } from "#gateway/routers/analytics-events.ts";
import { routes } from "#site/routes.ts";
import { specTable } from "#tests/spec/read.ts";

const names = Object.keys(analyticsEvents) as EventName[];
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
});
