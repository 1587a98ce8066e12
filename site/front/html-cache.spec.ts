import { describe, expect, it } from "vitest";
import { HtmlCache } from "./html-cache.ts";
import type { RenderedPage } from "./render.ts";

const page = (text: string, status = 200, headers: Record<string, string> = {}): RenderedPage => ({
  status,
  headers,
  body: Buffer.from(text),
});

/** A cache with a clock of its own, and a page that shows how often it was rendered. */
function setUp() {
  let now = 1_000_000;
  let renders = 0;
  let answer = () => page(`render ${renders}`);
  const cache = new HtmlCache(() => now);
  const render = async () => {
    renders += 1;
    return answer();
  };
  const get = async () => {
    const { html, status } = await cache.get("/", render);
    return { text: String(html), status };
  };
  const refresh = async () => String((await cache.refresh("/", render)).html);
  return {
    get,
    refresh,
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
    answerWith: (next: () => RenderedPage) => {
      answer = next;
    },
    renders: () => renders,
  };
}

describe("the cache of shared pages", () => {
  it("renders a fresh page again on request, once for a hundred concurrent requests", async () => {
    const { get, refresh, renders } = setUp();
    await get();
    const seen = await Promise.all(Array.from({ length: 100 }, refresh));
    expect(new Set(seen)).toEqual(new Set(["render 2"]));
    expect([(await get()).text, renders()]).toEqual(["render 2", 2]);
  });

  it("renders once for many concurrent visitors", async () => {
    const { get, renders } = setUp();
    const seen = await Promise.all(Array.from({ length: 40 }, get));
    expect(new Set(seen.map(({ text }) => text))).toEqual(new Set(["render 1"]));
    expect(renders()).toBe(1);
  });

  it("serves a page of 20 to 60 seconds immediately and renews it in the background", async () => {
    const { get, pass } = setUp();
    await get();
    pass(30);
    expect((await get()).text).toBe("render 1");
    expect((await get()).text).toBe("render 2");
  });

  it("makes visitors wait for a new page after 60 seconds", async () => {
    const { get, pass } = setUp();
    await get();
    pass(61);
    expect((await get()).text).toBe("render 2");
  });

  it("serves the last good page while the services are down, however old it is", async () => {
    const { get, pass, answerWith } = setUp();
    await get();
    answerWith(() => page("down", 503));
    pass(300);
    expect(await get()).toEqual({ text: "render 1", status: 200 });
    answerWith(() => page("up again"));
    expect(await get()).toEqual({ text: "up again", status: 200 });
  });

  it("keeps requested pages when others are invented, and at most 500", async () => {
    const cache = new HtmlCache(() => 1_000_000);
    let renders = 0;
    const home = () =>
      cache.get("/", async () => {
        renders += 1;
        return page("home");
      });
    await home();
    for (let made = 0; made < 2_000; made += 1) {
      await cache.get(`/made/${made}`, async () => page("made up"));
      if (made % 100 === 0) await home();
    }
    expect(renders).toBe(1);
    expect(cache.size).toBeLessThanOrEqual(500);
  });

  it("drops everything when cleared, including running renders", async () => {
    const cache = new HtmlCache(() => 1_000_000);
    let arrive = (_: RenderedPage) => {};
    const underWay = cache.get(
      "/",
      () =>
        new Promise<RenderedPage>((done) => {
          arrive = done;
        }),
    );
    cache.clear();
    expect(String((await cache.get("/", async () => page("new"))).html)).toBe("new");
    arrive(page("old"));
    await underWay;
    expect(String((await cache.get("/", async () => page("newer"))).html)).toBe("new");
  });

  it.each([
    ["an error", page("broken", 500)],
    ["an incomplete page", page("half", 200, { "cache-control": "no-store" })],
    ["a page with a cookie", page("personal", 200, { "set-cookie": "a=b" })],
  ])("never keeps %s", async (_, answer) => {
    const { get, answerWith, renders } = setUp();
    answerWith(() => answer);
    await get();
    await get();
    expect(renders()).toBe(2);
  });
});
