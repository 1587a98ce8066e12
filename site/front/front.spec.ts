import { createHash } from "node:crypto";
import { createServer, type Server, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMetrics } from "#gateway/foundation/metrics.ts";
import { noTracing } from "#gateway/foundation/tracing.ts";
import type { Gateway } from "#gateway/gateway.ts";
import { createFront } from "../front.ts";
import { createSettings } from "./settings.ts";

// A shop without services: every page shows its own URL.
let settings: () => Promise<object> = async () => ({ routeOverrides: {} });
const newCookies: string[] = [];
let mayClearCache = true;
const caller = {
  siteConfig: { get: () => settings() },
  config: { get: async () => ({}) },
  capabilities: {
    get: async () => ({ capabilities: ["multi_offer_site", "viewing-orders", "cookie_consent"] }),
  },
  theme: { get: async () => ({ base: {}, overrides: {} }) },
  branding: { list: async () => [] },
  cart: {
    async openLinked({ token }: { token: string }) {
      newCookies.push(`dc_cart=${token}; Path=/`);
      return "opened";
    },
  },
};
const opened = {
  caller,
  subVariant: null,
  requestId: "r",
  session: { isAuthenticated: false, forcedPage: null },
  mayClearCache: async () => mayClearCache,
  setCookies: () => newCookies.splice(0),
  setLocale() {},
  variants: () => ({}),
};
const complaints: string[] = [];
const log = { info() {}, warn() {}, error: (_: object, text: string) => complaints.push(text) };
let forgotten = 0;
const invalidate = async () => {
  forgotten += 1;
};
const resetCalls: unknown[] = [];
const gateway = {
  open: () => opened,
  invalidate,
  forgive: async (customer: unknown) => resetCalls.push(customer),
  live: { onChange() {} },
  log,
  metrics: createMetrics(false),
  tracing: noTracing,
} as unknown as Gateway;

let server: Server;
const rendered: string[] = [];
let isBroken = false;

beforeAll(async () => {
  const front = createFront({
    gateway,
    publicUrl: new URL("https://shop.example"),
    isOperator: (authorization) => authorization === "Bearer ours",
    handler: (request, response) => {
      rendered.push(`${request.method} ${request.url}`);
      if (isBroken) throw new Error("no page renders, not even the error page");
      response.writeHead(200, { "content-type": "text/html" });
      response.end(`<p>${Array.from({ length: 300 }, (_, word) => `page ${word ** 2}`).join(" ")}</p>`);
    },
  });
  server = createServer(front).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
});
afterAll(() => void server.close());

type Sent = { method?: string; headers?: Record<string, string>; body?: string };

/** Node's client sends requests that browsers and fetch refuse to. */
function ask(path: string, { method = "GET", headers = {}, body }: Sent = {}) {
  const { port } = server.address() as AddressInfo;
  rendered.length = 0;
  type Reply = { status: number | undefined; headers: NodeJS.Dict<string | string[]>; text: string };
  return new Promise<Reply>((done, fail) => {
    const call = send({ port, host: "127.0.0.1", path, method, headers }, async (reply) => {
      const text = (await reply.setEncoding("utf8").toArray()).join("");
      done({ status: reply.statusCode, headers: reply.headers, text });
    });
    call.once("error", fail).end(body);
  });
}

describe("a shared page", () => {
  it("is cacheable", async () => {
    expect((await ask("/about")).headers["cache-control"]).toContain("public");
  });

  it("is not cached if the site's settings could not be read", async () => {
    const before = settings;
    settings = () => Promise.reject(new Error("down"));
    const first = await ask("/about/responsible-gaming");
    settings = before;
    expect(first.headers["cache-control"]).toBe("no-store");
    await ask("/about/responsible-gaming");
    expect(rendered).toEqual(["GET /about/responsible-gaming"]);
  });

  it.each(["act=anc_0123", "utm_source=x", "sv=VIC", "aff=somebody"])(
    "is not cached with the cookie of ?%s",
    async (query) => {
      const { headers } = await ask(`/about?${query}`, { headers: { cookie: "dc_consent=essential+non_essential" } });
      expect(headers["set-cookie"]).toHaveLength(1);
      expect(headers["cache-control"]).toBe("private, no-store");
    },
  );
});

