// Each criterion of acceptance "20. SEO", through HTTP on the built site.
import { describe, expect, it } from "vitest";
import { BRITISH_SEO, SEO } from "#services/translation/seo.ts";
import { HOME, seoId } from "#site/lib/shell/metadata.ts";
import { href, matchRoute, routeNames, routes } from "#site/routes.ts";
import { quarterOf } from "#tests/seeded.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { readSitemap } from "./sitemap.ts";
import { siteConfig } from "./upstream-replies.ts";

const shop = frontShopOfFile();

const decode = (text: string) => text.replaceAll("&#38;", "&").replaceAll("&amp;", "&").replaceAll("&#39;", "'");

/** Returns the meta data of a page's head, by name. */
async function head(path: string) {
  const { text, headers, status } = await shop.ask(path);
  const meta: Record<string, string> = {};
  for (const [, name = "", content = ""] of text.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)) {
    meta[name] = decode(content);
  }
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1];
  const data = block ? JSON.parse(block) : null;
  return {
    status,
    headers,
    text,
    meta,
    title: decode(/<title>(.*?)<\/title>/.exec(text)?.[1] ?? ""),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1],
    lang: /<html lang="([^"]*)"/.exec(text)?.[1],
    kinds: data ? (data["@graph"] ?? [data]).map((node: { "@type": string }) => node["@type"]) : [],
    data,
    block,
  };
}

const setSiteConfig = (more: object) => shop.setReply("/cms/items/site_config", siteConfig(more));

