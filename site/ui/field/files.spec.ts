import { expect, it } from "vitest";
import { fileSize } from "./files.ts";

it.each([
  [12, "12 bytes"],
  [999, "999 bytes"],
  [1000, "1 KB"],
  [340_200, "340 KB"],
  [1_240_000, "1.2 MB"],
])("says %i bytes as %s", (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
