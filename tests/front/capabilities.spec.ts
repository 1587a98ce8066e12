// Switches every capability of the specification's table (shell §6) whose screen exists off and on. Counts the others, so that none is forgotten when its screen is built.
import { expect, it } from "vitest";
import type { Capability } from "#generated/capabilities.ts";
import { type RouteName, routes } from "#site/routes.ts";
import { specTable } from "#tests/spec/read.ts";
import { type FrontShop, frontShopOfFile } from "./front-shop.ts";
import { addQuickPick, customerWithMoney } from "./people.ts";
import type { Visitor } from "./visitor.ts";

const shop = frontShopOfFile();

type Gate = { flag: Capability; type: "route" | "component" | "behaviour"; what: string };
type Row = { flag: Capability; gates: Omit<Gate, "flag">[] };

const gates: Gate[] = specTable<{ capabilities: Row[] }>("capabilities").capabilities.flatMap(({ flag, gates }) =>
  gates.map((gate) => ({ flag, ...gate })),
);

/** The number of capabilities whose screens are not built yet. */
const WAITING = 31;

/** Returns the route that a capability opens, if its page is built. */
function builtRoute({ type, what }: Gate): RouteName | null {
  const name = what.split(" ")[0] as RouteName;
  return type === "route" && routes[name]?.built ? name : null;
}

// A page that either of two flags opens is closed only when both are off.
const OTHER: Partial<Record<Capability, Capability>> = {
  commercial_lotteries: "multi_offer_site",
  multi_offer_site: "commercial_lotteries",
};
const SAMPLE = { ":page?": "", ":id": "ord_none00000000", ":productOfferKey": "monday_lotto", ":drawNo": "4321" };
const isLinked = (name: RouteName) => name === "communication-preferences-id";
const pathOf = (name: RouteName) =>
  Object.entries(SAMPLE).reduce<string>((path, [gap, value]) => path.replace(gap, value), routes[name].pattern);

/** Other effects of a flag: a page, and the text of its HTML while the flag is on. */
const SEEN: Record<string, { path: string; sign: RegExp; prepare?: (shop: FrontShop) => Promise<Visitor> }> = {
  "lottery promotion in the footer (and the cart has no lottery ticket)": {
    path: "/about",
    sign: /data-lottery-promotion/,
  },
  "feedback block in the footer": { path: "/about", sign: /href="\/shell\/feedback/ },
  "sitemap: results entries are listed only with it": { path: "/sitemap/pages.xml", sign: /\/lotto-results</ },
  "full footer is split into Lotto Games and Lotto Results groups": {
    path: "/about",
    sign: /Lotto Games<[\s\S]*Lotto Results</,
  },
  "app-store buttons (and the store URLs exist)": {
    path: "/about",
    sign: /apps\.example\/drawcard/,
    async prepare({ controls, visit }) {
      await controls.change("getConfig", { app_store_urls: { app_store: "https://apps.example/drawcard" } });
      return visit();
    },
  },
  "notifications icon": { path: "/about", sign: /href="\/shell\/notifications/ },
  "responsible-gambling link in the footer": { path: "/about", sign: /Responsible gambling</ },
  "/cart precart drawer": {
    path: "/shell/pre-cart",
    sign: /Your cart is empty/,
  },
  "recommended orders are fetched only with it": {
    path: "/shell/pre-cart",
    sign: /You played before/,
    async prepare(shop) {
      const customer = await customerWithMoney(shop, 30);
      await addQuickPick(customer, "powerball", 4);
      await shop.controls.capability("pre-cart-drawer", "on");
      return customer;
    },
  },
  "user icon, logged in: available funds shown next to the label Account when it is on and funds exist": {
    path: "/receipt",
    sign: /data-funds[^>]*>\$30\.00/,
    prepare: (shop) => customerWithMoney(shop, 30),
  },
  "wallet amount due = cart total - pre-order total - customer balance when wallet purchase is enabled and the result is positive":
    {
      path: "/cart",
      sign: /from your wallet/,
      async prepare(shop) {
        const customer = await customerWithMoney(shop, 30);
        await addQuickPick(customer);
        return customer;
      },
    },
};

for (const gate of gates) {
  const { flag, what } = gate;
  const route = builtRoute(gate);
  const seen = SEEN[what];
  if (route) {
    it(`${flag} opens and closes ${pathOf(route)}`, async () => {
      const path = isLinked(route)
        ? `/communication-preferences/${await shop.controls.link("anna@example.com", "preferences")}`
        : pathOf(route);
      const status = async () => (await shop.ask(path)).status;
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

/** Tested in other files, with the rest of their behaviour. */
const ELSEWHERE = new Set([
  "confirmation banner: without it, Update sends the user to the account page",
  "sitemap: FAQ is listed only when this capability is ABSENT",
]);

it("counts the capabilities whose screens are not built yet", () => {
  const waiting = gates.filter((gate) => !builtRoute(gate) && !SEEN[gate.what] && !ELSEWHERE.has(gate.what));
  // Decreases with every new screen. A capability is either tested or counted.
  expect(waiting.map(({ flag, what }) => `${flag}: ${what}`)).toHaveLength(WAITING);
});
