import { describe, expect, it } from "vitest";
import { pageOf, rangeErrors, readFilters, titleOfPage } from "./list-address.ts";

describe("pageOf", () => {
  it.each([
    ["/my-account/past-tickets", 1],
    ["/my-account/past-tickets/2", 2],
    ["/my-account/past-tickets/30/", 30],
    ["/my-account/past-tickets/0", 1],
  ])("reads %s as page %i", (path, page) => expect(pageOf(path)).toBe(page));
});

describe("readFilters", () => {
  const filters = {
    type: { label: "Type", choices: { deposit: "Deposit", purchase: "Purchase" } },
    from: { label: "From", choices: "day" },
  } as const;
  const read = (query: string) => readFilters(new URLSearchParams(query), filters);

  it("reads known values", () => {
    expect(read("type=deposit&from=2026-02-28")).toEqual({ type: "deposit", from: "2026-02-28" });
  });

  it.each([
    "",
    "type=",
    "type=theft",
    "type=Deposit",
    "type=toString",
    "colour=red",
    "from=2026-02-30",
    "from=yesterday",
    "from=2026-2-3",
  ])("ignores %j", (query) => expect(read(query)).toEqual({}));
});

describe("rangeErrors", () => {
  const filters = {
    from: { label: "From", choices: "day" },
    to: { label: "To", choices: "day", notBefore: "from" },
  } as const;

  it("refuses a last day before the first", () => {
    expect(rangeErrors(filters, { from: "2026-11-22", to: "2026-11-21" })).toEqual({
      to: "This is before the From date. Choose 22 Nov 2026 or later.",
    });
  });

  it.each<Record<string, string>>([
    {},
    { from: "2026-11-22" },
    { to: "2026-11-21" },
    { from: "2026-11-22", to: "2026-11-22" },
  ])("accepts %j", (values) => expect(rangeErrors(filters, values)).toEqual({}));
});

describe("titleOfPage", () => {
  it("adds the page number from page 2", () => {
    expect(titleOfPage("Past tickets | Drawcard", 2)).toBe("Past tickets, page 2 | Drawcard");
    expect(titleOfPage("Past tickets, page 2 | Drawcard", 3)).toBe("Past tickets, page 3 | Drawcard");
    expect(titleOfPage("Past tickets, page 3 | Drawcard", 1)).toBe("Past tickets | Drawcard");
    expect(titleOfPage("Past tickets", 2)).toBe("Past tickets, page 2");
  });
});
