import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { gateway } from "../../gateway/client.ts";

const HOUR_MS = 3_600_000;
let page: EventTarget;
let document: EventTarget;
const reload = vi.fn();
const sendBeacon = vi.fn();

beforeEach(async () => {
  reload.mockClear();
  sendBeacon.mockClear();
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  document = Object.assign(new EventTarget(), { documentElement: { dataset: {} } });
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { pathname: "/monday_lotto", reload });
  vi.stubGlobal("navigator", { sendBeacon });
  // The module remembers what it has reported.
  vi.resetModules();
  (await import("./report.ts")).startReports();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const fail = (message: string) => page.dispatchEvent(Object.assign(new Event("error"), { message }));
const reject = (reason: unknown) => page.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
const reports = () =>
  Promise.all(
    sendBeacon.mock.calls.map(async ([url, body]) => [url, JSON.parse(await (body as Blob).text())] as const),
  );
const messages = async () => (await reports()).map(([, { message }]) => message);

describe("a script that could not be loaded", () => {
  it.each([
    "Uncaught TypeError: Failed to fetch dynamically imported module: /_assets/PlayIsland.js",
    "TypeError: Importing a module script failed.",
    "TypeError: error loading dynamically imported module: /_assets/PlayIsland.js",
  ])("is reported once, and reloads a page older than 24 hours instead: %s (Errors 12)", async (message) => {
    const now = vi.spyOn(performance, "now").mockReturnValue(24 * HOUR_MS);
    fail(message);
    reject(new TypeError(message));
    expect(await reports()).toEqual([["/_report", { kind: "chunk", message, path: "/monday_lotto" }]]);
    expect(reload).not.toHaveBeenCalled();

    now.mockReturnValue(24 * HOUR_MS + 1);
    fail(message);
    expect(sendBeacon).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe("another error", () => {
  it.each(["Request timeout", "The network connection was lost.", "Load failed", "Illegal invocation"])(
    "is not reported if it is %s (Errors 10)",
    async (message) => {
      fail(message);
      reject(new Error(message));
      expect(await reports()).toEqual([]);
    },
  );

  it("is reported, and at most five of a page (Errors 10)", async () => {
    const all = ["u", "v", "w", "x", "y", "z"].map((name) => `${name} is undefined`);
    for (const message of all) fail(message);
    expect(await messages()).toEqual(all.slice(0, 5));
  });
});

it("an aborted request rejects, and is neither reported nor reloads the page (Errors 9)", async () => {
  vi.stubGlobal("fetch", (_url: string, { signal }: { signal: AbortSignal }) => Promise.reject(signal.reason));
  const aborted = await gateway.cart.get.query(undefined, { signal: AbortSignal.abort() }).catch((error) => error);
  expect(aborted.name).toBe("AbortError");
  reject(aborted);
  expect([await reports(), reload.mock.calls]).toEqual([[], []]);
  // Another failure of the same call is reported.
  reject(new Error("cart.get answered 500"));
  expect(await messages()).toEqual(["cart.get answered 500"]);
});

it("a policy violation is reported once per key (Errors 11)", async () => {
  const violate = (blockedURI: string) =>
    document.dispatchEvent(
      Object.assign(new Event("securitypolicyviolation"), { effectiveDirective: "img-src", blockedURI }),
    );
  for (const uri of ["https://evil.example", "https://evil.example", "inline"]) violate(uri);
  expect(await messages()).toEqual(["img-src https://evil.example", "img-src inline"]);
});
