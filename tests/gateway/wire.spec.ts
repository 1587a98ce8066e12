// Tests what a service receives over a real connection: headers, versions and bodies.
import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { contracts } from "#generated/contracts.ts";
import { ANNA, ANNAS_TOKEN, type Asked, backendOfFile } from "#tests/gateway/backend.ts";

const backend = backendOfFile();

const anna = { customerId: "cus_anna0000000001", customerToken: "ctk_anna0000000001", accessToken: "a.b.c" };

/** Returns the only request to a URL. */
function theCall(path: string): Asked {
  const calls = backend.askedAt(path);
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toHaveLength(1);
  return calls[0] as Asked;
}
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

describe("a customer's call", () => {
  it("names the application and is signed with the customer's token (rule signing) (headers appKey, signature, timestamp)", async () => {
    await backend.open(ANNA).caller.customer.details();
    const { headers } = theCall("/main/customer/details");

    const timestamp = String(headers["x-shop-timestamp"]);
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60);
    expect(headers["x-shop-app-key"]).toBe("key");
    expect(headers["x-shop-signature"]).toBe(sha256(`${timestamp}secretkeyctk_anna0000000001`));
  });

  it("names the customer, device, region and session (headers customerId, deviceId, subVariant, sessionId)", async () => {
    await backend.open(`${ANNA}; dc_session=6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11.${Date.now()}`).caller.session.get();

    expect(theCall("/main/customer").headers).toMatchObject({
      "x-shop-customer-id": "cus_anna0000000001",
      "x-shop-device-id": "dev_0123456789abcdef",
      "x-shop-sub-variant": "NSW",
      "x-shop-session-id": "6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11",
    });
  });

  it("has a bearer token, and a visitor's has none (rule bearer-only-when-authenticated) (header bearer)", async () => {
    await backend.open(ANNA).caller.cart.get();
    await backend.open("dc_access=a.b.c; dc_cart=anc_0123456789abcdef0123456789abcdef").caller.cart.get();

    expect(theCall("/main/cart/items").headers.authorization).toBe(`Bearer ${ANNAS_TOKEN}`);
    const [visitor] = backend.asked.filter(({ url }) => url.startsWith("/main/anon"));
    expect(visitor?.headers.authorization).toBeUndefined();
    expect(visitor?.headers["x-shop-customer-id"]).toBeUndefined();
  });

  it("sends the visitor's address as the shop saw it, whatever the browser sends", async () => {
    await backend.open(ANNA, { "x-forwarded-for": "198.51.100.1" }).caller.customer.details();
    expect(theCall("/main/customer/details").headers["x-forwarded-for"]).toBe("203.0.113.7");
  });

  it("to sign in has no bearer token, also while another customer is signed in (rule bearer-only-when-authenticated)", async () => {
    backend.answer("/main/login", (_, response) => response.writeHead(500).end());
    const login = backend.open(ANNA).caller.session.login({ email: "ben@example.com", password: "Drawcard-demo-1" });
    await expect(login).rejects.toThrow();
    const { headers } = theCall("/main/login");
    expect([headers.authorization, headers["x-shop-customer-id"]]).toEqual([undefined, undefined]);
    // The signature does not include her token either.
    expect(headers["x-shop-signature"]).toBe(sha256(`${headers["x-shop-timestamp"]}secretkey`));
  });

  it("carries no browser cookie", async () => {
    await backend.open(ANNA).caller.session.get();
    expect(backend.asked.filter(({ headers }) => headers.cookie !== undefined)).toEqual([]);
  });
});

