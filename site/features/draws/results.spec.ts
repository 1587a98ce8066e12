import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { drawNoOf, entriesText, neighbours, type ResultKey, resultsPage } from "./results.ts";

const key = (name: string, type: ResultKey["type"] = "lottery_ticket") => ({ name, type }) as ResultKey;
const keys = [..."abcdefghijkl"].map((name) => key(name)).concat(key("house", "raffle_ticket"));

describe("resultsPage", () => {
  it("shows ten to a page", () => {
    expect(resultsPage(keys, "all", 1).rows.map(({ name }) => name)).toEqual([..."abcdefghij"]);
    expect(resultsPage(keys, "all", 2).rows).toHaveLength(3);
    expect(resultsPage(keys, "all", 2).pageInfo).toEqual({ limit: 10, total: 13 });
  });

  it("separates lotteries and raffles", () => {
    expect(resultsPage(keys, "raffles", 1).rows.map(({ name }) => name)).toEqual(["house"]);
    expect(resultsPage(keys, "lotteries", 2).rows).toHaveLength(2);
    expect(resultsPage([], "raffles", 1)).toEqual({ rows: [], pageInfo: { limit: 10, total: 0 } });
  });
});

describe("drawNoOf", () => {
  it("accepts only valid draw numbers", () => {
    expect(drawNoOf("4320")).toBe(4320);
    for (const text of ["0", "-1", "1.5", "4320x", "", "99999999999", undefined]) expect(drawNoOf(text)).toBeNull();
  });
});

describe("neighbours", () => {
  it("stops at the first and at the latest draw", () => {
    expect(neighbours(4320, 4320, 104)).toEqual({ previous: 4319, next: null });
    expect(neighbours(4217, 4320, 104)).toEqual({ previous: null, next: 4218 });
  });
});

describe("entriesText", () => {
  it("explains that a draw without entries had its winners elsewhere", () => {
    const text = (list: string) => entriesText({ entriesHash: createHash("sha256").update(list).digest("hex") });
    expect(text("")).toMatch(/^The fingerprint of an empty list: .* Its winners played elsewhere\.$/);
    expect(text("ord_1|1|Numbers:1,2\n")).toBe("Covers every game sold in this shop. Published when sales closed.");
  });
});
