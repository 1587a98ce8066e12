import { describe, expect, it } from "vitest";
import { pageLinks } from "./paging.ts";

const links = (page: number, total: number) => pageLinks({ page, limit: 10, total });

describe("pageLinks", () => {
  it.each([
    [1, 0, [1]],
    [1, 10, [1]],
    [1, 11, [1, 2]],
    [2, 50, [1, 2, 3, 4, 5]],
    [1, 100, [1, 2, null, 10]],
    [5, 100, [1, null, 4, 5, 6, null, 10]],
    [10, 100, [1, null, 9, 10]],
  ])("on page %i of %i rows", (page, total, pages) => {
    expect(links(page, total).pages).toEqual(pages);
  });

  it("leads nowhere beyond the ends", () => {
    expect(links(1, 25)).toMatchObject({ previous: null, next: 2, last: 3 });
    expect(links(3, 25)).toMatchObject({ previous: 2, next: null });
    expect(links(99, 25)).toMatchObject({ current: 3, next: null });
  });
});