describe("every call", () => {
  it("carries the request id, also in the log when it fails (rule request-id) (header requestId)", async () => {
    const id = "0b9a2e46-6f0e-4f6c-9d0b-2f2f1f5d7a11";
    backend.answer("/main/customer", (_, response) => response.writeHead(500).end());
    await expect(backend.open(ANNA, { "x-shop-request-id": id }).caller.session.get()).rejects.toThrow();

    expect(theCall("/main/customer").headers["x-shop-request-id"]).toBe(id);
    expect(backend.lines.filter(({ level }) => level === "warn" || level === "error")).toContainEqual(
      expect.objectContaining({ requestId: id, operation: "getCustomer", status: 500 }),
    );
  });

  it("sends its operation's version (rule default-version) (header version)", async () => {
    const { main, translation } = backend.clients(anna);
    await main.GET("/config");
    await main.GET("/transactions", {});
    await translation.GET("/{locale}/items", { params: { path: { locale: "en-AU" } } });

    const versionAt = (path: string) => theCall(path).headers["x-shop-version"];
    expect(["/main/config", "/main/transactions", "/translation/en-AU/items"].map(versionAt)).toEqual([
      "3.0",
      undefined,
      "1.0",
    ]);
  });

  it("has one of the versions of its service (rule default-version)", () => {
    const versions = Object.entries(contracts).map(([service, { operations }]) => [
      service,
      [...new Set(Object.values(operations).map(({ version }) => version))].sort(),
    ]);
    const { main, membership, placement, translation } = Object.fromEntries(versions);
    expect(main.filter((version: string | null) => version !== null && !/^3\.[0-9]$/.test(version))).toEqual([]);
    expect({ membership, placement, translation }).toEqual({
      membership: ["1.0", "3.2"],
      placement: ["1.0"],
      translation: ["1.0"],
    });
    const unversioned = Object.entries(contracts.main.operations).filter(([, { version }]) => version === null);
    expect(unversioned.map(([id]) => id)).toContain("listTransactions");
  });
});

describe("a body", () => {
  it("is JSON with snake_case keys, except the keys of maps (rules request-key-conversion, content-type) (header contentType)", async () => {
    const body = { productType: "lottery_ticket", lotteryKey: "monday_lotto", gameOffer: "standard", numDraws: 1 };
    const item = { ...body, gameType: "standard", games: [{ Numbers: [1, 2, 3, 4, 5, 6] }] } as const;
    await backend.clients(anna).main.POST("/cart/items", {
      body: item as never,
      params: { header: { "Idempotency-Key": "6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11" } } as never,
    });

    const { headers, body: sent } = theCall("/main/cart/items");
    expect(headers["content-type"]).toBe("application/json");
    expect(JSON.parse(sent.toString())).toEqual({
      product_type: "lottery_ticket",
      lottery_key: "monday_lotto",
      game_type: "standard",
      game_offer: "standard",
      num_draws: 1,
      games: [{ Numbers: [1, 2, 3, 4, 5, 6] }],
    });
  });

  it("is a form with snake_case names where the contract demands one (rules request-key-conversion, content-type)", async () => {
    await backend.clients(anna).main.POST("/customer/change-password", {
      body: { currentPassword: "old & gold", password: "Drawcard-demo-2", confirmPassword: "Drawcard-demo-2" } as never,
    });

    const { headers, body } = theCall("/main/customer/change-password");
    expect(headers["content-type"]).toBe("application/x-www-form-urlencoded");
    expect(Object.fromEntries(new URLSearchParams(body.toString()))).toEqual({
      current_password: "old & gold",
      password: "Drawcard-demo-2",
      confirm_password: "Drawcard-demo-2",
    });
  });

  it("that moves money has an idempotency key (header idempotencyKey)", async () => {
    const key = "6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11";
    const { caller } = backend.open(ANNA);
    const { revision, cartTotal } = await caller.cart.get();
    await caller.purchases.create({ idempotencyKey: key, cartRevision: revision, expectedTotal: cartTotal });

    expect(backend.asked.find(({ headers }) => headers["idempotency-key"])?.headers["idempotency-key"]).toBe(key);
    const moving = ["depositAndPurchase", "purchaseCart", "createDeposit", "requestWithdrawal"] as const;
    expect(moving.filter((id) => !contracts.main.operations[id].idempotencyKey)).toEqual([]);
  });

  it("is absent from a read, with its content type (rule content-type)", async () => {
    await backend.clients(anna).main.GET("/orders", { params: { query: { status: "upcoming_products" } } });
    const { headers, body } = theCall("/main/orders");
    expect([headers["content-type"], body.length]).toEqual([undefined, 0]);
  });
});

