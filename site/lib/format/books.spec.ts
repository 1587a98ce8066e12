import { expect, it } from "vitest";
import { bookFacts } from "./books.ts";

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
