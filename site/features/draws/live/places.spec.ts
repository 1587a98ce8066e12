import { expect, it } from "vitest";
import { placesOf } from "./places.ts";

const prize = (id: string, name: string, amount: number, count?: number) => ({
  id,
  type: "main" as const,
  timestamp: "2026-12-20T03:00:00Z",
  name,
  value: { amount, currency: "AUD" as const },
  ...(count !== undefined && { count }),
});

it("has a place for each ticket in the order drawn, and none for early birds and consolations", () => {
  const prizes = [
    prize("1", "A house by the beach", 1_200_000),
    prize("2_1", "A prize in cash", 5_000),
    prize("2_2", "A prize in cash", 5_000),
    prize("12_consolation_1", "Consolation beside first prize", 500, 2),
    { ...prize("e1", "A prize in cash", 5_000), type: "early_bird" as const },
    { ...prize("b", "Book-buyer prize in cash", 10_000), type: "book_buyer" as const },
  ];
  expect(placesOf(prizes).map(({ name, value, prizeIds }) => [name, value, ...prizeIds])).toEqual([
    ["A house by the beach", "$1,200,000", "1"],
    ["A prize in cash", "$5,000", "2_1", "2_2"],
    ["Book-buyer prize in cash", "$10,000", "b"],
  ]);
  expect(placesOf(prizes).map(({ buyers }) => buyers)).toEqual([undefined, undefined, "buyers of the largest book"]);
});

it("leaves out levels with too many tickets to show one by one", () => {
  const prizes = [prize("1", "Level 1", 1_000, 1), prize("2", "Level 2", 12.5, 100), prize("s", "Jackpot", 1_000, 1)];
  expect(placesOf(prizes).map(({ name }) => name)).toEqual(["Level 1", "Jackpot"]);
});
