import { expect, it } from "vitest";
import { href } from "./href.ts";

it("links to a route by name, with its parameters and query", () => {
  expect(href("cart")).toBe("/cart");
  expect(href("my-account-upcoming-ticket", { id: "ord_1" })).toBe("/my-account/upcoming-tickets/ticket/ord_1");
  expect(href("offer-play", { productOfferKey: "monday_lotto" }, { draw: 2 })).toBe("/monday_lotto?draw=2");
});
