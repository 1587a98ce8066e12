// Tests recommendations: cached for five minutes when shared, per visitor otherwise, and empty when the service fails
// (shop §7, rule placement.params).
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ANNA, type Backend, openBackend } from "#tests/gateway/backend.ts";
import { exampleOf } from "#tests/gateway/examples.ts";
import { PATIENT } from "#tests/patience.ts";
import { standardTicket, startShop } from "#tests/shop.ts";

describe("the demo's placements", () => {
  const offers = (placements: readonly { key: string; items: { productOfferKey: string }[] }[]) =>
    placements.map(({ key, items }) => [key, items.map(({ productOfferKey }) => productOfferKey)]);

  it("feature offers on sale, and on the cart page offers that are not in the cart", async () => {
    const { caller, signIn } = await startShop();
    expect(offers(await caller.placements.list({ keys: ["feature_placement"] }))).toEqual([
      ["feature_placement", ["oz_lotto"]],
    ]);

    await caller.cart.addItem({ item: standardTicket("powerball"), idempotencyKey: crypto.randomUUID() });
    const cartPlacements = () => caller.placements.list({ keys: ["cart_inline_item"] });
    expect(offers(await cartPlacements())).toEqual([["cart_inline_item", ["saturday_lotto", "oz_lotto"]]]);
    await signIn("erin");
    await caller.cart.addItem({ item: standardTicket("oz_lotto"), idempotencyKey: crypto.randomUUID() });
    expect(offers(await cartPlacements())).toEqual([["cart_inline_item", ["saturday_lotto"]]]);
  });

  it("omit suspended offers", async () => {
    const { caller, gateway, services } = await startShop();
    await services.db.insertInto("offer_state").values({ product_offer_key: "oz_lotto", is_suspended: true }).execute();
    await gateway.invalidate();

    expect(await caller.placements.list({ keys: ["feature_placement"] })).toEqual([]);
    await services.db.deleteFrom("offer_state").where("product_offer_key", "=", "oz_lotto").execute();
  });

  it("answer NOT_FOUND without the capability", async () => {
    const { caller, controls } = await startShop();
    await controls.capability("placements", "off");
    await expect(caller.placements.list({ keys: ["feature_placement"] })).rejects.toMatchObject({
      problem: { code: "not_found" },
    });
  });

  it.each(["down", "slow"] as const)("are empty when their service is %s", async (mode) => {
    const { caller, fault } = await startShop();
    await fault("getPlacements", mode);
    const startedAt = Date.now();
    expect(await caller.placements.list({ keys: ["feature_placement", "cart_inline_item"] })).toEqual([]);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    await fault("getPlacements", "off");
  });

  it.each(["down", "slow"] as const)("are primed without a failure when their service is %s", async (mode) => {
    const { caller, fault } = await startShop();
    await fault("primePlacementCart", mode);
    const startedAt = Date.now();
    await caller.placements.prime();
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    await fault("primePlacementCart", "off");
  });
});

