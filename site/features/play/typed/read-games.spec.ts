import { describe, expect, it } from "vitest";
import { readGames } from "./read-games.ts";

const powerball = [
  { name: "Numbers", count: 7, first: 1, last: 35 },
  { name: "Powerball", count: 1, first: 1, last: 20 },
];
const powerhit = [
  { name: "Numbers", count: 7, first: 1, last: 35 },
  { name: "Powerball", count: 20, first: 1, last: 20, placeholder: "PB" },
];
const lotto = [{ name: "Numbers", count: 6, first: 1, last: 45 }];
const digits = [{ name: "Digits", count: 6, first: 0, last: 9, repeats: true }];
const game = { Numbers: [3, 8, 12, 19, 25, 31, 33], Powerball: [7] };

const read = (text: string, sets: Parameters<typeof readGames>[1]["sets"] = powerball, maxGames = 50) =>
  readGames(text, { sets, maxGames, noun: "game" });
const reasonOf = (text: string, sets = powerball) => read(text, sets).problems[0]?.reason;

describe("a line", () => {
  it.each([
    "3 8 12 19 25 31 33 + 7",
    "03,08,12,19,25,31,33,07",
    "3;8;12;19;25;31;33/7",
    "3\t8\t12\t19\t25\t31\t33\t7",
    "3-8-12-19-25-31-33 PB7",
    "3.8.12.19.25.31.33 Powerball: 7",
    "3 - 8 - 12 - 19 - 25 - 31 - 33 - 7",
    "A: 3 8 12 19 25 31 33 PB 7",
    "A 3 8 12 19 25 31 33 7",
    "1) 3 8 12 19 25 31 33 (7)",
    "1. 3, 8, 12, 19, 25, 31, 33, 7",
    "Game 1 3 8 12 19 25 31 33 + 7",
    "Game 1: 3 8 12 19 25 31 33 + 7",
    "Numbers: 3 8 12 19 25 31 33 + 7",
    "- 3 8 12 19 25 31 33 | 7",
  ])("reads %s", (line) => {
    expect(read(line)).toEqual({ games: [game], problems: [] });
  });

  it.each([
    ["3 8 12 19 25 31 36 + 7", "36 is not from 1 to 35."],
    ["3 8 12 19 25 31 33 + 21", "Powerball 21 is not from 1 to 20."],
    ["3 8 12 19 25 31 31 + 7", "31 is there twice."],
    ["3 8 12 + 7", "Too few numbers: 3 + 1 instead of 7 + 1 Powerball."],
    ["3 8 12 19 25 31 33 34 + 7", "Too many numbers: 8 + 1 instead of 7 + 1 Powerball."],
    ["3 8 12 19 25 31 + 33 7", "The numbers are in the wrong part: 6 + 2 instead of 7 + 1 Powerball."],
    ["1. 3 8 12 19 25 31 36 7", "36 is not from 1 to 35."],
    ["3 8 twelve 19 25 31 33 + 7", 'We can\'t read "twelve" as a number.'],
    ["1. 2. 8. 12. 19. 25. 31. 33. 7", "Too many numbers: 9 instead of 7 + 1 Powerball."],
    ["5. 3 8 12 19 25 31 33 7", "Too many numbers: 9 instead of 7 + 1 Powerball."],
  ])("refuses %s", (line, reason) => {
    expect(read(line).games).toEqual([]);
    expect(reasonOf(line)).toBe(reason);
  });

  it("needs no numbers of a set that is played as a whole", () => {
    expect(read("3 8 12 19 25 31 33", powerhit).games).toEqual([{ Numbers: game.Numbers }]);
    expect(reasonOf("3 8 12 19 25 31 33 7", powerhit)).toBe(
      "Too many numbers: 8 instead of 7. All 20 Powerballs are played.",
    );
  });

  it("keeps the order, and reads digits typed together or apart", () => {
    expect(read("31 4 15 9 26 5", lotto).games).toEqual([{ Numbers: [31, 4, 15, 9, 26, 5] }]);
    const game = { Digits: [0, 0, 7, 1, 2, 3] };
    expect(read("007123\n0 0 7 1 2 3", digits).games).toEqual([game, game]);
  });
});

describe("a text", () => {
  it("reads a game per line, without headings, blank lines and lines with a label only", () => {
    const text = "My numbers\nGame 1\r\n1 2 3 4 5 6\n\n  Game 2:\n 2. 7 8 9 10 11 12\nB:\n";
    expect(read(text, lotto)).toEqual({
      games: [{ Numbers: [1, 2, 3, 4, 5, 6] }, { Numbers: [7, 8, 9, 10, 11, 12] }],
      problems: [],
    });
  });

  it("names the line of each problem", () => {
    expect(read("1 2 3 4 5 6\n\n1 2 3\n1 2 3 4 5 46", lotto).problems).toEqual([
      { line: 3, text: "1 2 3", reason: "Too few numbers: 3 instead of 6." },
      { line: 4, text: "1 2 3 4 5 46", reason: "46 is not from 1 to 45." },
    ]);
  });

  it("refuses more games than a ticket has", () => {
    expect(read("1 2 3 4 5 6\n2 3 4 5 6 7", lotto, 1)).toEqual({
      games: [{ Numbers: [1, 2, 3, 4, 5, 6] }],
      problems: [{ line: 2, text: "2 3 4 5 6 7", reason: "A ticket has at most 1 game." }],
    });
  });
});
