import { expect, it } from "vitest";
import { inSentence } from "./in-sentence.ts";

it("lowercases an article at the beginning of a name, and nothing else", () => {
  expect(["A car", "An SUV", "The house", "BMW X5", "Apple Watch", "Theatre tickets", "A"].map(inSentence)).toEqual([
    "a car",
    "an SUV",
    "the house",
    "BMW X5",
    "Apple Watch",
    "Theatre tickets",
    "A",
  ]);
});
