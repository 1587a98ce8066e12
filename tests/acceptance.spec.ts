// Checks that each acceptance criterion of the shell, the session, the content, the offers, buying and the account without groups and memberships has a test. Test titles name the criterion: "Shell 7: ..." or "... (Analytics 1, 13)".
import { describe, expect, it } from "vitest";
import { specTable } from "#tests/spec/read.ts";
import { namedBy } from "#tests/titles.ts";

type Sentence = { id: string; text: string };
const sentences = specTable<Sentence[]>("acceptance");

/** Criteria of screens that are not built yet, and what they depend on. */
const LATER: Record<string, string> = {
  "Offers 2": "Lotto Party has no page yet",
  "Cart 1": "decided otherwise: the first ticket creates the cart, not a read",
  "Orders 11": "giveaways do not exist yet",
};

const NAMED =
  /\b(Shell|Session|Wallet|Limits|Widgets|Content|Analytics|SEO|Offers|Cart|Checkout|Orders|Recurring|Preferences|Two-factor|Verification|Migration|Errors) (\d+(?:(?:, | and )\d+)*)/g;
const named = namedBy(NAMED, ([, area, numbers = ""]) =>
  numbers.split(/, | and /).map((number) => `${area} ${number}`),
);

describe("the acceptance criteria of shell, content, offers, buying and account", () => {
  it("each have a test", () => {
    const missing = sentences.filter(({ id }) => !named.has(id) && !(id in LATER));
    expect(missing.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
  });

  it("are listed as missing only without a test", () => {
    expect(Object.keys(LATER).filter((id) => named.has(id))).toEqual([]);
  });

  it("include every criterion that a test title names", () => {
    const known = new Set(sentences.map(({ id }) => id));
    expect([...named].filter((id) => !known.has(id))).toEqual([]);
  });
});
