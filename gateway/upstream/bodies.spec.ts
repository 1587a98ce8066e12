import { expect, it } from "vitest";
import { payloadOf } from "./bodies.ts";
import type { Operation } from "./operations.ts";

const form = {
  id: "addGift",
  service: "main",
  method: "post",
  path: "/gifts",
  contentType: "application/x-www-form-urlencoded",
  request: { p: { gift_tags: ["giftTags"], gift_note: ["giftNote"] } },
  shapes: {},
} as unknown as Operation;
const written = (body: object) => payloadOf(form, body, () => {});

it("writes a list into a form as repeated keys", () => {
  expect(written({ giftTags: ["a b", "c&d"], amount: 1.5, isNew: false })).toBe(
    "gift_tags=a+b&gift_tags=c%26d&amount=1.5&isNew=false",
  );
});

it("leaves absent values out of a form", () => {
  expect(written({ giftNote: undefined, giftTags: [] })).toBe("");
});

it.each([{ giftNote: { text: "a" } }, { giftNote: null }, { giftTags: [["a"]] }])(
  "refuses to write %j into a form",
  (body) => {
    expect(() => written(body)).toThrow("is no value of a form");
  },
);
