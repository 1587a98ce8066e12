import { describe, expect, it } from "vitest";
import { listHref, pageOf, titleOfPage } from "./list-page.ts";

describe("the address of a page", () => {
  it("can be read back", () => {
    for (const page of [1, 2, 30]) expect(pageOf(listHref("past", page))).toBe(page);
    expect(listHref("upcoming")).toBe("/my-account/upcoming-tickets");
  });
});

describe("titleOfPage", () => {
  it("names the page from the second on, before the site", () => {
    expect(titleOfPage("Past tickets | Drawcard", 2)).toBe("Past tickets, page 2 | Drawcard");
    expect(titleOfPage("Past tickets, page 2 | Drawcard", 3)).toBe("Past tickets, page 3 | Drawcard");
    expect(titleOfPage("Past tickets, page 3 | Drawcard", 1)).toBe("Past tickets | Drawcard");
    expect(titleOfPage("Past tickets", 2)).toBe("Past tickets, page 2");
  });
});
