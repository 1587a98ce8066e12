import { expect, it } from "vitest";
import { entrySentence, type Giveaway } from "./giveaways.ts";

/** Returns what a member's entries in a giveaway are called. */
const sentence = (entries: number, status: Giveaway["status"], more: Partial<Giveaway> = { entryStatus: "locked" }) =>
  entrySentence({ entries, giveawayType: "monthly", status, ...more } as Giveaway, true);

it("says that a member has no entries yet, or had none", () => {
  expect(sentence(0, "open")).toBe("You have no entries yet");
  expect(sentence(0, "drawn")).toBe("You had no entries");
  expect(sentence(1, "open")).toBe("You have 1 entry, which doesn't count until you unlock it");
  expect(sentence(0, "open", {})).toBeNull();
});
