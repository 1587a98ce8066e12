// "Security headers on every response": a page, a file, a procedure, a redirect, an error.
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "#scripts/lib/steps.ts";
import { type FrontShop, frontShopOfFile } from "./front-shop.ts";

const shop = frontShopOfFile({ publicUrl: "https://shop.example" });

const form = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
const asset = () => readdirSync(join(root, "dist/client/_assets")).find((name) => name.endsWith(".css"));

const responses: [string, () => ReturnType<FrontShop["ask"]>, number][] = [
  ["a shared page", () => shop.ask("/"), 200],
  ["a shared page out of the cache", () => shop.ask("/"), 200],
  ["a page of one visitor", () => shop.ask("/cart"), 200],
  ["a page as its head alone", () => shop.ask("/about", { method: "HEAD" }), 200],
  [
    "a form of another site",
    () => shop.ask("/powerball", { method: "POST", headers: { ...form, "sec-fetch-site": "cross-site" } }),
    403,
  ],
  ["a drawer", () => shop.ask("/shell/menu"), 200],
  ["a page that is not there", () => shop.ask("/not/here/at/all"), 404],
  ["an address of Astro's own", () => shop.ask("/_image?href=/about"), 404],
  ["a redirect to sign-in", () => shop.ask("/my-account"), 303],
  ["a file", () => shop.ask("/favicon.svg"), 200],
  ["a stylesheet", () => shop.ask(`/_assets/${asset()}`), 200],
  ["a procedure", () => shop.ask("/trpc/config.get"), 200],
  ["a procedure that is not there", () => shop.ask("/trpc/nothing.here"), 404],
  ["a write of another site", () => shop.ask("/trpc/session.logout", { method: "POST" }), 403],
  ["a method no page has", () => shop.ask("/cart", { method: "PUT" }), 405],
  ["a body no page takes", () => shop.ask("/cart", { method: "POST", headers: { "content-type": "text/plain" } }), 415],
  [
    "more than a form can be",
    () => shop.ask("/login", { method: "POST", headers: form, body: "x".repeat(300_000) }),
    413,
  ],
  ["the heartbeat", () => shop.ask("/blank.html"), 200],
  ["health", () => shop.ask("/healthz"), 200],
  ["readiness", () => shop.ask("/readyz"), 200],
  ["robots.txt", () => shop.ask("/robots.txt"), 200],
  ["sitemap.xml", () => shop.ask("/sitemap.xml"), 200],
  ["a bank's answer that is none", () => shop.ask("/3ds/notify", { method: "POST", headers: form }), 400],
  [
    "a report",
    () => shop.ask("/_report", { method: "POST", headers: { "content-type": "application/json" }, body: "{}" }),
    204,
  ],
];

describe("every response has security headers:", () => {
  it.each(responses)("%s", async (_, respond, status) => {
    const response = await respond();
    const { headers } = response;
    expect(response.status).toBe(status);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-frame-options": "SAMEORIGIN",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "cross-origin-resource-policy": "same-origin",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "reporting-endpoints": 'shop="/_report"',
    });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(/default-src '(self|none)'/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain("unsafe");
    expect(headers["x-powered-by"]).toBeUndefined();
  });

  it.each(["/", "/powerball", "/cart", "/about/faq", "/not/here"])(
    "%s allows its own styles and those of a panel alone",
    async (path) => {
      const { headers, text } = await shop.ask(path);
      const stylesIn = (html: string) =>
        [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = ""]) => style);
      // A panel is fetched as a document, which has the policy of the page it opens over.
      const styles = [...stylesIn(text), ...stylesIn((await shop.ask("/shell/menu")).text)];
      const hashes = styles.map((style) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`);
      const allowed = /style-src ([^;]*);/.exec(String(headers["content-security-policy"]))?.[1];
      expect(new Set(allowed?.split(" "))).toEqual(new Set(["'self'", ...hashes]));
      const parts = text.split("</main>");
      expect(parts[0]).not.toContain('rel="stylesheet"');
      for (const [, file = ""] of text.matchAll(/(?:href|data-style)="(\/_assets\/[^"]+\.(?:css|woff2))"/g))
        expect([file, (await shop.ask(file)).status]).toEqual([file, 200]);
    },
  );

  it.each(["/", "/cart", "/not/here", "/purchase"])(
    "%s preloads the fonts of its first paint, and may run that script",
    async (path) => {
      const { headers, text } = await shop.ask(path);
      const script = /<script>([^<]*rel:"preload"[^<]*)<\/script>/.exec(text)?.[1] ?? "";
      const hash = createHash("sha256").update(script).digest("base64");
      expect(String(headers["content-security-policy"])).toContain(`'sha256-${hash}'`);
      const fonts = [...script.matchAll(/"([^"]+\.woff2)"/g)].map(([, url = ""]) => url);
      const replies = await Promise.all(fonts.map((font) => shop.ask(font)));
      expect(replies.map(({ status, headers: { "content-type": type } }) => [status, type])).toEqual([
        [200, "font/woff2"],
        [200, "font/woff2"],
      ]);
    },
  );

  it("a page names the picture of its first screen", async () => {
    const { headers, text } = await shop.ask("/charity_raffle");
    const [, src = "", sources = ""] =
      /<([^>]+)>; rel=preload; as=image; imagesrcset="([^"]+)"/.exec(String(headers["link"])) ?? [];
    expect(text).toContain(`<img src="${src}" srcset="${sources}"`);
    expect((await shop.ask(src)).status).toBe(200);
  });

  it("a page names the endpoint for policy violations", async () => {
    const policy = String((await shop.ask("/")).headers["content-security-policy"]);
    expect(policy).toMatch(/; report-uri \/_report; report-to shop$/);
    expect(policy).toContain("require-trusted-types-for 'script'");
  });
});
