// The gates of the specification's table of capabilities (shell §6): which a test switches off and on.
import type { Capability } from "#generated/capabilities.ts";
import { type RouteName, routes } from "#site/routes.ts";
import { specTable } from "#tests/spec/read.ts";
import type { Effect } from "./flag-effects.ts";
import { addQuickPick, customerWithMoney } from "./people.ts";

type Gate = { flag: Capability; type: "route" | "component" | "behaviour"; what: string };
type Row = { flag: Capability; gates: Omit<Gate, "flag">[] };

export const gates: Gate[] = specTable<{ capabilities: Row[] }>("capabilities").capabilities.flatMap(
  ({ flag, gates }) => gates.map((gate) => ({ flag, ...gate })),
);

/** Returns the route that a capability opens, if its page is built. */
export function builtRoute({ type, what }: Gate): RouteName | null {
  const name = what.split(" ")[0] as RouteName;
  return type === "route" && routes[name]?.planned === false ? name : null;
}

/** Other gates: a page, and the text of its HTML while the flag is on. */
export const SEEN: Record<string, Effect & { path: string }> = {
  "country-banned customers may have to acknowledge the ban": {
    path: "/about",
    sign: /We can(?:'|&#39;)t sell tickets in your country/,
    async prepare(shop) {
      const customer = await customerWithMoney(shop, 30);
      await shop.controls.country(customer.email, "US");
      // The account page reads the customer.
      await customer.goto("/my-account");
      return customer;
    },
  },
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

/** Tested with the rest of their behaviour, off and on. */
const ELSEWHERE: Record<string, string> = {
  "confirmation banner: without it, Update sends the user to the account page": "tests/front/banner.spec.ts",
  "migrate-account modal opens automatically only when it is on (with the other conditions)":
    "tests/front/migration.spec.ts",
  "Lotto Party creation modal in the site shell is present only with it": "tests/front/drawers.spec.ts",
  // Personal pages are not in sitemap.xml.
  "sitemap: spend limits entry is listed only with it": "site/routes.spec.ts",
  "sitemap: FAQ is listed only when this capability is ABSENT": "tests/front/questions.spec.ts",
};

export const isTested = (gate: Gate) => Boolean(builtRoute(gate) ?? SEEN[gate.what] ?? ELSEWHERE[gate.what]);

/** Flags with a gate that is tested. */
export const switchedFlags = gates.filter(isTested).map(({ flag }) => flag);
