// Switches every gate of the specification's table (shell §6) off and on, unless its feature is planned.
import { expect, it } from "vitest";
import type { Capability } from "#generated/capabilities.ts";
import { PLANNED } from "#services/main/foundation/site/settings.ts";
import { type RouteName, routes } from "#site/routes.ts";
import { samplePath } from "#tests/sample-address.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { builtRoute, gates, isTested, SEEN } from "./gates.ts";

const shop = frontShopOfFile();

// A page that either of two flags opens is closed only when both are off.
const OTHER: Partial<Record<Capability, Capability>> = {
  commercial_lotteries: "multi_offer_site",
  multi_offer_site: "commercial_lotteries",
};
/** Not-found pages of partners, in their layout. */
const NOT_FOUND: readonly RouteName[] = ["purchase-layout", "purchase-partner-not-found"];
const isLinked = (name: RouteName) => name === "communication-preferences-id";
const pathOf = (name: RouteName) => samplePath(name, () => "ord_none00000000") ?? "";

for (const gate of gates) {
  const { flag, what } = gate;
  const route = builtRoute(gate);
  const seen = SEEN[what];
  if (route && NOT_FOUND.includes(route)) {
    it(`${flag} gives the 404 of ${pathOf(route)} its layout`, async () => {
      const isInLayout = async () => (await shop.ask(pathOf(route))).text.includes("Sold by");
      await shop.controls.capability(flag, "off");
      expect(await isInLayout()).toBe(false);
      await shop.controls.capability(flag, "on");
      expect(await isInLayout()).toBe(true);
    });
  } else if (route) {
    it(`${flag} opens and closes ${pathOf(route)}`, async () => {
      const path = isLinked(route)
        ? `/communication-preferences/${await shop.controls.link("anna@example.com", "preferences")}`
        : pathOf(route);
      const status = async () => (await shop.ask(path)).status;
      const { all: flags = [] }: { all?: readonly Capability[] } = routes[route].capabilities;
      // The other flags that this page needs may be off in the demo.
      for (const needed of flags) await shop.controls.capability(needed, "on");
      await shop.controls.capability(flag, "off");
      const other = "any" in routes[route].capabilities ? OTHER[flag] : undefined;
      if (other) await shop.controls.capability(other, "off");
      expect(await status()).toBe(404);

      await shop.controls.capability(flag, "on");
      // True for the page or a redirect to sign-in.
      expect([200, 303]).toContain(await status());
    });
  } else if (seen) {
    it(`${flag} shows and hides: ${what}`, async () => {
      const visitor = (await seen.prepare?.(shop)) ?? shop.visit();
      await shop.controls.capability(flag, "off");
      expect((await visitor.goto(seen.path)).html).not.toMatch(seen.sign);

      await shop.controls.capability(flag, "on");
      expect((await visitor.goto(seen.path)).html).toMatch(seen.sign);
    });
  }
}

it("leaves out no gate but those of planned features and pages", () => {
  const left = gates.filter((gate) => !isTested(gate) && !PLANNED.includes(gate.flag));
  expect(left.filter(({ what }) => !routes[what.split(" ")[0] as RouteName])).toEqual([]);
});
