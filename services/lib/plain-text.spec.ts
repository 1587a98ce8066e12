import { expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

it("removes control and bidirectional characters, and keeps letters of every script", () => {
  expect(plainText(" An\u202ena\u2066\u200f\u0007 ")).toBe("Anna");
  expect(plainText("Zoë 愛 שרה O’Brien")).toBe("Zoë 愛 שרה O’Brien");
});
