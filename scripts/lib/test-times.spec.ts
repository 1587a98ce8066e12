import { expect, it } from "vitest";
import { journeyFailures, journeyTimes, levelOf, timeTable } from "./test-times.ts";

it("names the level of a test file by its folder", () => {
  expect(levelOf("tests/gateway/cart.spec.ts")).toBe("gateway");
  expect(levelOf("tests/journeys/cart.spec.ts")).toBe("journeys");
  expect(levelOf("gateway/rules/utm.spec.ts")).toBe("pure");
  expect(levelOf("tests/rules/validators.spec.ts")).toBe("pure");
  expect(levelOf("tests/layers.spec.ts")).toBe("pure");
});

it("sums the levels and lists the ten slowest files", () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ file: `tests/front/${at}.spec.ts`, tests: 2, seconds: at }));
  const lines = timeTable(files);
  expect(lines[1]).toBe("    66.0 s     24 tests  front");
  expect(lines.slice(3)).toHaveLength(10);
  expect(lines[3]).toContain("tests/front/11.spec.ts");
});

it("reads the files of a Playwright report, nested suites included", () => {
  const spec = (...durations: number[]) => ({
    title: "buys",
    ok: true,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [{ file: "cart.spec.ts", specs: [spec(1000)], suites: [{ specs: [spec(500, 500), spec(2000)] }] }];
  expect(journeyTimes({ suites }, "tests/journeys")).toEqual([
    { file: "tests/journeys/cart.spec.ts", tests: 3, seconds: 4 },
  ]);
});

it("names each failed journey with the start of its message, also one that passed on a retry", () => {
  const spec = (title: string, ok: boolean, ...messages: string[]) => ({
    title,
    ok,
    tests: [{ results: [...messages.map((message) => ({ duration: 1, error: { message } })), { duration: 1 }] }],
  });
  const suites = [
    { file: "cart.spec.ts", specs: [spec("pays", true)], suites: [{ specs: [spec("buys", true, "slow")] }] },
  ];
  expect(journeyFailures({ suites })).toEqual(["cart.spec.ts › buys\n    slow"]);
});
