import { expect, it } from "vitest";
import type { CartItem } from "#site/lib/cart/cart.store.ts";
import { cartViewOf } from "./cart-views.ts";
import { countItems } from "./count-items.ts";
import { itemViewOf } from "./item-views.ts";
import type { Offer, OfferKind, ProductKind } from "./kind/product.ts";
import { isRestricted, offersOf, viewOf } from "./offer-views.ts";

const KINDS = ["lottery_ticket", "raffle_ticket", "syndicate_share", "membership"] as const satisfies OfferKind[];
const offers = KINDS.map((type) => ({ key: type, type, gameTypes: [] as Offer["gameTypes"] }) as Offer);

it("gives an offer and its items one colour family", () => {
  expect(KINDS.map((type) => viewOf({ type }).family)).toEqual(["lottery", "charity", "social", "membership"]);
  const item = (productType: ProductKind) => itemViewOf({ productType }).family;
  expect(KINDS.map(item)).toEqual(["lottery", "charity", "social", "membership"]);
  expect(item("multi_draw_ticket")).toBe("lottery");
  expect(item("social_syndicate_share")).toBe("social");
});

it("refuses to show a voucher as a product", () => {
  expect(() => itemViewOf({ productType: "voucher_fixed_discount" })).toThrow("voucher");
});

it("finds the offers of a kind, and whether a region may not buy them", () => {
  expect(offersOf("raffle_ticket", offers).map(({ key }) => key)).toEqual(["raffle_ticket"]);
  expect(isRestricted("raffle_ticket", { restrictions: [{ productType: "raffle_ticket" }] })).toBe(true);
  expect(isRestricted("lottery_ticket", { restrictions: [{ productType: "raffle_ticket" }] })).toBe(false);
});

it("sells raffles and syndicates on pages of their own, and announces memberships", () => {
  const draw = { drawNo: 7 } as Offer["draws"][number];
  const pagesOf = (isOpen: boolean, query = "") =>
    offers.map((offer) => viewOf(offer).pageOf(offer, isOpen ? draw : undefined, isOpen, new URLSearchParams(query)));
  expect(pagesOf(true)).toEqual([null, "/raffle_ticket/draw/7", "/syndicate_share/syndicates", null]);
  expect(pagesOf(true, "free-postal-entry=true")[1]).toBe("/raffle_ticket/draw/7?free-postal-entry=true");
  expect(pagesOf(false)).toEqual([null, null, null, null]);
  expect(offers.map((offer) => viewOf(offer).isSold)).toEqual([true, true, true, false]);
});

it("shows the shares of a Lotto Party, and prices any number of them", () => {
  const item = { productType: "social_syndicate_share" as const, games: [], quantity: 3 };
  expect(itemViewOf(item).contents(item)).toEqual(["3 x Lotto Party shares"]);
  const order = (size?: number) =>
    itemViewOf(item).orderContents({
      numGames: 10,
      syndicate: { syndicateKey: "", syndicateName: "Crew", numShares: 3, size },
    });
  expect(order(7)).toEqual(["Crew", "3 of 7 Lotto Party shares"]);
  expect(order()).toEqual(["Crew", "3 x Lotto Party shares"]);
  const inCart = { ...item, id: "itm_1", price: { amount: 6.15, currency: "AUD" } } as unknown as CartItem;
  const { change, prices } = cartViewOf(inCart);
  expect(
    prices?.(inCart)
      .slice(0, 4)
      .map(({ price }) => price),
  ).toEqual([2.05, 4.1, 6.15, 8.2]);
  expect(change?.(inCart, 2)).toEqual({
    change: { productType: "social_syndicate_share", itemId: "itm_1", numShares: 2 },
    label: "2 x Lotto Party shares",
  });
});

it("counts tickets, raffle tickets and shares apart", () => {
  const lotto = { productType: "lottery_ticket" as const, quantity: 1 };
  const books = { productType: "raffle_ticket" as const, quantity: 2, numRaffleTickets: 40 };
  const numbers = { productType: "raffle_ticket" as const, quantity: 3, numRaffleTickets: 3 };
  const shares = { productType: "syndicate_share" as const, quantity: 1 };
  expect(countItems([lotto])).toBe("1 ticket");
  expect(countItems([lotto, lotto, books, books, shares])).toBe("2 tickets, 80 raffle tickets and 1 share");
  expect(countItems([lotto, numbers])).toBe("4 tickets");
});
