// Every text on the screen is in the catalogue or in content, and none of them is true in one market only.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { root } from "#scripts/lib/steps.ts";
import { collectTexts, readCatalogue } from "#scripts/texts/collect.ts";

const catalogue = readCatalogue(readFileSync(join(root, "site/texts.txt"), "utf8"));
let found: ReturnType<typeof collectTexts>;
beforeAll(() => {
  found = collectTexts(root);
});

/** Returns "file: text" for each text of `some` that `others` lacks. */
const missing = (some: ReadonlyMap<string, readonly string[]>, others: ReadonlyMap<string, readonly string[]>) =>
  [...some].flatMap(([file, texts]) =>
    texts.filter((text) => !others.get(file)?.includes(text)).map((text) => `${file}: ${text}`),
  );

// A number to call, a currency, a time zone, a place, a word of one country's addresses.
const ONE_MARKET =
  /[$£]|\b(?:AUD|GBP|1[38]00|0[38]00|0808|A[CEW][DS]T|GMT|BST|dollars?|pounds?|cents?|Australian?|British|Britain|Kingdom|Sydney|London|Suburb|County|states?)\b/i;

/** Texts that name a market, and why both sites may show them. */
const NAMES_A_MARKET: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      "Australian Capital Territory",
      "South Australia",
      "Western Australia",
      "Some states use other names for a game or don't sell it.",
    ].map((text) => [text, "the region chooser, which a British site has not"]),
  ),
  "Some lotteries are known by different names throughout Australia. The games in your cart have been updated to reflect your location.":
    "exact (shop §8); after a change of region only",
  "Choose a state": "the state field, hidden on a British site",
  "Please choose your state": "the state field, hidden on a British site",
  "State of the licence": "the licence form, which a British site has not",
  State: "the state field, hidden on a British site",
  Suburb: "the address form has a British label beside it",
  ...Object.fromEntries(["Australia", "United Kingdom", "United States"].map((text) => [text, "a country to choose"])),
  "no customer encoded ID in state": "a log message (shell §8)",
};

describe("the site's texts", () => {
  it("are in the catalogue: npm run texts adds them", () => {
    expect(missing(found, catalogue)).toEqual([]);
  });

  it("are all the catalogue has: npm run texts removes the others", () => {
    expect(missing(catalogue, found)).toEqual([]);
  });

  it("name no number, currency, time zone or place of one market, except with a reason", () => {
    const texts = new Set([...found.values()].flat());
    const named = [...texts].filter((text) => ONE_MARKET.test(text)).sort();
    expect(named).toEqual(Object.keys(NAMES_A_MARKET).sort());
  });
});
