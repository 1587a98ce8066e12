// The odds on the screen against the exact fractions of the specification.
import { expect, it } from "vitest";
import { oneIn } from "#site/lib/format/odds.ts";
import { specTable } from "../spec/read.ts";

type Fraction = { numerator: number; denominator: number };
const isFraction = (value: object): value is Fraction => "numerator" in value && "denominator" in value;

function fractionsIn(value: unknown): Fraction[] {
  if (typeof value !== "object" || value === null) return [];
  return isFraction(value) ? [value] : Object.values(value).flatMap(fractionsIn);
}

it("rounds the odds of every division half up from the exact fraction", () => {
  const all = fractionsIn(specTable("games"));
  expect(all.length).toBeGreaterThan(50);
  for (const { numerator, denominator } of all) {
    const [n, d] = [BigInt(numerator), BigInt(denominator)];
    const tenths = (20n * d + n) / (2n * n);
    const whole = Number((2n * d + n) / (2n * n)).toLocaleString("en-AU");
    expect(oneIn({ numerator, denominator })).toBe(`1 in ${tenths < 100n ? Number(tenths) / 10 : whole}`);
  }
});
