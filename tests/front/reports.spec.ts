// shell §8: "408 and 418 are not reported; the rest are ... content-security-policy violations are always reported (CSP once per
// unique key)." Each is one structured line in the log.
import { describe, expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";

const shop = frontShopOfFile();

let visitor = 0;
/** Sends a report, from a new IP address unless one is given. */
async function send(body: unknown, type = "application/json", from = `10.0.${visitor++ % 250}.${visitor % 250}`) {
  const headers = { "content-type": type, "x-forwarded-for": from };
  const { status } = await shop.ask("/_report", {
    method: "POST",
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return status;
}
const reported = () => shop.lines.filter(({ message }) => message === "client report").map(({ report }) => report);

describe("reports of the shop's script", () => {
  it("are one log line each, without query strings", async () => {
    const source = "https://shop.example/_assets/start.js?token=secret";
    const report = {
      kind: "error",
      message: "x is undefined",
      source,
      line: 7,
      path: "/cart?act=secret#top",
      release: "1.2",
    };
    expect(await send(report)).toBe(204);
    expect(reported()).toEqual([
      {
        kind: "error",
        message: "x is undefined",
        source: "https://shop.example/_assets/start.js",
        line: 7,
        path: "/cart",
        release: "1.2",
      },
    ]);
  });

  it("have no tokens in their messages", async () => {
    await send({ kind: "csp", message: "connect-src https://evil.example/x?token=secret", source: "inline" });
    await send({ kind: "error", message: "Unexpected answer of https://shop.example/a?act=secret, sorry" });
    const path = "/my-account/confirm-address/emt_0123456789abcdef0123456789abcdef";
    await send({ kind: "error", message: "a page with a link's token", path });
    expect(JSON.stringify(reported())).not.toMatch(/secret|0123456789abcdef/);
    expect(reported()).toHaveLength(3);
  });

  it.each(["Request timeout", "The network connection was lost.", "Blocked frame with origin", "Illegal invocation"])(
    "are dropped if the message is %s (rule error-reporting)",
    async (message) => {
      expect(await send({ kind: "error", message })).toBe(204);
      expect(reported()).toEqual([]);
    },
  );

  it("include files that failed to load", async () => {
    await send({ kind: "chunk", message: "Failed to fetch dynamically imported module" });
    expect(reported()).toHaveLength(1);
  });

  it("are truncated to a log line's size", async () => {
    await send({ kind: "error", message: `\u0000\n${"x".repeat(5000)}`, source: "y".repeat(5000), line: "z", path: 7 });
    const [report] = reported() as { message: string; source: string }[];
    expect([report?.message.length, report?.source.length]).toEqual([500, 500]);
    expect(report).not.toHaveProperty("line");
  });
});

describe("a policy violation", () => {
  const legacy = (blocked: string) => ({
    "csp-report": {
      "document-uri": "http://127.0.0.1:4321/cart?act=secret",
      "effective-directive": "script-src-elem",
      "blocked-uri": blocked,
      "source-file": "http://127.0.0.1:4321/cart",
      "line-number": 3,
    },
  });

  it("is logged once per key, in either format that browsers send (Errors 11)", async () => {
    const blocked = "https://evil.example/x.js";
    const modern = {
      type: "csp-violation",
      body: {
        documentURL: "http://127.0.0.1:4321/",
        effectiveDirective: "script-src-elem",
        blockedURL: `${blocked}?again`,
        sourceFile: "http://127.0.0.1:4321/cart",
        lineNumber: 3,
      },
    };
    expect(await send(legacy(blocked), "application/csp-report")).toBe(204);
    expect(await send([modern, modern], "application/reports+json")).toBe(204);
    expect(
      await send({ kind: "csp", message: `script-src-elem ${blocked}`, source: "http://127.0.0.1:4321/cart", line: 3 }),
    ).toBe(204);
    expect(reported()).toEqual([
      {
        kind: "csp",
        message: `script-src-elem ${blocked}`,
        source: "http://127.0.0.1:4321/cart",
        line: 3,
        path: "/cart",
      },
    ]);
    await send(legacy("inline"), "application/csp-report");
    expect(reported()).toHaveLength(2);
  });
});

describe("the endpoint", () => {
  it.each([
    ["no JSON", "{", "application/json", 400],
    ["a form of another site", "kind=error", "application/x-www-form-urlencoded", 400],
    ["plain text, which any site may send", '{"kind":"error","message":"x"}', "text/plain", 400],
    [
      "anything that is not a report",
      [null, 7, "x", { kind: "spam", message: "buy" }, { kind: "error" }],
      "application/json",
      204,
    ],
    ["a book", { kind: "error", message: "x".repeat(20_000) }, "application/json", 413],
  ])("logs nothing for %s", async (_, body, type, status) => {
    expect(await send(body, type)).toBe(status);
    expect(reported()).toEqual([]);
  });

  it("rate limits each address separately", async () => {
    const statuses = [];
    for (let attempt = 0; attempt < 35; attempt += 1)
      statuses.push(await send({ kind: "error", message: "loop" }, undefined, "10.9.9.9"));
    expect([statuses[0], statuses.at(-1)]).toEqual([204, 429]);
    expect(reported()).toHaveLength(30);
    const headers = { "content-type": "application/json", "x-forwarded-for": "10.9.9.9" };
    const refused = await shop.ask("/_report", { method: "POST", headers, body: "[]" });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(await send({ kind: "error", message: "another" })).toBe(204);
  });

  it("accepts only POST", async () => {
    expect((await shop.ask("/_report")).status).toBe(404);
  });
});
