// Previews of drafts, and the marketing banners of the home page.
import { afterAll, describe, expect, it } from "vitest";
import { contentFolder, postFile } from "#tests/content-folder.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, one, textOf } from "./html.ts";
import { readSitemap } from "./sitemap.ts";
import type { Page } from "./visitor.ts";

const banner = (heading: string, fields = "") =>
  `---\nheading: ${heading}\nlink: /blog\nlabel: Read the stories\n${fields}---\nWhat is new.\n`;
const files = contentFolder({
  "categories.yaml": "- { slug: draws, name: Draws, description: x }\n",
  "topics.yaml": "- { slug: tickets, name: Tickets, description: x }\n",
  "posts/shown.md": postFile({ title: "A published post" }),
  "posts/draft.md": postFile({
    title: "A draft & more",
    status: "draft",
    image: "coast-rescue",
    body: "## First\n\n<script>alert(1)</script> [bad](javascript:alert(1))",
  }),
  "pages/secret-page.md":
    '---\ntitle: A new page\ndescription: x\nversion: "3.1"\nin_force: 2026-12-01\nstatus: draft\n---\nIts text.\n',
  "causes/quiet-cause.md":
    "---\nkey: quiet_cause\nname: A quiet cause\ndescription: What it does.\nstatus: draft\n---\nIts text.\n",
  "questions/tickets/01-why.md": "---\nquestion: Why a draft?\nstatus: draft\n---\nBecause.\n",
  "banners/01-everybody.md": banner("For everybody", "image: coast-rescue\n"),
  "banners/02-south.md": banner("For South Australia", "regions: [SA]\n"),
  "banners/03-later.md": banner("From Saturday", "from: 2026-11-21T00:00:00Z\nuntil: 2026-11-22T00:00:00Z\n"),
  "banners/04-draft.md": banner("A banner draft", "status: draft\n"),
  "banners/05-segment.md": banner("For a segment", "segments: [gold]\n"),
  "banners/06-default.md": banner("For the default segment", "segments: [default]\n"),
});
const shop = frontShopOfFile({ env: { CONTENT_DIR: files.folder } });
afterAll(() => files.remove());

const open = (path: string) => shop.visit().goto(path);
const headings = ({ main }: Page) => all(main, "heading").map((heading) => textOf(heading));

describe("a preview", () => {
  it.each([
    ["posts/draft", "A draft & more"],
    ["causes/quiet-cause", "A quiet cause"],
    ["pages/secret-page", "A new page"],
    ["questions/why", "Why a draft?"],
    ["banners/draft", "A banner draft"],
  ])("shows %s as it will look, below a notice (Content 13)", async (item, heading) => {
    const page = await open(await shop.controls.preview(item));
    expect(page.status).toBe(200);
    expect(textOf(one(page.body, "region", "Preview"))).toContain("Preview of a draft");
    expect(headings(page)).toContain(heading);
  });

  it("has the parts of the published page: picture, contents and safe text; version and date", async () => {
    const post = await open(await shop.controls.preview("posts/draft"));
    expect(post.html).toContain('src="/files/coast-rescue"');
    expect(post.html).not.toContain("<script>alert");
    expect(post.html).not.toMatch(/href="[^"]*javascript/);
    const page = await open(await shop.controls.preview("pages/secret-page"));
    expect(textOf(page.main)).toContain("Version 3.1, in force from Tuesday 1 December 2026");
  });

  it("names a published item as such", async () => {
    const page = await open(await shop.controls.preview("posts/shown"));
    expect(textOf(one(page.body, "region", "Preview"))).toContain("already published");
  });

  it("is stored by no cache, indexed by no search engine, and not in the sitemap", async () => {
    const path = await shop.controls.preview("posts/draft");
    for (const each of [path, path.replace("/preview", "/marketing/feature-banner")]) {
      expect((await shop.ask(each)).headers["cache-control"]).toContain("no-store");
    }
    expect((await open(path)).html).toMatch(/<meta name="robots" content="[^"]*noindex/);
    const listed = [...(await readSitemap(shop)).keys()].join(" ");
    expect(listed).toContain("/blog/shown");
    expect(listed).not.toMatch(/preview|feature-banner|draft/);
  });

  it("is 404 without a token, with another item's token, and for other collections", async () => {
    const path = await shop.controls.preview("posts/draft");
    const url = new URL(path, "http://shop.example");
    const withParameter = (name: string, value: string | null) => {
      const changed = new URL(url);
      if (value === null) changed.searchParams.delete(name);
      else changed.searchParams.set(name, value);
      return changed.pathname + changed.search;
    };
    const refused = [
      "/preview",
      "/marketing/feature-banner",
      withParameter("token", null),
      withParameter("token", "x".repeat(5_000)),
      withParameter("token", `1${url.searchParams.get("token")}`),
      withParameter("id", "shown"),
      withParameter("collection", "pages"),
      withParameter("collection", "site_config"),
      withParameter("collection", "__proto__"),
      path.replace("/preview", "/marketing/feature-banner"),
    ];
    for (const each of refused) {
      const { status, headers } = await shop.ask(each);
      expect([each, status, headers["cache-control"]]).toEqual([each, 404, expect.stringContaining("no-store")]);
    }
    expect((await shop.ask("/blog/draft")).status).toBe(404);
    expect((await shop.ask("/about/secret-page")).status).toBe(404);
    expect((await shop.ask("/causes/quiet-cause")).status).toBe(404);
  });

  it("of a file that breaks its schema names its line in the command", async () => {
    await expect(shop.controls.preview("posts/nothing")).rejects.toThrow("There is no posts/nothing in ");
    await expect(shop.controls.preview("orders/1")).rejects.toThrow("There is no preview of orders.");
  });
});