it("has the landing page of Daily Winners at the settings' path, unless the CMS has one", () => {
  const pathsOf = createSettings();
  expect(pathsOf({}, "club").paths).toEqual({ "daily-winners": "/club" });
  const routeOverrides = { "daily-winners": { path: "/circle" } };
  expect(pathsOf({ routeOverrides }, "club").paths).toEqual({ "daily-winners": "/circle" });
  expect(pathsOf({}, "daily-winners").paths).toEqual({});
});

describe("clear_cache", () => {
  it("renders a shared page again, each time", async () => {
    await ask("/about/privacy");
    await ask("/about/privacy?clear_cache=1");
    expect(rendered).toEqual(["GET /about/privacy"]);
    await ask("/about/privacy?clear_cache=1");
    expect(rendered).toEqual(["GET /about/privacy"]);
  });

  it("shows the shared copy beyond its limits", async () => {
    mayClearCache = false;
    await ask("/about/privacy?clear_cache=1");
    mayClearCache = true;
    expect(rendered).toEqual([]);
  });
});

describe("cookies that need consent", () => {
  it.each(["utm_source=x", "aff=somebody"])("are not set for ?%s without it", async (query) => {
    const { headers } = await ask(`/about?${query}`);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["cache-control"]).toContain("public");
  });

  it("are deleted on any page once consent is withdrawn", async () => {
    const { headers } = await ask("/about", { headers: { cookie: "dc_consent=essential; dc_affiliate=somebody" } });
    expect(headers["set-cookie"]).toEqual(["dc_affiliate=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"]);
  });
});

describe("the catalogue of components", () => {
  it.each(["/catalogue", "/catalogue/button"])("does not exist in a shop: %s", async (path) => {
    await ask(path);
    expect(rendered).toEqual(["GET /404"]);
  });
});

describe("the address of a shared page", () => {
  it.each([
    ["/about?made=up&page=3&page=4", "/about"],
    ["/about/", "/about"],
    ["/about//terms-and-conditions/", "/about/terms-and-conditions"],
    ["/%61bout/privacy", "/about/privacy"],
    ["/monday_lotto/results?page=2&tab=winners&preview=true", "/monday_lotto/results?page=2"],
    ["/tuesday_lotto/results?page=two", "/tuesday_lotto/results"],
    ["/wednesday_lotto/results?page=02", "/wednesday_lotto/results"],
    ["/thursday_lotto/results?page=-1", "/thursday_lotto/results"],
    ["/lotto-results/some-word", "/lotto-results"],
    ["/lotto-results/2.5?page=7", "/lotto-results"],
  ])("%s is %s", async (made, address) => {
    await ask(made);
    const first = [...rendered];
    await ask(address);
    expect([first.filter((it) => it !== `GET ${address}`), rendered]).toEqual([[], []]);
  });
});

describe("the address of a private page", () => {
  it.each(["/cart?made=up", "/receipt/chk_1?x=1"])("stays as requested: %s", async (path) => {
    await ask(path);
    expect(rendered).toEqual([`GET ${path}`]);
  });

  it("keeps a malformed page number, which the page refuses", async () => {
    opened.session.isAuthenticated = true;
    await ask("/my-account/past-tickets/zero");
    opened.session.isAuthenticated = false;
    expect(rendered).toEqual(["GET /my-account/past-tickets/zero"]);
  });
});

describe("a shared page that the client has", () => {
  it("is 304 with the validator and all caching headers", async () => {
    const headers = { "accept-encoding": "br" };
    const whole = (await ask("/about/privacy", { headers })).headers;
    const answer = await ask("/about/privacy", { headers: { ...headers, "if-none-match": `"other", ${whole.etag}` } });
    expect(answer.status).toBe(304);
    for (const name of ["etag", "cache-control", "vary"]) {
      expect([name, answer.headers[name]]).toEqual([name, whole[name] ?? "missing"]);
    }
    expect(whole["vary"]).toBe("cookie, accept-encoding");
  });

  it("has a validator for each encoding, a strong one if it is not compressed", async () => {
    const etags = await Promise.all(
      ["br", "gzip", "identity"].map(async (encoding) => {
        const { headers } = await ask("/about/privacy", { headers: { "accept-encoding": encoding } });
        return [headers["content-encoding"] ?? "identity", headers.etag];
      }),
    );
    expect(etags.map(([encoding]) => encoding)).toEqual(["br", "gzip", "identity"]);
    expect(new Set(etags.map(([, etag]) => etag)).size).toBe(3);
    expect(etags.map(([, etag]) => /^W/.test(String(etag)))).toEqual([true, true, false]);
  });
});

