// "Theme from CMS (/items/theme, config API /theme)": the operator's theme, through HTTP.
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { siteConfig } from "./upstream-replies.ts";

const shop = frontShopOfFile();

const theme = (colours: object, more: object = {}) => ({ result: { name: "Summer", colours, ...more } });
const sheetOf = (html: string) => /<style>(html:root\{[^<]*)<\/style>/.exec(html.split("</head>")[0] ?? "")?.[1];
/** The address of the colours of single products, which come after the first paint. */
const brandSheetOf = (html: string) => /<link rel="stylesheet" href="(\/_theme\/[^"]+)"/.exec(html)?.[1] ?? "";
const SEA = { action: { light: "#005f73", dark: "#5cc8d7" } };

describe("the theme", () => {
  it("needs no styles by default", async () => {
    expect(sheetOf((await shop.ask("/")).text)).toBeUndefined();
    expect((await shop.ask("/readyz")).text).not.toContain("theme");
  });

  it("of an operator is in every page, and its policy allows it", async () => {
    await shop.setReply("/cms/items/theme", theme(SEA));
    for (const path of ["/", "/cart", "/powerball", "/shell/menu", "/not/here/at/all"]) {
      expect([path, sheetOf((await shop.ask(path)).text) !== undefined]).toEqual([path, true]);
    }
    const { headers, text } = await shop.ask("/");
    const sheet = sheetOf(text) ?? "";
    expect(sheet).toContain("--action:light-dark(#005f73,#5cc8d7)");
    const hash = createHash("sha256").update(sheet).digest("base64");
    expect(headers["content-security-policy"]).toContain(`'sha256-${hash}'`);
  });

  it("colours each lottery after the first paint, readable in both schemes", async () => {
    const { text } = await shop.ask(brandSheetOf((await shop.ask("/powerball")).text));
    const colours = [...text.matchAll(/\.brand-([\w]+)\{--family:light-dark\((#\w+),(#\w+)\)\}/g)];
    expect(colours.length).toBeGreaterThan(8);
    expect(new Set(colours.map(([, , light]) => light)).size).toBe(colours.length);
    expect(colours.map(([, key]) => key)).toContain("powerball");
    expect((await shop.ask("/readyz")).text, "each is readable").not.toContain("branding");
  });

  it("answers an uncached 404 for an old version of the colours", async () => {
    const { status, headers } = await shop.ask("/_theme/AAAAAAAAAAAAAAAA.css");
    expect([status, headers["cache-control"]]).toEqual([404, "no-store"]);
  });

  it("sets the browser's theme colour", async () => {
    await shop.setReply("/cms/items/theme", theme({ paper: { light: "#fffdf0", dark: "#101820" } }));
    const colours = [...(await shop.ask("/")).text.matchAll(/<meta name="theme-color" content="([^"]*)"/g)];
    expect(colours.map(([, colour]) => colour)).toEqual(["#fffdf0", "#101820"]);
  });

  it("is refused if it fails a check: the reason is logged once and the default stays", async () => {
    await shop.setReply("/cms/items/theme", theme({ ink: { light: "#aaaaaa", dark: "#ffffff" } }));
    for (let visit = 0; visit < 3; visit += 1) expect(sheetOf((await shop.ask("/cart")).text)).toBeUndefined();
    const reasons = shop.lines.filter(({ configuration }) => configuration === "theme").map(({ reason }) => reason);
    expect(reasons[0]).toMatch(/^changes: light: ink on paper is \d\.\d\d and needs 7$/);
    expect(new Set(reasons).size).toBe(reasons.length);
    expect((await shop.ask("/readyz")).text).toContain("theme: changes: light: ink on paper");
  });

  it("falls back to the base theme when only the CMS is unavailable", async () => {
    await shop.setReply("/config/theme", theme(SEA));
    expect(sheetOf((await shop.ask("/")).text)).toBeDefined();
    await shop.setReply("/cms/items/theme", "down");
    expect(sheetOf((await shop.ask("/")).text)).toBeDefined();
  });
});

describe("the site's name and logo", () => {
  const logo = (html: string) => /<a class="logo".*?<\/a>/s.exec(html)?.[0] ?? "";

  it("have defaults that an operator can replace", async () => {
    expect(logo((await shop.ask("/cart")).text)).toContain("/brand.svg#wordmark");
    await shop.setReply("/cms/items/site_config", siteConfig({ site_name: "Lucky Corner" }));
    const named = logo((await shop.ask("/cart")).text);
    expect([named.includes('aria-label="Lucky Corner, home"'), named.includes("wordmark")]).toEqual([true, false]);
    expect(named).toContain("Lucky Corner</strong>");
    await shop.setReply("/cms/items/theme", theme({}, { logo: "/marks/over-18.svg" }));
    expect(logo((await shop.ask("/cart")).text)).toContain('src="/marks/over-18.svg"');
  });
});

describe("the brand of a product", () => {
  const branding = (more: object) => ({
    id: "powerball",
    brand_colour_background_text: "#ffffff",
    region_overrides: [],
    ...more,
  });
  const name = { branding_regions: ["VIC"], name: "Power of Victoria", brand_colour: "#00563f" };

  it("has other names and colours in other regions", async () => {
    await shop.setReply("/v2/branding", { result: [branding({ brand_colour: "#8a1538", region_overrides: [name] })] });
    const there = (await shop.ask("/powerball", { headers: { cookie: "dc_sub_variant=VIC" } })).text;
    const here = (await shop.ask("/powerball")).text;
    expect([there.includes("Play Power of Victoria"), here.includes("Play Powerball")]).toEqual([true, true]);
    expect(here).toContain("brand-powerball");
    expect((await shop.ask(brandSheetOf(there))).text).toContain(".brand-powerball{--family:light-dark(#00563f,");
    expect((await shop.ask(brandSheetOf(here))).text).toContain(".brand-powerball{--family:light-dark(#8a1538,");
  });

  it.each(["down", { result: "x" }, { result: [null, { id: 7 }, branding({ region_overrides: 7 })] }] as const)(
    "that is malformed does not stop its offer from being sold: %j",
    async (reply) => {
      await shop.setReply("/v2/branding", reply);
      const { status, text } = await shop.ask("/powerball");
      expect([status, text.includes("Play Powerball")]).toEqual([200, true]);
    },
  );
});