describe("acceptance 20. SEO", () => {
  it("SEO 1: Given a page with title X and site name not hidden, when opened, then document title is 'X | {site name}'", async () => {
    await setSiteConfig({ site_name: "Lucky Corner" });
    expect((await head("/lotto-results")).title).toBe("Lotto results | Lucky Corner");
    expect((await head("/cart")).title).toBe("Your cart | Lucky Corner");
  });

  it("SEO 2: Given the site name hidden, when opened, then the title has no ' | {site name}'", async () => {
    await setSiteConfig({ site_name_hidden: true });
    expect((await head("/lotto-results")).title).toBe("Lotto results");
  });

  it.each([
    "/",
    "/lotto-tickets",
    "/lotto-results",
    "/powerball",
    "/powerball/results",
    "/about",
    "/about/privacy",
    "/login",
  ])(
    "3: Given a page, when opened, then a description, a canonical URL and open-graph tags are present: %s",
    async (path) => {
      const { meta, title, canonical } = await head(path);
      expect(canonical).toBe(`http://127.0.0.1:4321${path}`);
      expect(meta["description"]?.length).toBeGreaterThan(20);
      expect(meta).toMatchObject({
        "og:title": title,
        "og:type": "website",
        "og:locale": "en_AU",
        "og:site_name": "Drawcard",
        "og:description": meta["description"],
        "og:url": canonical,
      });
    },
  );

  it("SEO 3: the canonical URL keeps the page number of a list and drops the query", async () => {
    const base = "http://127.0.0.1:4321/powerball/results";
    expect((await head("/powerball/results?page=2&utm_source=x")).canonical).toBe(`${base}?page=2`);
    expect((await head("/powerball/results?page=1&tab=winners")).canonical).toBe(base);
    expect((await head("/powerball?firstDrawNo=7")).canonical).toBe("http://127.0.0.1:4321/powerball");
    expect((await head("/lotto-results/")).canonical).toBe("http://127.0.0.1:4321/lotto-results");
  });

  it("SEO 4: Given an indexing-disabled setting, when opened, then a noindex tag is present", async () => {
    expect((await head("/")).meta["robots"]).toBeUndefined();
    await setSiteConfig({ indexing_disabled: true });
    for (const path of ["/", "/powerball", "/about", "/login", "/nothing/here/at/all"]) {
      const { meta, headers } = await head(path);
      expect([path, meta["robots"], headers["x-robots-tag"]]).toEqual([
        path,
        expect.stringContaining("noindex"),
        "noindex",
      ]);
    }
    expect((await shop.ask("/sitemap.xml")).text).not.toContain("<loc>");
  });

  it("SEO 5: Given a social account set, when opened, then twitter tags are present; not set, then not", async () => {
    expect(Object.keys((await head("/")).meta).filter((name) => name.startsWith("twitter"))).toEqual([]);
    await setSiteConfig({ social_account: "drawcard" });
    expect((await head("/")).meta).toMatchObject({ "twitter:card": "summary", "twitter:site": "@drawcard" });
  });

  it("SEO 6: Given a robots value, when opened, then it is noindex/nofollow as given", async () => {
    const items = {
      "meta.about": { id: "meta.about", type: "seo", value: { title: "Us", robots: "noindex, nofollow, <b>" } },
    };
    await shop.setReply("/translation/en-AU/items", { result: { items } });
    expect((await head("/about")).meta["robots"]).toBe("noindex, nofollow");
    expect((await head("/lotto-results")).meta["robots"]).toBeUndefined();
  });

  it("SEO 6: personal pages and checkout steps are noindex", async () => {
    for (const path of ["/cart", "/checkout/login", "/receipt", "/shell/menu", "/nothing/here/at/all"]) {
      expect([path, (await head(path)).meta["robots"]]).toEqual([path, expect.stringContaining("noindex")]);
    }
  });

  it("SEO 8: Given SEO content, when requested, then the meta category with type seo is used", async () => {
    const seo = (id: string, type: string, title: string) => [
      id,
      { id, type, value: { title, description: `${title}, of course.` } },
    ];
    const items = Object.fromEntries([
      seo("meta.lotto-results", "seo", "Winning numbers"),
      seo("meta.offer-play.powerball", "seo", "Powerball tickets"),
      seo("meta.about", "plain", "Not this one"),
      seo("home.about", "seo", "Nor this"),
    ]);
    await shop.setReply("/translation/en-AU/items", { result: { items } });
    expect(await head("/lotto-results")).toMatchObject({
      title: "Winning numbers | Drawcard",
      meta: { description: "Winning numbers, of course." },
    });
    expect((await head("/powerball")).title).toBe("Powerball tickets | Drawcard");
    expect((await head("/oz_lotto")).title).toBe("Play Oz Lotto | Drawcard");
    expect((await head("/about")).title).toBe("About Drawcard | Drawcard");
  });

  it("SEO 8: every listed page without parameters has an item of its own, short enough for a list of results", () => {
    const texts = new Map([...SEO, ...BRITISH_SEO].map(({ id, value }) => [id, value as Record<string, string>]));
    const listed = routeNames.filter((name) => routes[name].sitemap && !routes[name].planned && routes[name].indexed);
    expect(listed.filter((name) => !texts.has(`meta.${name}`))).toEqual([]);
    for (const [id, { title, description = "" }] of texts) {
      expect([id, (title?.length ?? 0) <= 50, description.length >= 50 && description.length <= 160]).toEqual([
        id,
        true,
        true,
      ]);
    }
  });

  it("SEO 8: the shop's own items are the titles and descriptions of their pages", async () => {
    const pages = SEO.flatMap(({ id, value }) => {
      const [, name = "", key] = id.split(".");
      const path = key ? `/${key}` : href(name as "home");
      return [{ path, ...(value as { title?: string; description: string }) }];
    });
    for (const { path, title, description } of pages) {
      const found = await head(path);
      expect([path, found.status, found.meta["description"]]).toEqual([path, 200, description]);
      if (title) expect(found.title).toBe(`${title} | Drawcard`);
    }
    expect(pages.length).toBeGreaterThan(20);
  });

  it("SEO 8: every page of the sitemap has its title and description from its seo item", async () => {
    const idOf = (path: string) => {
      const { name, params } = matchRoute(path);
      return seoId({ route: name, params });
    };
    const paths = [...(await readSitemap(shop)).keys()];
    expect(paths.length).toBeGreaterThan(30);
    const items = paths.map(idOf).map((id) => {
      const value = { title: `The title of ${id}`, description: `The description of ${id}` };
      return [id, { id, type: "seo", value }];
    });
    await shop.setReply("/translation/en-AU/items", { result: { items: Object.fromEntries(items) } });
    for (const path of quarterOf(paths, (path) => `SEO item of ${path}`)) {
      const { title, meta } = await head(path);
      const id = idOf(path);
      expect([title, meta["description"]]).toEqual([`The title of ${id} | Drawcard`, `The description of ${id}`]);
    }
  });

  it("SEO 8: play pages read them with their headings, which are cached for a day (shell §7)", async () => {
    await shop.ask("/powerball");
    const calls = shop.asked.map((call) => decodeURIComponent(call)).filter((call) => call.includes("c[]=meta"));
    expect(calls).toEqual([expect.stringMatching(/c\[\]=meta&c\[\]=play-heading&t\[\]=seo/)]);
  });

  it("SEO 9: Given SEO schemas, when present, then kinds are among breadcrumbs, creativework, faq, organisation, webpage, video", async () => {
    expect((await head("/")).kinds).toEqual(["Organization", "WebPage"]);
    expect((await head("/powerball")).kinds).toEqual(["BreadcrumbList"]);
    expect((await head("/cart")).kinds).toEqual([]);
    const { data } = await head("/powerball/results?page=2");
    expect(
      data.itemListElement.map(({ name, item }: { name: string; item: string }) => [name, new URL(item).pathname]),
    ).toEqual([
      [HOME, "/"],
      ["Lotto results", "/lotto-results"],
      ["Powerball results, page 2", "/powerball/results"],
    ]);
    const items = {
      "meta.about": { id: "meta.about", type: "seo", value: { title: "</script><b>", schema: "creativework" } },
    };
    await shop.setReply("/translation/en-AU/items", { result: { items } });
    const about = await head("/about");
    expect([about.kinds, about.data["@graph"][1].name]).toEqual([["BreadcrumbList", "CreativeWork"], "</script><b>"]);
    expect(about.block).not.toMatch(/[<>&]/);
  });
});

describe("the language of a page", () => {
  it("is the site's locale, whatever region a cookie names", async () => {
    expect((await head("/")).lang).toBe("en-AU");
    const visitor = await shop.ask("/", { headers: { cookie: "dc_sub_variant=GB" } });
    expect(visitor.text).toContain('<html lang="en-AU"');
    await setSiteConfig({ locale: "en-GB" });
    expect((await head("/")).lang).toBe("en-GB");
  });
});
