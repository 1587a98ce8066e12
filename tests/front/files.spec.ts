// The endpoint of editors' files: serves few types, nothing executable, and 404 for everything else.
import { rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { contentFolder } from "#tests/content-folder.ts";
import { gif, jpeg, png, webp } from "#tests/pictures.ts";
import { frontShopOfFile } from "./front-shop.ts";

const own = { png: png(40, 20), jpg: jpeg(40, 20), webp: webp(40, 20), gif: gif(40, 20) };
const files = contentFolder({
  ...Object.fromEntries(Object.entries(own).map(([type, bytes]) => [`files/our-${type}.${type}`, bytes])),
  "files/our-moving.gif": gif(8, 4),
  "files/our-svg.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>',
});
const shop = frontShopOfFile({ env: { CONTENT_DIR: files.folder } });
afterAll(() => files.remove());
const read = async (path: string, init?: RequestInit) => {
  const reply = await fetch(shop.url + path, init);
  return { reply, bytes: Buffer.from(await reply.arrayBuffer()) };
};

describe("an editor's file", () => {
  it("is a picture that caches may keep for ever, and is sandboxed", async () => {
    const { reply, bytes } = await read("/files/charity_raffle_12");

    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "content-type": "image/png",
      "content-length": String(bytes.length),
      "content-disposition": 'inline; filename="charity_raffle_12.png"',
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(reply.headers.get("set-cookie")).toBeNull();
    // The picture is complete.
    expect((await sharp(bytes).raw().toBuffer({ resolveWithObject: true })).info).toMatchObject({
      width: 1600,
      height: 900,
    });
  });

  it.each(Object.entries(own))("is a %s from the content folder, byte for byte", async (type, saved) => {
    const { reply, bytes } = await read(`/files/our-${type}`);
    expect([reply.status, bytes.equals(saved)]).toEqual([200, true]);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "content-type": `image/${type === "jpg" ? "jpeg" : type}`,
      "content-disposition": `inline; filename="our-${type}.${type}"`,
      "cache-control": "public, max-age=31536000, immutable",
    });
  });

  it("is not found as an SVG, or with its extension", async () => {
    for (const path of ["/files/our-svg", "/files/our-svg.svg", "/files/our-png.png"])
      expect((await read(path)).reply.status).toBe(404);
  });

  it("is not found once it is deleted", async () => {
    rmSync(join(files.folder, "files/our-gif.gif"));
    expect((await read("/files/our-gif")).reply.status).toBe(404);
  });

  it("downloads as a document (rule pdf-blob)", async () => {
    const { reply, bytes } = await read("/files/raffle-terms-12");
    expect(reply.headers.get("content-type")).toBe("application/pdf");
    expect(reply.headers.get("content-disposition")).toBe('attachment; filename="raffle-terms-12.pdf"');
    expect(bytes.toString("latin1")).toMatch(/^%PDF-1\.7[\s\S]*%%EOF\n$/);
  });

  it("has no body for HEAD", async () => {
    const { reply, bytes } = await read("/files/charity_raffle_12", { method: "HEAD" });
    expect([reply.status, Number(reply.headers.get("content-length")) > 1_000, bytes.length]).toEqual([200, true, 0]);
  });
});

