import { expect, it } from "vitest";
import { experiments } from "#gateway/rules/experiments.ts";
import { EXPERIMENTS } from "#services/main/identity/customer/experiment-groups.ts";

it("the reference backend knows the gateway's experiments and their variants, with shares of 100 in all", () => {
  expect(Object.keys(EXPERIMENTS).sort()).toEqual(Object.keys(experiments).sort());
  for (const [name, shares] of Object.entries(EXPERIMENTS)) {
    expect(Object.keys(shares)).toEqual(experiments[name as keyof typeof experiments]);
    expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBe(100);
  }
});
