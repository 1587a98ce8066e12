import { describe, expect, it } from "vitest";
import { showsDot } from "./navigation.ts";

describe("the dot of a link, from the readable cookie", () => {
  it.each([
    { who: "a visitor who has not opened the link", signedIn: false, dot: null, wasSeen: false, shown: true },
    { who: "a visitor who has opened it", signedIn: false, dot: null, wasSeen: true, shown: false },
    { who: "a customer who has not opened it", signedIn: true, dot: null, wasSeen: false, shown: true },
    { who: "a customer who has opened it", signedIn: true, dot: null, wasSeen: true, shown: false },
    { who: "a member", signedIn: true, dot: false, wasSeen: false, shown: false },
    { who: "a locked member who has opened it", signedIn: true, dot: true, wasSeen: true, shown: true },
  ])("$who: $shown", ({ signedIn, dot, wasSeen, shown }) => {
    expect(showsDot({ signedIn, dot }, wasSeen)).toBe(shown);
  });
});
