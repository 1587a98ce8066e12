import { createServer, type Server, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Gateway } from "#gateway/gateway.ts";
import { createFront } from "../front.ts";

// A shop without services: every page is its own address.
const caller = { siteConfig: { get: async () => null }, capabilities: { get: async () => null } };
const opened = {
  caller,
  subVariant: null,
  requestId: "r",
  session: { isAuthenticated: false, forcedPage: null },
  setCookies: () => [],
};
const gateway = { open: () => opened, log: { info() {}, warn() {}, error() {} } } as unknown as Gateway;

let server: Server;
const rendered: string[] = [];

beforeAll(async () => {
  const front = createFront({
    gateway,
    publicUrl: new URL("https://shop.example"),
    handler: (request, response) => {
      rendered.push(`${request.method} ${request.url}`);
      response.writeHead(200, { "content-type": "text/html" });
      response.end("<p>page</p>");
    },
  });
  server = createServer(front).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
});
afterAll(() => void server.close());

type Sent = { method?: string; headers?: Record<string, string> };

/** Node's own client: it sends what browsers and fetch would not. */
function ask(path: string, { method = "GET", headers = {} }: Sent = {}) {
  const { port } = server.address() as AddressInfo;
  rendered.length = 0;
  return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]> }>((done, fail) => {
    const call = send({ port, host: "127.0.0.1", path, method, headers }, (reply) => {
      reply.resume().once("end", () => done({ status: reply.statusCode, headers: reply.headers }));
    });
    call.once("error", fail).end();
  });
}

describe("a shared page", () => {
  it("may be kept by caches", async () => {
    expect((await ask("/about")).headers["cache-control"]).toContain("public");
  });

  it.each(["act=anc_0123", "utm_source=x", "sv=VIC", "aff=somebody"])(
    "is kept by nobody with the cookie of ?%s",
    async (query) => {
      const { headers } = await ask(`/about?${query}`);
      expect(headers["set-cookie"]).toHaveLength(1);
      expect(headers["cache-control"]).toBe("private, no-store");
    },
  );
});

describe("the catalogue of components", () => {
  it.each(["/catalogue", "/catalogue/button"])("is no page of a shop: %s", async (path) => {
    await ask(path);
    expect(rendered).toEqual(["GET /404"]);
  });
});

describe("what no page can read", () => {
  it.each(["PUT", "DELETE", "OPTIONS", "TRACE"])("%s is refused before any page runs", async (method) => {
    const { status, headers } = await ask("/cart", { method });
    expect([status, headers["allow"], rendered]).toEqual([405, "GET, HEAD, POST", []]);
  });

  it.each([undefined, "text/plain", "application/json"])("a post of %s is refused", async (type) => {
    const { status } = await ask("/login", { method: "POST", headers: type ? { "content-type": type } : {} });
    expect([status, rendered]).toEqual([415, []]);
  });

  it("a form is read", async () => {
    await ask("/login", { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" } });
    expect(rendered).toEqual(["POST /login"]);
  });
});

describe("an address of Astro's own", () => {
  it.each(["/_image?href=/about", "/%5fimage?href=/about", "/%255fimage", "http://x//_image", "/_server-islands/Any"])(
    "%s shows the 404 page",
    async (path) => {
      await ask(path);
      expect(rendered).toHaveLength(1);
      expect(rendered[0]).toMatch(/^GET \/404/);
    },
  );
});
