import { expect, it } from "vitest";
import { createBackoff } from "./backoff.ts";

it("doubles the wait with every failure, up to five minutes, and resets after a success", () => {
  let now = 0;
  const backoff = createBackoff(() => now);

  expect(Array.from({ length: 8 }, () => backoff.failed("draw"))).toEqual([5, 10, 20, 40, 80, 160, 300, 300]);
  backoff.succeeded("draw");
  expect(backoff.failed("draw")).toBe(5);
  expect(backoff.paused()).toEqual(["draw"]);
  now = 5_000;
  expect(backoff.paused()).toEqual([]);
});
