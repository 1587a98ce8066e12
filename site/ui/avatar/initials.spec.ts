import { expect, it } from "vitest";
import { initials } from "./initials.ts";

it.each([
  ["Anna Example", "AE"],
  ["  anna   maria de la Cruz ", "AC"],
  ["Óscar", "Ó"],
  ["𝒜da Lovelace", "𝒜L"],
  ["", ""],
])("shortens %j to %j", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
