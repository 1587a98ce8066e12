import { expect, it } from "vitest";
import { href } from "./href.ts";

it("links to the routes islands need", () => {
  expect(href("cart")).toBe("/cart");
  expect(href("my-account-upcoming-ticket", { id: "ord_1" })).toBe("/my-account/upcoming-tickets/ticket/ord_1");
  expect(href("offer-results", { productOfferKey: "monday_lotto" }, { page: 2 })).toBe("/monday_lotto/results?page=2");
});
