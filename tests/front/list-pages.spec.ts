// The pages of every paged list: the first, the last, and those past the end. A public list shows a customer the same pages as a visitor,
// so `npm test` opens one of each kind as a customer.
import { beforeAll, expect, it } from "vitest";
import { type Route, routeNames, routes } from "#site/routes.ts";
import { isProof, oneOf } from "#tests/seeded.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all } from "./html.ts";
import { signIn } from "./people.ts";
import type { Visitor } from "./visitor.ts";

const shop = frontShopOfFile();
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  slug: ["all"],
  productOfferKey: ["monday_lotto", "charity_raffle"],
  drawNo: ["12"],
};
const lists = routeNames
  .map((name): Route => routes[name])
  .filter(({ pattern, planned, variants }) => !planned && (pattern.endsWith("/:page?") || "page" in variants));

/** Returns the paths of a list with examples for its parameters. */
function pathsOf({ pattern }: Route): string[] {
  return pattern
    .replace("/:page?", "")
    .split("/")
    .reduce<string[]>(
      (paths, part) => {
        const values = part.startsWith(":") ? (EXAMPLES[part.slice(1)] ?? []) : [part];
        return paths.flatMap((path) => values.map((value) => (path ? `${path}/${value}` : value)));
      },
      [""],
    )
    .map((path) => (path.startsWith("/") ? path : `/${path}`));
}

const cases = lists.flatMap((route) => {
  const tabs = "tab" in route.variants ? ["", "?tab=winners"] : [""];
  return pathsOf(route).flatMap((path) => tabs.map((tab) => ({ path, tab, route })));
});

const people: { visitor: Visitor; hana: Visitor } = {} as never;
let drawn = 0;
beforeAll(async () => {
  people.visitor = shop.visit();
  people.hana = shop.visit();
  await signIn(people.hana, "hana");
  const results = await people.visitor.goto("/monday_lotto/results");
  drawn = Number(/\/results\/draw\/(\d+)/.exec(results.html)?.[1]);
});

it("are all lists of the route table", () => {
  expect(lists.length).toBeGreaterThanOrEqual(10);
});

it.each(cases)(
  "$path $tab is 404 past its end, and any other number is its first page",
  async ({ path: at, tab, route: { audience, pattern } }) => {
    if (at === "/my-account/recurring-purchases") await shop.controls.capability("recurring_purchases_combined", "on");
    const path = at.startsWith("/monday_lotto") ? at.replace("/draw/12", `/draw/${drawn}`) : at;
    const withPage = (page: string) =>
      pattern.endsWith(":page?") ? `${path}/${page}` : `${path}${tab}${tab ? "&" : "?"}page=${page}`;
    for (const browser of audience === "customer" ? [people.hana] : [people.visitor, people.hana]) {
      const first = await browser.goto(withPage("1"));
      expect([first.url, first.status]).toEqual([withPage("1"), 200]);
      const isSecond = browser === people.hana && audience !== "customer";
      const some = (pages: string[]) => (isSecond && !isProof ? oneOf(pages, `${at}${tab}`) : pages);
      for (const page of some(["0", "-1", "x", "2.5"])) {
        const same = await browser.goto(withPage(page));
        expect([page, same.status, same.title]).toEqual([page, 200, first.title]);
      }
      const pages = all(first.main, "link").map((link) => {
        const href = link.getAttribute("href") ?? "";
        return href.startsWith(path) ? Number(/^(?:\/|\?.*page=)(\d+)$/.exec(href.slice(path.length))?.[1] ?? 1) : 1;
      });
      const last = Math.max(1, ...pages);
      expect([last, (await browser.goto(withPage(String(last)))).status]).toEqual([last, 200]);
      for (const page of some([String(last + 1), "9999", "100000000", "9".repeat(30)])) {
        expect([page, (await browser.goto(withPage(page))).status]).toEqual([page, 404]);
      }
    }
  },
);