describe("a picture in a page's width", () => {
  it.each([
    ["image/avif,image/webp,*/*", "image/avif", "avif"],
    ["image/webp,*/*", "image/webp", "webp"],
    ["*/*", "image/png", "png"],
  ])("is sent to a browser that shows %s as %s, smaller, once per format", async (accept, type, extension) => {
    shop.asked.length = 0;
    const replies = [];
    for (let time = 0; time < 2; time++) replies.push(await read("/files/coast-rescue?w=480", { headers: { accept } }));

    for (const { reply, bytes } of replies) {
      expect(Object.fromEntries(reply.headers)).toMatchObject({
        "content-type": type,
        "content-length": String(bytes.length),
        "content-disposition": `inline; filename="coast-rescue.${extension}"`,
        "content-security-policy": "default-src 'none'; sandbox",
        vary: expect.stringMatching(/accept/i),
        "cache-control": "public, max-age=31536000, immutable",
      });
      expect((await sharp(bytes).metadata()).width).toBe(480);
    }
    expect(shop.asked.filter((call) => call.includes("coast-rescue"))).toHaveLength(1);
  });

  it("is never made larger, and any other width is the original", async () => {
    const headers = { accept: "image/webp" };
    const original = (await read("/files/our-png")).bytes;
    const { bytes } = await read("/files/our-png?w=1440", { headers });
    expect((await sharp(bytes).metadata()).width).toBe(40);
    for (const width of ["1", "481", "x", ""])
      expect((await read(`/files/our-png?w=${width}`, { headers })).bytes.equals(original)).toBe(true);
  });

  it.each([
    ["a moving picture", "/files/our-moving?w=480", "image/gif"],
    ["a document", "/files/raffle-terms-12?w=480", "application/pdf"],
  ])("leaves %s as it is", async (_, path, type) => {
    const { reply } = await read(path, { headers: { accept: "image/avif" } });
    expect([reply.status, reply.headers.get("content-type")]).toEqual([200, type]);
  });

  it("is the original if it cannot be read, and is not kept if it is private", async () => {
    shop.setReplyOnly("/cms/files/odd", { type: "image/png", body: Buffer.from("not a picture") });
    expect((await read("/files/odd?w=480")).bytes.toString()).toBe("not a picture");
    const headers = { "cache-control": "private, max-age=60" };
    shop.setReplyOnly("/cms/files/mine", { type: "image/png", body: own.png, headers });
    const { reply, bytes } = await read("/files/mine?w=480");
    expect([reply.headers.get("cache-control"), bytes.equals(own.png)]).toEqual(["private, no-store", true]);
  });
});

describe("a file for one visitor", () => {
  it.each([
    ["marks it private", { "cache-control": "private, max-age=60" }],
    ["marks it no-store", { "cache-control": "no-store" }],
    ["sets a cookie", { "set-cookie": "who=anna" }],
  ])("is never cached when its service %s, and its cookie is dropped", async (_, headers) => {
    shop.setReplyOnly("/cms/files/statement", { type: "application/pdf", body: "%PDF-1.7", headers });
    const { reply, bytes } = await read("/files/statement");
    expect([reply.headers.get("cache-control"), reply.headers.get("set-cookie")]).toEqual(["private, no-store", null]);
    expect(bytes.toString()).toBe("%PDF-1.7");
  });
});

describe("an address over the rate limit", () => {
  it("gets 429 with the seconds to wait; other addresses do not", async () => {
    shop.setReplyOnly("/cms/files/small", { type: "image/png", body: "x" });
    const ask = (from: string) => shop.ask("/files/small", { headers: { "x-forwarded-for": from } });
    const statuses = [];
    for (let times = 0; times < 300; times++) statuses.push((await ask("203.0.113.9")).status);
    expect([...new Set(statuses)]).toEqual([200]);

    const refused = await ask("203.0.113.9");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.headers["cache-control"]).toBe("no-store");
    expect(refused.text).toBe("Too many attempts. Please wait a minute and try again.");
    expect((await ask("203.0.113.10")).status).toBe(200);
  });
});

describe("other replies", () => {
  it.each(["nothing", "..%2Fitems%2Fsite_config", ".hidden", "a%0d%0aset-cookie:x=1", "a/b", "", "x".repeat(101)])(
    "answers 404 at %s",
    async (id) => {
      const { reply, bytes } = await read(`/files/${id}`);
      expect([reply.status, reply.headers.get("content-type")]).toEqual([404, "text/html"]);
      expect(bytes.toString()).toContain("Error 404");
    },
  );

  it.each([
    ["a page", "text/html", "<script>alert(1)</script>"],
    ["a drawing with scripts", "image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>"],
    ["a file whose type is JSON", "application/json", '{"result":{"id":"x","url":"/x","mime_type":"image/png"}}'],
  ])("answers 404 for %s", async (_, type, body) => {
    shop.setReplyOnly("/cms/files/evil", { type, body });
    const { reply, bytes } = await read("/files/evil");
    expect([reply.status, bytes.toString().includes(body)]).toEqual([404, false]);
  });

  it("answers 404 for more than 20 MB, with or without a content-length", async () => {
    shop.setReplyOnly("/cms/files/large", { type: "image/png", body: Buffer.alloc(20_000_001) });
    expect((await read("/files/large")).reply.status).toBe(404);

    shop.setReplyOnly("/cms/files/large", { type: "image/png", body: Buffer.alloc(20_000_001), isUnannounced: true });
    await expect(read("/files/large")).rejects.toThrow();
  });

  it("answers with an error, not 404, when the CMS is down", async () => {
    shop.setReplyOnly("/cms/files/charity_raffle_12", { status: 503 });
    expect((await read("/files/charity_raffle_12")).reply.status).toBe(503);
  });
});
