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
  const cache = new HtmlCache({ now: () => now });
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
    expire: () => cache.expire(),
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
  it("renders a page again once what it shows has changed, and keeps the last good one if that fails", async () => {
    const { answerWith, expire, get, pass } = setUp();
    await get();
    pass(1);
    expire();
    expect((await get()).text).toBe("render 2");
    expect((await get()).text).toBe("render 2");
    pass(1);
    expire();
    answerWith(() => page("error", 503));
    expect((await get()).text).toBe("render 2");
  });

  it("keeps the bytes of a page that was rendered again without a change", async () => {
    const cache = new HtmlCache();
    const htmlOf = async (text: string, headers = {}) =>
      (await cache.refresh("/", async () => page(text, 200, headers))).html;
    const html = await htmlOf("same");
    expect(await htmlOf("same")).toBe(html);
    expect(await htmlOf("same", { link: "</a.jpg>" })).not.toBe(html);
    expect(await htmlOf("other")).toEqual(Buffer.from("other"));
  });

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

  it("keeps more than 500 pages, and no more bytes than it may", async () => {
    const cache = new HtmlCache({ bytes: 8_000_000 });
    const textOf = (at: number) => page("x".repeat(1_000 + (at % 7) * 500));
    for (let at = 0; at < 2_000; at += 1) {
      await cache.get(`/${at}`, async () => textOf(at));
      await cache.get(`/${at}`, async () => textOf(at));
      expect(cache.bytes).toBeLessThanOrEqual(8_000_000);
    }
    expect(cache.count).toBeGreaterThan(800);
  });

  it("does not keep a page that is larger than all its memory", async () => {
    const cache = new HtmlCache({ bytes: 8_000_000 });
    await cache.get("/", async () => page("x".repeat(4_000_000)));
    expect(cache.count).toBe(0);
  });

  it.each([
    ["existing", 200],
    ["invented", 404],
  ])("keeps the pages that visitors read while 10,000 %s ones are read once", async (_, status) => {
    const cache = new HtmlCache({ bytes: 8_000_000 });
    let renders = 0;
    const readHot = async () => {
      for (let hot = 0; hot < 100; hot += 1) {
        await cache.get(`/hot/${hot}`, async () => {
          renders += 1;
          return page("x".repeat(10_000));
        });
      }
    };
    await readHot();
    await readHot();
    for (let made = 0; made < 10_000; made += 1) {
      await cache.get(`/made/${made}`, async () => page("x".repeat(10_000), status));
    }
    await readHot();
    expect(renders).toBe(100);
  });

  it("drops everything when cleared, including running renders", async () => {
    const cache = new HtmlCache({ now: () => 1_000_000 });
    let arrive = (_: RenderedPage) => {};
    const running = cache.get(
      "/",
      () =>
        new Promise<RenderedPage>((done) => {
          arrive = done;
        }),
    );
    cache.clear();
    expect(String((await cache.get("/", async () => page("new"))).html)).toBe("new");
    arrive(page("old"));
    await running;
    expect(String((await cache.get("/", async () => page("newer"))).html)).toBe("new");
  });

  it("sends a page that expired while it was rendered, and forbids every cache to keep it", async () => {
    let now = 1_000_000;
    const cache = new HtmlCache({ now: () => now });
    await cache.get("/", async () => page("before"));
    let arrive = (_: RenderedPage) => {};
    const running = cache.refresh(
      "/",
      () =>
        new Promise<RenderedPage>((done) => {
          arrive = done;
        }),
    );
    now += 1_000;
    cache.expire();
    arrive(page("during", 200, { "cache-control": "public" }));
    const { headers, html, renderedAt } = await running;
    expect([String(html), headers["cache-control"], renderedAt]).toEqual(["during", "no-store", null]);
    expect(String((await cache.get("/", async () => page("after"))).html)).toBe("after");
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
