import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { startReports } from "./report.ts";

const page = new EventTarget();
const reload = vi.fn();
const sendBeacon = vi.fn();

beforeAll(() => {
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", { addEventListener: () => {}, documentElement: { dataset: {} } });
  vi.stubGlobal("location", { pathname: "/monday_lotto", reload });
  vi.stubGlobal("navigator", { sendBeacon });
  startReports();
});
beforeEach(() => {
  sendBeacon.mockClear();
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const fail = (message: string) => page.dispatchEvent(Object.assign(new Event("error"), { message }));
const reports = () =>
  Promise.all(
    sendBeacon.mock.calls.map(async ([url, body]) => [url, JSON.parse(await (body as Blob).text())] as const),
  );

it.each([
  "Uncaught TypeError: Failed to fetch dynamically imported module: /_assets/PlayIsland.js",
  "TypeError: Importing a module script failed.",
  "TypeError: error loading dynamically imported module: /_assets/PlayIsland.js",
])("reports a script that could not be loaded, once: %s", async (message) => {
  fail(message);
  fail(message);
  expect(await reports()).toEqual([["/_report", { kind: "chunk", message, path: "/monday_lotto" }]]);
  expect(reload).not.toHaveBeenCalled();
});

it("reloads a page that is older than a day instead", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(25 * 3_600_000);
  fail("Failed to fetch dynamically imported module: /_assets/PlayIsland.js");
  expect(await reports()).toEqual([]);
  expect(reload).toHaveBeenCalledOnce();
  clock.mockRestore();
});

it("reports other errors, but no lost connection, and at most five of a page", async () => {
  fail("Request timeout");
  for (const name of ["x", "y", "z"]) fail(`${name} is undefined`);
  expect((await reports()).map(([, { message }]) => message)).toEqual(["x is undefined", "y is undefined"]);
});
