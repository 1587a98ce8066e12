// The pages of the CMS: version, changes, earlier versions, the flag terms_of_use, and an outage of the CMS.
import { describe, expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { all, one, textOf } from "./html.ts";
import type { Page } from "./visitor.ts";

const shop = frontShopOfFile();
const open = (path: string) => shop.visit().goto(path);
const LEGAL = ["privacy", "terms-and-conditions", "terms-of-use", "responsible-gaming"].map((id) => `/about/${id}`);
const linksTo = ({ body }: Page, path: string) =>
  all(body, "link").filter((link) => link.getAttribute("href") === path).length;

describe("the legal pages", () => {
  it.each(LEGAL)("%s shows version, date in force, contents and changes (Content 6)", async (path) => {
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/Version \d\.\d, in force from Sunday 22 November 2026/);
    expect(all(one(page.main, "region", "Changes"), "listitem").length).toBeGreaterThan(0);
    const contents = all(one(page.main, "navigation", "On this page"), "link");
    expect(contents.length).toBeGreaterThanOrEqual(3);
    for (const link of contents)
      expect(page.body.querySelector(`[id="${link.getAttribute("href")?.slice(1)}"]`), textOf(link)).toBeTruthy();
    expect(page.html).not.toContain("<astro-island");
    expect(page.headers["cache-control"]).toContain("s-maxage");
  });

  it("keep earlier versions readable; invented ones are 404 and cost no call", async () => {
    const visitor = shop.visit();
    const earlier = await visitor.follow(await visitor.goto("/about/privacy"), "Read version 1.0");
    expect(earlier.url).toBe("/about/privacy?version=1.0");
    expect(earlier.text).toContain("This version no longer applies");
    expect(earlier.text).toContain("Version 1.0, in force from Monday 2 March 2026");
    expect(earlier.html).toContain('<link rel="canonical" href="http://127.0.0.1:4321/about/privacy"');
    expect((await visitor.follow(earlier, "Read the version in force")).url).toBe("/about/privacy");

    const before = shop.asked.length;
    for (const version of ["9.9", "8.8.8"])
      expect((await shop.ask(`/about/privacy?version=${version}`)).status).toBe(404);
    expect(shop.asked.slice(before).filter((call) => call.includes("/cms/items/"))).toEqual([]);
    expect((await shop.ask("/about/privacy?version=../x")).headers["cache-control"]).toContain("s-maxage");
  });

  it.each(LEGAL)("%s is shown as a saved copy, which is not kept, while the CMS is down", async (path) => {
    await shop.setReply(`/cms/items/pages/${path.split("/").at(-1)}`, "down");
    const page = await open(path);
    expect([page.status, page.text.includes("This is a saved copy")]).toEqual([200, true]);
    expect(page.text).toMatch(/Version \d\.\d, in force from/);
    expect(page.headers["cache-control"]).toContain("no-store");
  });

  it("are the last good copy if there is one; a page that the CMS withdrew is 404", async () => {
    expect((await open("/about/privacy")).status).toBe(200);
    shop.setReplyOnly("/cms/items/pages/privacy", "garbage");
    const page = await open("/about/privacy");
    expect([page.status, page.text.includes("This is a saved copy")]).toEqual([200, false]);

    const body = { messages: [{ code: "not_found", message: "Not found", level: "error" }] };
    await shop.setReply("/cms/items/pages/privacy", { status: 404, body });
    expect((await open("/about/privacy")).status).toBe(404);
  });
});

describe("the flag terms_of_use", () => {
  it("shows and hides the links of the terms of use and their row of the sitemap; the page stays open", async () => {
    const path = "/about/terms-of-use";
    expect(linksTo(await open("/about"), path)).toBeGreaterThan(0);
    expect((await shop.ask("/sitemap/pages.xml")).text).toContain(`${path}</loc>`);

    await shop.controls.capability("terms_of_use", "off");
    expect(linksTo(await open("/about"), path)).toBe(0);
    expect((await shop.ask("/sitemap/pages.xml")).text).not.toContain(path);
    expect((await open(path)).status).toBe(200);
  });
});
