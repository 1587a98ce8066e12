import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadCart } from "./cart.store.ts";

const answers = vi.fn(async () => Response.json({ result: { data: { cartItems: [] } } }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("fetch", answers);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Only the cart: offers, draws and tips of the rule's table are part of their pages' HTML.
it("caches the cart for 20 seconds, unless fresh is requested (rule client-caches)", async () => {
  await loadCart();
  vi.setSystemTime(Date.now() + 19_999);
  await loadCart();
  expect(answers).toHaveBeenCalledTimes(1);

  await loadCart({ fresh: true });
  expect(answers).toHaveBeenCalledTimes(2);

  vi.setSystemTime(Date.now() + 20_000);
  await loadCart();
  expect(answers).toHaveBeenCalledTimes(3);
});
