import { expect, it } from "vitest";
import { experimentGroupsOf } from "./experiment-groups.ts";

const ids = Array.from({ length: 2_000 }, (_, number) => `cus_${number}`);
const shareOf = (group: string, shares: Record<string, number>) =>
  ids.filter((id) => experimentGroupsOf(id, { colours: shares })["colours"] === group).length / ids.length;

it("always puts a customer in the same group", () => {
  for (const id of ids.slice(0, 20)) expect(experimentGroupsOf(id)).toEqual(experimentGroupsOf(id));
});

it("spreads customers by the shares, and leaves the rest in control", () => {
  expect(shareOf("red", { red: 10, control: 90 })).toBeCloseTo(0.1, 1);
  expect(shareOf("red", { control: 50, red: 50 })).toBeCloseTo(0.5, 1);
  expect(shareOf("control", { red: 10 })).toBeCloseTo(0.9, 1);
  expect([shareOf("red", { red: 100 }), shareOf("red", {})]).toEqual([1, 0]);
});

it("puts a customer in independent groups of two experiments", () => {
  const shares = { a: 50, b: 50 };
  const alike = ids.filter((id) => {
    const groups = experimentGroupsOf(id, { first: shares, second: shares });
    return groups["first"] === groups["second"];
  });
  expect(alike.length / ids.length).toBeCloseTo(0.5, 1);
});
