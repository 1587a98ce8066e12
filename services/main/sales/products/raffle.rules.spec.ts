import { describe, expect, it } from "vitest";
import { findRaffle } from "../../catalogue/offers/catalogue.ts";
import type { RaffleOffer } from "../../catalogue/offers/offer.ts";
import { bookOf, chooseCause, requireBook, requireNumBooks, shortageReason, ticketsOf } from "./raffle.rules.ts";

const raffle = findRaffle("charity_raffle") as RaffleOffer;
const books = { lottery_key: "charity_raffle", game_offer: "book_15", quantity: 2 };

describe("a book", () => {
  it("has its tickets and its price from the raffle", () => {
    expect(bookOf(books)).toEqual({ key: "book_15", tickets: 15, cents: 2500 });
    expect(ticketsOf(books)).toBe(30);
    expect(bookOf({ ...books, lottery_key: "monday_lotto" })).toBeNull();
    expect(() => requireBook(raffle, "book_7")).toThrow(expect.objectContaining({ status: 404 }));
  });

  it("is sold up to ten times in one item", () => {
    expect(() => requireNumBooks(raffle, 10)).not.toThrow();
    expect(() => requireNumBooks(raffle, 11)).toThrow(
      expect.objectContaining({ code: "games_out_of_bounds", message: "Choose from 1 to 10 books.", target: "books" }),
    );
  });
});

describe("the cause", () => {
  const several: RaffleOffer = { ...raffle, causes: ["a", "b"] };

  it("is the raffle's only one, unless several are listed", () => {
    expect(chooseCause(raffle, undefined)).toBe("coast_rescue");
    expect(chooseCause({ ...raffle, causes: [] }, undefined)).toBeNull();
    expect(chooseCause(several, "b")).toBe("b");
    expect(() => chooseCause(several, undefined)).toThrow(
      expect.objectContaining({ code: "invalid_field", message: "Choose a cause.", target: "cause_key" }),
    );
  });

  it("is one that the raffle lists", () => {
    expect(() => chooseCause(several, "c")).toThrow(expect.objectContaining({ target: "cause_key" }));
    expect(() => chooseCause(raffle, "c")).toThrow(expect.objectContaining({ code: "invalid_field" }));
  });
});

describe("too few tickets left", () => {
  it("is said with their number", () => {
    expect(shortageReason(30, 30)).toBeNull();
    expect(shortageReason(29, 30)).toMatchObject({
      type: "draw_sold_out",
      message: "Only 29 tickets are left. Choose fewer or smaller books.",
    });
    expect(shortageReason(1, 5)?.message).toBe("Only 1 ticket is left. Choose fewer or smaller books.");
    expect(shortageReason(0, 5)?.message).toBe("This draw is sold out. Choose the next one.");
  });
});
