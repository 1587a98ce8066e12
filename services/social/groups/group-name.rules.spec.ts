import { describe, expect, it } from "vitest";
import { cleanName, hasHiddenCharacters, isProfane, nameKeyOf } from "./group-name.rules.ts";

describe("the name of a group", () => {
  it("is composed, trimmed and compared whatever its case", () => {
    expect(cleanName("  Cafe\u0301   ﬁve ")).toBe("Café five");
    expect(nameKeyOf("STRASSE Crew")).toBe(nameKeyOf("straße crew"));
    expect(nameKeyOf("Crew A")).not.toBe(nameKeyOf("Crew B"));
  });

  it.each(["a\u0007b", "a\u202eb", "a\u200bb", "a\u2066b"])("has no hidden characters: %j", (name) => {
    expect(hasHiddenCharacters(name)).toBe(true);
  });

  it.each(["Lucky 7s", "Família", "👩‍👩‍👧 crew", "O'Brien & Söhne"])("may be %s", (name) => {
    expect(hasHiddenCharacters(name)).toBe(false);
    expect(isProfane(name)).toBe(false);
  });

  it.each([
    "Shit happens",
    "s h i t",
    "S.h.i.t",
    "sh1t",
    "5h!t",
    "Shít",
    "fu ck it",
    "ass hole club",
    "fuuuck",
    "WANKERS",
    "abcfuckxyz",
  ])("is refused: %s", (name) => {
    expect(isProfane(name)).toBe(true);
  });

  it.each([
    "Scunthorpe United",
    "Matsushita",
    "Swank Street",
    "Penistone",
    "Cockburn",
    "Push it",
    "Bass players",
    "Class of 55",
  ])("passes: %s", (name) => {
    expect(isProfane(name)).toBe(false);
  });
});
