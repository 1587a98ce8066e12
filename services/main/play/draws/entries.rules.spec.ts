import { describe, expect, it } from "vitest";
import { createEntriesHasher, type Entry, entryLine, hashEntries } from "./entries.rules.ts";

const entries: Entry[] = [
  { orderId: "ord_b", gameNo: 1, gameType: "standard", numbers: { Numbers: [1, 2, 3, 4, 5, 6] } },
  { orderId: "ord_a", gameNo: 10, gameType: "standard", numbers: { Powerball: [7], Numbers: [9, 8] } },
  { orderId: "ord_a", gameNo: 2, gameType: "standard", numbers: { Numbers: [7, 8] } },
];

describe("the entries hash", () => {
  it("does not depend on the order of reading", () => {
    expect(hashEntries([...entries].reverse())).toBe(hashEntries(entries));
  });

  it("changes with any number, game type, game or order", () => {
    const hashes = [
      entries,
      entries.slice(1),
      [...entries, { orderId: "ord_c", gameNo: 1, gameType: "standard" as const, numbers: { Numbers: [1] } }],
      entries.map((entry, index) => (index === 0 ? { ...entry, numbers: { Numbers: [1, 2, 3, 4, 5, 7] } } : entry)),
      entries.map((entry, index) => (index === 0 ? { ...entry, orderId: "ord_z" } : entry)),
      entries.map((entry, index) => (index === 0 ? { ...entry, gameType: "powerhit" as const } : entry)),
    ].map(hashEntries);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it("has one text per entry", () => {
    expect(
      entryLine({ orderId: "ord_a", gameNo: 10, gameType: "standard", numbers: { Powerball: [7], Numbers: [9, 8] } }),
    ).toBe("ord_a|10|standard|Numbers:9,8;Powerball:7\n");
  });

  it("is the hash of an empty text when nothing was sold", () => {
    expect(createEntriesHasher().digest()).toEqual({
      entriesHash: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      count: 0,
    });
  });
});
