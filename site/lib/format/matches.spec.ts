import { describe, expect, it } from "vitest";
import { describeMatches, matchLegend } from "./matches.ts";

describe("matchLegend", () => {
  it("explains only the marks that the games have", () => {
    const [main, supplementary] = [{ matched: { Numbers: [5] } }, { matched: { Numbers: [], Supplementary: [8] } }];
    expect(matchLegend([main])).toBe("Gold balls with a tick match a winning number.");
    expect(matchLegend([supplementary])).toBe("Outlined balls with a plus match a supplementary number.");
    expect(matchLegend([main, supplementary])).toMatch(/tick.*plus/);
    expect(matchLegend([{ matched: { Powerball: [7] } }])).toContain("tick");
    expect(matchLegend([{ matched: { Numbers: [] } }, {}])).toBeNull();
  });
});

describe("describeMatches", () => {
  it("counts the matches by kind", () => {
    expect(describeMatches({ Numbers: [5, 12, 19], Supplementary: [8] })).toBe("3 numbers + 1 supplementary");
    expect(describeMatches({ Numbers: [5], Powerball: [7] })).toBe("1 number + Powerball");
    expect(describeMatches({ Numbers: [], Supplementary: [] })).toBe("No match");
    expect(describeMatches(undefined)).toBe("No match");
  });
});
