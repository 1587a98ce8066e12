import { expect, it } from "vitest";
import { namesOf } from "./names.ts";
import { unusable } from "./taken.ts";

it.each(["gift-cards", "gift cards", "giftCards", "GiftCards", "gift_cards"])("reads %s", (noun) => {
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
])("the singular of %s is %s", (noun, one) => {
  expect(namesOf(noun).one).toBe(one);
});

it.each([
  ["gift-card", "gift-card is singular"],
  ["GiftCard", "GiftCard is singular"],
  ["address", "address is singular"],
  ["", " is singular"],
  ["gift/cards", "Not a noun: gift/cards"],
  ["2-cards", "Not a noun: 2-cards"],
])("refuses %j", (noun, words) => {
  expect(() => namesOf(noun)).toThrow(words);
});

it.each([
  ["news", ["new"]],
  ["classes", ["class"]],
  ["cases", ["case"]],
  ["packages", ["package"]],
  ["promises", ["Promise"]],
  ["pages", ["page", "pages", "Page"]],
  ["gift-cards", []],
])("%s would need the names %j, which code cannot use", (noun, names) => {
  expect(unusable(namesOf(noun))).toEqual(names);
});
