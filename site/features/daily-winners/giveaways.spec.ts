import { expect, it } from "vitest";
import { entrySentence, type Giveaway, standingOf } from "./giveaways.ts";

/** Returns what a member's entries in a giveaway are called. */
const sentence = (entries: number, status: Giveaway["status"], more: Partial<Giveaway> = { entryStatus: "locked" }) =>
  entrySentence({ entries, giveawayType: "monthly", status, ...more } as Giveaway, { countsMonth: true, waits: false });

it("says that a member has no entries yet, or had none", () => {
  expect(sentence(0, "open")).toBe("You have no entries yet");
  expect(sentence(0, "drawn")).toBe("You had no entries");
  expect(sentence(1, "open")).toBe("You have 1 entry, which doesn't count until you unlock it");
  expect(sentence(0, "open", {})).toBeNull();
});

it("says what a member is in and what is left to unlock, with the draws", () => {
  const open = { drawDate: "2026-11-30T09:00:00Z", drawNumber: 3, entries: 1, status: "open" } as Giveaway;
  const daily = { ...open, giveawayType: "daily", entryStatus: "unlocked" } as Giveaway;
  const special = { ...open, giveawayType: "special", entryStatus: "locked" } as Giveaway;
  expect(standingOf([daily, special], true)).toEqual({
    entered:
      "You are in Daily giveaway 3, drawn Monday 30 Nov, 8:00 pm AEDT. You are in every later daily giveaway too.",
    left: "Left to do: unlock your entries in Special giveaway 3, drawn Monday 30 Nov, 8:00 pm AEDT.",
  });
  expect(standingOf([{ ...special, giveawayType: "monthly" } as Giveaway], false)).toEqual({
    entered: null,
    left: null,
  });
  const waits = { countsMonth: true, waits: true };
  expect(entrySentence({ ...daily, entryStatus: "locked" }, waits)).toBe(
    "You are in with 1 entry as soon as you have deposited",
  );
  expect(entrySentence(special, waits)).toBe("You can unlock 1 entry once you have deposited");
});