describe("/marketing/feature-banner", () => {
  it("shows a banner at the width of a phone and of a desktop (Content 13)", async () => {
    const path = (await shop.controls.preview("banners/draft")).replace(
      "/preview?collection=banners&",
      "/marketing/feature-banner?",
    );
    const page = await open(path);
    expect(headings(page).filter((heading) => heading === "A banner draft")).toHaveLength(2);
    expect(all(page.main, "region").length).toBeGreaterThanOrEqual(2);
    expect(headings(page)).toEqual(expect.arrayContaining(["On a phone, 390 pixels", "On a desktop, 1,280 pixels"]));
  });
});

describe("the banners of the home page", () => {
  const shown = async (visitor = shop.visit(), path = "/") => {
    const page = await visitor.goto(path);
    return all(one(page.main, "region", "Highlights"), "heading").map((heading) => textOf(heading));
  };

  it("are those for everybody and the visitor's segment, in the editors' order, and link to a page", async () => {
    expect(await shown()).toEqual(["For everybody", "For the default segment"]);
    const visitor = shop.visit();
    const home = await visitor.goto("/");
    const region = one(home.main, "region", "Highlights");
    expect(region.querySelector("img")?.getAttribute("width")).toBe("1600");
    expect((await visitor.follow(home, "Read the stories", all(region, "listitem")[0])).url).toBe("/blog");
  });

  it("depend on the region, each with its own shared page", async () => {
    expect(await shown(shop.visit(), "/?sv=SA")).toEqual([
      "For everybody",
      "For South Australia",
      "For the default segment",
    ]);
    const { headers } = await shop.ask("/", { headers: { cookie: "dc_sub_variant=SA" } });
    expect(headers["cache-control"]).toContain("public");
    expect(await shown()).not.toContain("For South Australia");
  });

  it("appear and end by the shop's clock", async () => {
    await shop.clock("2026-11-21T00:00:00Z");
    expect(await shown()).toContain("From Saturday");
    await shop.clock("2026-11-22T00:00:00Z");
    expect(await shown()).not.toContain("From Saturday");
  });

  it("depend on the segment", async () => {
    const segment = (name: string) => ({ segment_name: name, capabilities: ["blog", "commercial_lotteries"] });
    await shop.setReply("/v2/capabilities", {
      result: { default_segment_name: "gold", segments: [segment("default"), segment("gold")] },
    });
    expect(await shown()).toContain("For a segment");
  });

  it("with an unsafe link are left out, and without banners the page is complete", async () => {
    const item = (id: string, link: string) => ({
      id,
      collection: "banners",
      status: "published",
      data: { heading: id, text: "", link, label: "Go" },
    });
    const paging = { limit: 100, offset: 0, total: 3 };
    const serve = (items: object[]) =>
      shop.setReply("/cms/items/banners", { status: 200, body: { result: items, page_info: paging } });
    await serve([
      item("bad", "javascript:alert(1)"),
      item("far", "//evil.example"),
      item("good", "https://good.example/"),
    ]);
    expect(await shown()).toEqual(["good"]);
    await serve([]);
    const page = await open("/");
    expect([page.status, page.has("region", "Highlights")]).toEqual([200, false]);
    await shop.setReply("/cms/items/banners", "down");
    expect((await open("/")).has("region", "Highlights")).toBe(false);
  });
});
