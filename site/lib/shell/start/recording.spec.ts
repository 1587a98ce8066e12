import { afterEach, beforeEach, expect, it, vi } from "vitest";

const analytics = { load: () => {}, recorded: [] as string[] };
/** The analytics script. It loads when a test calls `analytics.load`. */
async function lateAnalytics() {
  await new Promise<void>((done) => {
    analytics.load = done;
  });
  return {
    recordPage: () => analytics.recorded.push("page"),
    recordTracked: ({ name, properties }: { name: string; properties: { name: string } }) =>
      analytics.recorded.push(`${name} ${properties.name}`),
  };
}

class FakeElement extends EventTarget {
  readonly dataset = { track: "play" };
  closest() {
    return this;
  }
}

let [page, kept] = [new EventTarget(), new Map<string, string>()];
const consent = (choice: string) => Object.assign(document, { cookie: `dc_consent=${choice}` });
const press = () => page.dispatchEvent(Object.assign(new Event("click"), {}));
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(async () => {
  vi.resetModules();
  vi.doMock("./analytics.ts", lateAnalytics);
  analytics.recorded = [];
  [page, kept] = [new FakeElement(), new Map()];
  vi.stubGlobal("Element", FakeElement);
  vi.stubGlobal("window", {});
  vi.stubGlobal("document", Object.assign(new EventTarget(), { documentElement: { dataset: { consent: "" } } }));
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  consent("essential+non_essential");
  const { startRecording } = await import("./recording.ts");
  startRecording();
  await settled();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock("./analytics.ts");
});

it("records a click that came before analytics.ts, after the page view", async () => {
  press();
  expect(analytics.recorded).toEqual([]);
  analytics.load();
  await settled();
  expect(analytics.recorded).toEqual(["page", "Click play"]);
  page.dispatchEvent(new Event("pagehide"));
  expect(kept.size).toBe(0);
});

it("hands a click to the next page if this one is left first, and only once", async () => {
  press();
  page.dispatchEvent(new Event("pagehide"));
  const waiting = [{ name: "Click", properties: { name: "play" } }];
  expect(JSON.parse(kept.get("drawcard:recorded:waiting") ?? "")).toEqual(waiting);
  analytics.load();
  await settled();
  expect(analytics.recorded).toEqual(["page"]);
});

it("keeps no click without consent", async () => {
  consent("essential");
  press();
  consent("essential+non_essential");
  analytics.load();
  await settled();
  expect(analytics.recorded).toEqual(["page"]);
});

it("forgets a waiting click when consent is withdrawn", async () => {
  press();
  consent("essential");
  document.dispatchEvent(new Event("consent:change"));
  consent("essential+non_essential");
  analytics.load();
  await settled();
  expect(analytics.recorded).toEqual(["page"]);
});