it("a shared page that is sent again gets smaller", async () => {
  const askFor = async () => {
    const answer = await ask("/about/terms", { headers: { "accept-encoding": "br" } });
    const { "content-length": length, etag } = answer.headers;
    return { length: Number(length), etag };
  };
  const first = await askFor();
  await expect.poll(async () => (await askFor()).length).toBeLessThan(first.length);
  expect((await askFor()).etag).toBe(first.etag);
});

describe("an operator", () => {
  it("clears all caches with the secret; without it the address is 404", async () => {
    const form = { "content-type": "application/x-www-form-urlencoded" };
    await ask("/about");
    await ask("/about");
    expect(rendered).toEqual([]);
    await ask("/_forget", { method: "POST", headers: { ...form, authorization: "Bearer theirs" } });
    await ask("/_forget", { headers: { authorization: "Bearer ours" } });
    expect([forgotten, rendered[0]]).toEqual([0, "GET /404"]);

    expect((await ask("/_forget", { method: "POST", headers: { authorization: "Bearer ours" } })).status).toBe(200);
    expect(forgotten).toBe(1);
    await ask("/about");
    expect(rendered).toEqual(["GET /about"]);
  });

  it("resets a customer's rate limits with the secret; without it the address is 404", async () => {
    const body = "customerId=cus_fay&email=fay%40example.com";
    const form = { "content-type": "application/x-www-form-urlencoded" };
    await ask("/_forgive", { method: "POST", headers: { ...form, authorization: "Bearer theirs" }, body });
    expect(resetCalls).toEqual([]);
    await ask("/_forgive", { method: "POST", headers: { ...form, authorization: "Bearer ours" }, body });
    expect(resetCalls).toEqual([{ customerId: "cus_fay", email: "fay@example.com" }]);
  });
});

it("a site that renders no page shows the fallback, with a button to reload and a link home (Errors 6)", async () => {
  isBroken = true;
  const { status, headers, text } = await ask("/cart");
  isBroken = false;
  expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
    500,
    "text/html; charset=utf-8",
    "no-store",
  ]);
  expect(text).toContain("<h1>Looks like something went wrong on our end</h1>");
  expect(text).toContain('Please try reloading or go back to the <a href="/">Homepage</a>.');
  expect(text).toContain('<form><button class="button">Reload page</button></form>');
  const style = /<style>(.*)<\/style>/s.exec(text)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(style).toContain("light-dark(");
  expect(headers["content-security-policy"]).toContain("form-action 'self'");
  expect(headers["content-security-policy"]).toContain(`style-src 'sha256-${hash}'`);
  expect(complaints.splice(0)).toContain("front failed");
});

describe("a request that no page understands", () => {
  it.each(["PUT", "DELETE", "OPTIONS", "TRACE"])("%s is refused before any page runs", async (method) => {
    const { status, headers } = await ask("/cart", { method });
    expect([status, headers["allow"], rendered]).toEqual([405, "GET, HEAD, POST", []]);
  });

  it.each([undefined, "text/plain", "application/json"])("a post of %s is refused", async (type) => {
    const { status } = await ask("/login", { method: "POST", headers: type ? { "content-type": type } : {} });
    expect([status, rendered]).toEqual([415, []]);
  });

  it.each([
    ["multipart/form-data", "no boundary is named"],
    ["multipart/form-data; boundary=x", "--y\r\n\r\nanother boundary\r\n--y--"],
    ["multipart/form-data; boundary=x", '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nnever ended'],
  ])("refuses a malformed form of %s without logging an error", async (type, body) => {
    complaints.length = 0;
    const { status } = await ask("/login", { method: "POST", headers: { "content-type": type }, body });
    expect([status, rendered, complaints]).toEqual([400, [], []]);
  });

  it("logs no error when a visitor leaves while sending a form", async () => {
    complaints.length = 0;
    const headers = { "content-type": "application/x-www-form-urlencoded", "content-length": "100" };
    const { port } = server.address() as AddressInfo;
    const gone = new Promise((done) => server.once("request", (request) => request.once("close", done)));
    const call = send({ port, host: "127.0.0.1", path: "/login", method: "POST", headers });
    call.on("error", () => {}).write("half=");
    server.once("request", () => call.destroy());
    await gone;
    await ask("/about");
    expect(complaints).toEqual([]);
  });

  it("reads a form", async () => {
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
