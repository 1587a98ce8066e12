import { expect, it } from "vitest";
import { jackpot } from "./jackpot.ts";
import { withLocale } from "./rendered-locale.ts";

it.each([
  [{ prizePool: 20_900_000 }, "$20.9 Million"],
  [{ prizePool: 20_990_000 }, "$20.9 Million"],
  [{ prizePool: 20_999_999 }, "$20.9 Million"],
  [{ prizePool: 1_000_000 }, "$1 Million"],
  [{ prizePool: 999_999 }, "$999 Thousand"],
  [{ prizePool: 500 }, "$500"],
  [{ prizePool: 500_000, prizePoolSuffix: "thousand dollars" }, "$500 thousand dollars"],
  [{ prizePool: 5_000_000, isPrizePoolUnknown: true }, "Announced soon"],
  [{ prizePool: null }, "Announced soon"],
  [{}, "Announced soon"],
])("shows %o as %s (Offers 18, 19)", (pool, shown) => {
  expect(jackpot(pool)).toBe(shown);
});

it("includes the sign of the site's currency", () => {
  expect(withLocale("en-GB", () => jackpot({ prizePool: 2_000_000 }))).toBe("£2 Million");
});
