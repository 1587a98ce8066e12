import { expect, it } from "vitest";
import { readReference, withCheckDigit } from "./references.rules.ts";

it("adds a check digit that finds every mistyped digit", () => {
  // The example of the Luhn algorithm.
  expect(withCheckDigit("7992739871")).toBe("79927398713");
  const reference = withCheckDigit("104729001");
  expect(readReference(` ${reference.slice(0, 4)} ${reference.slice(4)}`)).toBe(reference);
  for (let place = 0; place < reference.length; place++) {
    const wrong = (Number(reference[place]) + 1) % 10;
    expect(readReference(`${reference.slice(0, place)}${wrong}${reference.slice(place + 1)}`)).toBeNull();
  }
  expect(readReference(reference.slice(1))).toBeNull();
});
