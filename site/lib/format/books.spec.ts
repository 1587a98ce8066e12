import { expect, it } from "vitest";
import { bookFacts, numberFacts } from "./books.ts";

it("counts the books and names the cause of a raffle", () => {
  expect(bookFacts({ books: 1, numRaffleTickets: 15, causeName: "Coast Rescue" })).toEqual([
    "1 book of 15 tickets",
    "Supports Coast Rescue",
  ]);
  expect(bookFacts({ books: 2, numRaffleTickets: 10 })).toEqual(["2 books of 5 tickets"]);
});

it("says nothing about products without books", () => {
  expect(bookFacts({})).toEqual([]);
});

it("names the number of a ticket, those of several, and the runs of books", () => {
  const runs = (...pairs: [string, string][]) => ({ ticketRuns: pairs.map(([first, last]) => ({ first, last })) });
  expect(numberFacts(runs(["041", "041"]))).toEqual(["Number 041"]);
  expect(numberFacts(runs(["041", "041"], ["007", "007"]))).toEqual(["Numbers 041, 007"]);
  expect(numberFacts(runs(["001", "005"], ["011", "015"]))).toEqual(["Numbers 001 to 005, 011 to 015"]);
  expect(numberFacts(runs(["1", "1"], ["2", "2"], ["3", "5"], ["8", "8"]), 2)).toEqual(["Numbers 1, 2 and 2 more"]);
  expect(numberFacts({})).toEqual([]);
});
