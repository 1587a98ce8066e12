import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetKept, keptRead } from "./kept-reads.ts";

/** Storage whose keys are its own properties, as in browsers. */
function fakeStorage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem: (key: string, text: string) => void Object.assign(storage, { [key]: text }),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  };
  const storage: Record<string, string> = Object.create(methods);
  return storage as unknown as Storage;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("sessionStorage", fakeStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const MINUTE_MS = 60_000;
const read = vi.fn(async () => ["a tip"]);
beforeEach(() => read.mockClear());

describe("keptRead", () => {
  it("keeps tips for 18 minutes, each lottery's own", async () => {
    expect(await keptRead("tips", "powerball", read)).toEqual(["a tip"]);
    vi.advanceTimersByTime(18 * MINUTE_MS - 1);
    expect(await keptRead("tips", "powerball", read)).toEqual(["a tip"]);
    expect(read).toHaveBeenCalledTimes(1);
    await keptRead("tips", "oz_lotto", read);
    expect(read).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1);
    await keptRead("tips", "powerball", read);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it("reads again after a change of the region", async () => {
    await keptRead("tips", "powerball", read);
    sessionStorage.setItem("dc_play:powerball", "{}");
    forgetKept();
    await keptRead("tips", "powerball", read);
    expect(read).toHaveBeenCalledTimes(2);
    expect(sessionStorage.getItem("dc_play:powerball")).toBe("{}");
  });

  it("keeps no failure, and works with broken and without storage", async () => {
    await expect(keptRead("tips", "powerball", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
    sessionStorage.setItem("dc_kept:tips:powerball", "{");
    expect(await keptRead("tips", "powerball", read)).toEqual(["a tip"]);
    vi.stubGlobal("sessionStorage", undefined);
    expect(await keptRead("tips", "powerball", read)).toEqual(["a tip"]);
    expect(forgetKept).not.toThrow();
  });
});
