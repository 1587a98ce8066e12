import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { trailingEdge } from "./trailing-edge.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("trailingEdge", () => {
  it("runs the last of several calls after the window and resolves them all (rule debounce)", async () => {
    const run = vi.fn(async (code: string) => `redeemed ${code}`);
    const press = trailingEdge(500, run);

    const first = press("SAV");
    await vi.advanceTimersByTimeAsync(499);
    const second = press("SAVE");
    await vi.advanceTimersByTimeAsync(499);
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);

    expect(await Promise.all([first, second])).toEqual(["redeemed SAVE", "redeemed SAVE"]);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("rejects them all on failure, and runs again afterwards", async () => {
    const run = vi.fn(async () => "redeemed").mockRejectedValueOnce(new Error("no such code"));
    const press = trailingEdge<string, string>(500, run);

    const refused = Promise.allSettled([press("a"), press("b")]);
    await vi.advanceTimersByTimeAsync(500);
    expect((await refused).map(({ status }) => status)).toEqual(["rejected", "rejected"]);

    const again = press("c");
    await vi.advanceTimersByTimeAsync(500);
    expect(await again).toBe("redeemed");
  });
});
