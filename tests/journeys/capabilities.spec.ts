// What a flag opens and closes (shell §6). The table is the specification's: every gate whose screen exists is switched
// both ways, the others are counted, so that none is forgotten when its screen comes.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type RouteName, routes } from "#site/routes.ts";
import { expect, type Shop, test } from "./journey.ts";
import { addQuickPick, registerWithMoney } from "./shopper.ts";

type Gate = { flag: string; type: "route" | "component" | "behaviour"; what: string };
type Capability = { flag: string; gates: Omit<Gate, "flag">[] };

const table = JSON.parse(readFileSync(join(import.meta.dirname, "../spec/capabilities.json"), "utf8")) as {
  capabilities: Capability[];
};
const gates: Gate[] = table.capabilities.flatMap(({ flag, gates }) => gates.map((gate) => ({ flag, ...gate })));

/** How many gates belong to screens that are not built yet. */
const WAITING = 47;

/** The route a gate of the table speaks of, when its page is built. */
function builtRoute({ type, what }: Gate): RouteName | null {
  const name = what.split(" ")[0] as RouteName;
  return type === "route" && routes[name]?.built ? name : null;
}

// A page that any of two flags opens is closed only when the other is off as well.
const OTHER: Record<string, string> = {
  commercial_lotteries: "multi_offer_site",
  multi_offer_site: "commercial_lotteries",
};
const SAMPLE = { ":page?": "", ":id": "ord_none00000000", ":productOfferKey": "monday_lotto", ":drawNo": "4321" };
const pathOf = (name: RouteName) =>
  Object.entries(SAMPLE).reduce<string>((path, [gap, value]) => path.replace(gap, value), routes[name].pattern);

const html = async (page: Page, path: string) => (await page.request.get(path)).text();

/** What else a flag shows, and where it is seen: the words of a page that has it. */
const SEEN: Record<string, { path: string; sign: RegExp; prepare?: (page: Page, shop: Shop) => Promise<unknown> }> = {
  "lottery promotion in the footer (and the cart has no lottery ticket)": {
    path: "/about",
    sign: /data-lottery-promotion/,
  },
  "feedback block in the footer": { path: "/about", sign: /href="\/shell\/feedback/ },
  "sitemap: results entries are listed only with it": { path: "/sitemap.xml", sign: /\/lotto-results</ },
  "full footer is split into Lotto Games and Lotto Results groups": {
    path: "/about",
    sign: /Lotto Games<[\s\S]*Lotto Results</,
  },
  "app-store buttons (and the store URLs exist)": {
    path: "/about",
    sign: /apps\.example\/drawcard/,
    prepare: (_page, { levers }) =>
      levers.change("getConfig", { app_store_urls: { app_store: "https://apps.example/drawcard" } }),
  },
  "notifications icon": { path: "/about", sign: /href="\/shell\/notifications/ },
  "responsible-gambling link in the footer": { path: "/about", sign: /Responsible gambling</ },
  "user icon, logged in: available funds shown next to the label Account when it is on and funds exist": {
    path: "/receipt",
    sign: /data-funds[^>]*>\$30\.00/,
    prepare: (page) => registerWithMoney(page, 30),
  },
  "wallet amount due = cart total - pre-order total - customer balance when wallet purchase is enabled and the result is positive":
    {
      path: "/cart",
      sign: /from your wallet/,
      prepare: async (page) => {
        await registerWithMoney(page, 30);
        await addQuickPick(page);
      },
    },
};

for (const gate of gates) {
  const { flag, what } = gate;
  const route = builtRoute(gate);
  const seen = SEEN[what];
  if (route) {
    test(`${flag} opens and closes ${pathOf(route)}`, async ({ page, shop }) => {
      const statusOf = async () => (await page.request.get(pathOf(route), { maxRedirects: 0 })).status();
      await shop.levers.capability(flag, "off");
      const other = "any" in routes[route].capabilities ? OTHER[flag] : undefined;
      if (other) await shop.levers.capability(other, "off");
      expect(await statusOf()).toBe(404);

      await shop.levers.capability(flag, "on");
      // Open: the page, or its door for somebody who is not signed in.
      expect([200, 303]).toContain(await statusOf());
    });
  } else if (seen) {
    test(`${flag} shows and hides: ${what}`, async ({ page, shop }) => {
      await seen.prepare?.(page, shop);
      await shop.levers.capability(flag, "off");
      expect(await html(page, seen.path)).not.toMatch(seen.sign);

      await shop.levers.capability(flag, "on");
      expect(await html(page, seen.path)).toMatch(seen.sign);
    });
  }
}

/** Proven where their behaviour is told whole. */
const ELSEWHERE = new Set(["confirmation banner: without it, Update sends the user to the account page"]);

test("the gates that wait for their screens are counted", () => {
  const waiting = gates.filter((gate) => !builtRoute(gate) && !SEEN[gate.what] && !ELSEWHERE.has(gate.what));
  // Goes down with every screen that is built; a gate that is neither proven nor counted cannot exist.
  expect(waiting.map(({ flag, what }) => `${flag}: ${what}`)).toHaveLength(WAITING);
});
