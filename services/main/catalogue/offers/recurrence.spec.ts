import { expect, it } from "vitest";
import { findOffer } from "./catalogue.ts";
import { minimumJackpotsOf } from "./recurrence.ts";

const choicesOf = (key: string) => {
  const offer = findOffer(key);
  return offer && minimumJackpotsOf(offer);
};

it("offers a smallest jackpot only where the first prize grows, and only larger ones than it begins with", () => {
  expect([choicesOf("monday_lotto"), choicesOf("set_for_life2020")]).toEqual([[], []]);
  expect(choicesOf("powerball")?.[0]).toBe(10_000_000);
  expect(choicesOf("saturday_syndicate")).not.toEqual([]);
});