describe("a refusal that a refresh may fix", () => {
  const refuse = (status: number, code: string) => (_: Asked, response: ServerResponse) =>
    response
      .writeHead(status, { "content-type": "application/json" })
      .end(JSON.stringify({ messages: [{ code, message: "No.", level: "error" }] }));

  it("refreshes the token and repeats the call once (rule auth-retry)", async () => {
    backend.answer("/main/customer/details", refuse(401, "signed_out"));
    await expect(backend.open(ANNA).caller.customer.details()).rejects.toMatchObject({
      problem: { code: "signed_out" },
    });

    expect([backend.askedAt("/main/customer/details").length, backend.askedAt("/auth/refresh").length]).toEqual([2, 1]);
  });

  it("does not exist for sign-in (rule auth-retry)", async () => {
    backend.answer("/main/login", refuse(401, "invalid_credentials"));
    const login = backend.open(ANNA).caller.session.login({ email: "anna@example.com", password: "wrong" });
    await expect(login).rejects.toMatchObject({ problem: { code: "invalid_credentials" } });

    expect([backend.askedAt("/main/login").length, backend.askedAt("/auth/refresh").length]).toEqual([1, 0]);
  });
});

describe("a reply", () => {
  it("with 204 is an empty result (rule no-content)", async () => {
    const { data, error, response } = await backend.clients(anna).main.PATCH("/customer/confirm-address");
    expect([response.status, data, error]).toEqual([204, undefined, undefined]);
  });

  it("has camelCase keys, from snake_case and kebab-case (rule response-key-conversion)", async () => {
    const answer = (_: Asked, response: ServerResponse) =>
      response
        .writeHead(500, { "content-type": "application/json" })
        .end(JSON.stringify({ messages: [{ code: "internal_error", message: "x" }], "page-info": {}, page_links: {} }));
    backend.answer("/main/orders", answer);
    const { error } = await backend
      .clients(anna)
      .main.GET("/orders", { params: { query: { status: "upcoming_products" } } });
    expect(Object.keys(error as object)).toEqual(["messages", "pageInfo", "pageLinks"]);
  });

  it("without JSON is 422, with a code of its own (rule unparseable)", async () => {
    backend.answer("/main/customer", (_, response) => response.end("<h1>Welcome to nginx"));
    await expect(backend.open(ANNA).caller.session.get()).rejects.toMatchObject({
      problem: { status: 422, code: "unparseable_body" },
    });
  });

  it("that fails is site-wide for main and Lotto Party, and local for others", async () => {
    const { main, social, blog } = backend.clients(anna);
    for (const path of ["/main/customer", "/social/config", "/blog/posts"])
      backend.answer(path, (_, response) => response.writeHead(500).end());
    await Promise.all([main.GET("/customer"), social.GET("/config"), blog.GET("/posts", {})]);

    const levels = backend.lines.filter(({ status }) => status === 500).map(({ service, level }) => [service, level]);
    expect(Object.fromEntries(levels)).toEqual({ main: "error", social: "error", blog: "warn" });
  });

  it("that never arrives has the no-response message (rule no-response)", async () => {
    backend.answer("/main/customer", (_, response) => response.destroy());
    await expect(backend.open(ANNA).caller.session.get()).rejects.toMatchObject({
      problem: { code: "errorMessageFallback", message: "Something went wrong" },
    });
  });
});

describe("a query", () => {
  it("for content lists categories, ids and types, and leaves out items without a value (Content 7, 11)", async () => {
    const item = (id: string, value?: unknown) => [id, { id, type: "plain", value }];
    const items = Object.fromEntries([item("full", "Hello"), item("missing"), item("null", null), item("empty", "")]);
    backend.answer("/translation/en-AU/items", (_, response) => {
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ result: { items } }));
    });
    const input = { categories: ["home"], ids: ["full"], types: ["plain" as const] };
    expect(Object.keys(await backend.open().caller.content.list(input))).toEqual(["full"]);
    const { searchParams } = new URL(theCall("/translation/en-AU/items").url, backend.url);
    expect([...searchParams]).toEqual([
      ["c[]", "home"],
      ["id[]", "full"],
      ["t[]", "plain"],
    ]);
  });

  it("omits empty values, and repeats list values (rule paging)", async () => {
    await backend.open().caller.content.list({ categories: ["home", "seo"] });
    await backend.open(ANNA).caller.orders.list({ status: "past_products", page: -3 });

    const [content] = backend.askedAt("/translation/en-AU/items");
    expect(new URL(content?.url ?? "", backend.url).searchParams.getAll("c[]")).toEqual(["home", "seo"]);
    expect(content?.url).not.toContain("id%5B%5D");
    const paged = new URL(theCall("/main/orders").url, backend.url).searchParams;
    expect(Object.fromEntries(paged)).toEqual({ status: "past_products", limit: "10", offset: "0" });
  });
});
