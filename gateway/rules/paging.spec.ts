import { describe, expect, it } from "vitest";
import { pageWindow } from "./paging.ts";

describe("a page of a list", () => {
  it("begins after the rows of the pages before it", () => {
    expect(pageWindow("3", 10)).toEqual({ limit: 10, offset: 20 });
  });

  it.each(["0", "-1", "x", "1.5", undefined])("is the first one for %s (Orders 5)", (page) => {
    expect(pageWindow(page, 10)).toEqual({ limit: 10, offset: 0 });
  });
});