describe("a placements call", () => {
  const PATH = "/placement/placement";
  const CAPABILITIES = "/main/capabilities";
  let backend: Backend;
  beforeAll(async () => {
    backend = await openBackend();
    return () => backend.close();
  });
  beforeEach(async () => {
    await backend.forget();
    const { body } = exampleOf("GET", CAPABILITIES) as { body: { result: object } };
    const segments = [{ segment_name: "default", capabilities: ["placements", "cookie_consent"] }];
    backend.answer(CAPABILITIES, (_, response) =>
      response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify({ result: { ...body.result, segments, default_segment_name: "default" } })),
    );
  });
  afterEach(() => void vi.useRealTimers());

  const feature = (cookie = "", brandingKey?: string) =>
    backend.open(cookie).caller.placements.list({ keys: ["feature_placement"], ...(brandingKey && { brandingKey }) });
  const queries = () =>
    backend.askedAt(PATH).map(({ url }) => Object.fromEntries(new URL(url, backend.url).searchParams));

  it("sends no customer for the feature placement, and is cached for five minutes", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.now() });
    // An expired access token is not refreshed, because this call needs no customer.
    const expired = ANNA.replace(/dc_access=[^;]+; /, "");
    for (const cookie of [expired, ANNA, `${ANNA}; dc_anonymous_id=seg_1; dc_consent=all`]) await feature(cookie);
    vi.setSystemTime(Date.now() + 299_000);
    await feature(ANNA, undefined);

    expect(queries()).toEqual([{ keys: "feature_placement", pricing_id: "pri_au_nsw" }]);
    const [asked] = backend.askedAt(PATH);
    expect(asked?.headers).toMatchObject({ "x-shop-version": "1.0" });
    expect(asked?.headers["authorization"] ?? asked?.headers["x-shop-customer-id"]).toBeUndefined();
    expect(backend.askedAt("/auth/refresh")).toEqual([]);

    vi.setSystemTime(Date.now() + 2_000);
    await feature(ANNA);
    await vi.waitFor(() => expect(backend.askedAt(PATH)).toHaveLength(2), PATIENT);
  });

  it("names the branding of the page", async () => {
    await feature("", "powerball");
    expect(queries()).toEqual([{ keys: "feature_placement", branding_key: "powerball", pricing_id: "pri_au_nsw" }]);
  });

  it("sends the customer and the cart for other placements, and is not cached", async () => {
    const cartPlacements = () =>
      backend.open(ANNA).caller.placements.list({ keys: ["feature_placement", "cart_inline_item"] });
    await cartPlacements();
    await cartPlacements();

    const [asked, again] = queries();
    expect(asked).toMatchObject({ keys: "feature_placement,cart_inline_item", customer_key: "cus_anna0000000001" });
    const cart = JSON.parse(asked?.["cart"] ?? "") as object[];
    expect(cart[0]).toEqual({ lottery_key: expect.any(String), draw_number: expect.any(Number) });
    expect(again).toEqual(asked);
    expect(backend.askedAt(PATH)[0]?.headers["authorization"]).toMatch(/^Bearer /);
  });

  it("sends the visitor's segments only with consent", async () => {
    const consents = { yes: "", no: "" };
    for (const nonEssential of [true, false]) {
      const page = backend.open();
      await page.caller.consent.choose({ nonEssential });
      const line = page.setCookies().find((cookie) => cookie.startsWith("dc_consent="));
      consents[nonEssential ? "yes" : "no"] = line?.split(";")[0] ?? "";
    }
    for (const consent of [consents.yes, consents.no, ""])
      await backend
        .open(`${ANNA}; dc_anonymous_id=6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11; ${consent}`)
        .caller.placements.list({ keys: ["fast_play"] });

    expect(queries().map((query) => [query["segment_device_id"], query["segment_user_id"]])).toEqual([
      ["6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11", "cus_anna0000000001"],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it("is announced before, with the visitor's segments only with consent", async () => {
    await backend.open(`${ANNA}; dc_anonymous_id=6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11`).caller.placements.prime();
    const [primed] = backend.askedAt("/placement/placement/cart/prime");
    expect(primed?.method).toBe("POST");
    expect(primed?.headers).toMatchObject({ "x-shop-version": "1.0" });
    expect(new URL(primed?.url ?? "", backend.url).search).toBe("");
  });

  it.each([
    ["an error", 500, "application/json", "{}"],
    ["HTML", 200, "text/html", "<h1>Welcome to nginx"],
    ["a refusal", 400, "application/json", "{}"],
  ])("is not missed when its announcement gets %s", async (_, status, type, body) => {
    backend.answer("/placement/placement/cart/prime", (_asked, response) =>
      response.writeHead(status, { "content-type": type }).end(body),
    );
    await expect(backend.open(ANNA).caller.placements.prime()).resolves.toBeUndefined();
  });

  it.each([
    ["an error", 500, "application/json", '{"messages":[{"code":"internal_error","message":"x","level":"error"}]}'],
    ["an unbuilt operation", 501, "application/json", "{}"],
    ["HTML", 200, "text/html", "<h1>Welcome to nginx"],
    ["JSON without a result", 200, "application/json", "{}"],
  ])("returns an empty list for %s", async (_, status, type, body) => {
    backend.answer(PATH, (_asked, response) => response.writeHead(status, { "content-type": type }).end(body));
    expect(await feature()).toEqual([]);
  });

  it("fails when its input is invalid", async () => {
    backend.answer(PATH, (_asked, response) =>
      response
        .writeHead(400, { "content-type": "application/json" })
        .end(JSON.stringify({ messages: [{ code: "invalid_request", message: "No.", level: "error" }] })),
    );
    await expect(feature()).rejects.toMatchObject({ problem: { code: "invalid_request", status: 400 } });
  });
});
