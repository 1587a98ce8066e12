import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** A button with this name, as far as presses need it. */
function buttonOf(press: string) {
  const attributes = new Map<string, string>();
  const button = Object.assign(new Element(), {
    dataset: { press },
    closest: () => button,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  });
  return { button: button as unknown as HTMLElement, isBusy: () => attributes.has("aria-busy") };
}

class Element {}
let page: EventTarget & { documentElement?: object };
const click = (target: object) => page.dispatchEvent(Object.assign(new Event("click"), { pressed: target }));

beforeEach(() => {
  vi.resetModules();
  page = Object.assign(new EventTarget(), { documentElement: { toggleAttribute: vi.fn() } });
  const listen = page.addEventListener.bind(page);
  page.addEventListener = (type, listener) =>
    listen(type, (event) =>
      (listener as (of: object) => void)({ target: (event as Event & { pressed: object }).pressed }),
    );
  vi.stubGlobal("document", page);
  vi.stubGlobal("Element", Element);
});
afterEach(() => vi.unstubAllGlobals());

it("keeps a press until the script of its button is there, and runs it once", async () => {
  const { onPress } = await import("./presses.ts");
  expect(page.documentElement).toHaveProperty("toggleAttribute.mock.calls", [["data-presses", true]]);
  const print = buttonOf("print");
  const other = buttonOf("replay");
  click(print.button);
  click(other.button);
  expect([print.isBusy(), other.isBusy()]).toEqual([true, true]);

  const press = vi.fn();
  onPress("print", press);
  expect(press.mock.calls).toEqual([[print.button]]);
  expect([print.isBusy(), other.isBusy()]).toEqual([false, true]);
  click(print.button);
  expect(press).toHaveBeenCalledTimes(2);
});
