import { expect, it } from "vitest";
import { namesOf } from "./names.ts";

it.each(["gift-cards", "gift cards", "giftCards", "GiftCards", "gift_cards"])("%s is one noun", (noun) => {
  expect(namesOf(noun)).toEqual({
    file: "gift-cards",
    camel: "giftCards",
    pascal: "GiftCards",
    one: "giftCard",
    One: "GiftCard",
    words: "gift card",
    many: "gift cards",
    title: "Gift cards",
    wire: "gift_card",
  });
});

it.each([
  ["lotteries", "lottery"],
  ["boxes", "box"],
  ["addresses", "address"],
  ["causes", "cause"],
  ["winning-branches", "winningBranch"],
])("of several %s, one is a %s", (noun, one) => {
  expect(namesOf(noun).one).toBe(one);
});

it.each([
  ["gift-card", "gift-card is one"],
  ["GiftCard", "GiftCard is one"],
  ["address", "address is one"],
  ["", " is one"],
  ["gift/cards", "This is none: gift/cards"],
  ["2-cards", "This is none: 2-cards"],
])("%j is refused", (noun, words) => {
  expect(() => namesOf(noun)).toThrow(words);
});
