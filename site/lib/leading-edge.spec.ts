import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leadingEdge } from "./leading-edge.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("leadingEdge", () => {
  const command = () => {
    const run = vi.fn(async (input: { item: string; key: number }) => `${input.item} ${input.key}`);
    return { run, press: leadingEdge(1000, ({ item }: { item: string; key: number }) => item, run) };
  };

  it("runs the first call immediately and shares its result within the window (rule debounce)", async () => {
    const { run, press } = command();

    const answers = await Promise.all([press({ item: "a", key: 1 }), press({ item: "a", key: 2 })]);
    await vi.advanceTimersByTimeAsync(999);

    expect(await press({ item: "a", key: 3 })).toBe("a 1");
    expect(answers).toEqual(["a 1", "a 1"]);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("runs again after the window, and never delays another key", async () => {
    const { run, press } = command();
    await press({ item: "a", key: 1 });

    expect(await press({ item: "b", key: 2 })).toBe("b 2");
    await vi.advanceTimersByTimeAsync(1000);
    expect(await press({ item: "a", key: 3 })).toBe("a 3");
    expect(run).toHaveBeenCalledTimes(3);
  });

  it("allows an immediate retry after a refusal", async () => {
    const run = vi.fn(async () => "bought").mockRejectedValueOnce(new Error("declined"));
    const press = leadingEdge(500, () => "cart", run);

    await expect(press("cart")).rejects.toThrow("declined");
    expect(await press("cart")).toBe("bought");
  });
});
