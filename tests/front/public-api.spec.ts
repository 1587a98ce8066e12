// An app without a browser: it knows the gateway by site/public/api only.
import createClient from "openapi-fetch";
import { describe, expect, it } from "vitest";
import { apiFiles } from "#scripts/api.ts";
import { differing } from "#scripts/generate/write.ts";
import type { paths } from "#site/public/api/openapi.d.ts";
import { frontShopOfFile } from "./front-shop.ts";

const shop = frontShopOfFile();

/** Returns the generated client of an app, which keeps its cookies and names the shop as the origin of its writes. */
function clientOfApp() {
  const cookies = new Map<string, string>();
  const client = createClient<paths>({
    baseUrl: `${shop.url}/trpc`,
    headers: { origin: shop.url },
  });
  client.use({
    onRequest: ({ request }) => request.headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; ")),
    onResponse: ({ response }) => {
      for (const line of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
    },
  });
  return client;
}
const params = { header: { "x-drawcard": "1" } };
const newKey = () => crypto.randomUUID();

describe("an app with the generated client", () => {
  it("signs in, fills a cart, buys and reads the receipt", async () => {
    const app = clientOfApp();
    const login = { email: "anna@example.com", password: "Drawcard-demo-1" };
    expect((await app.POST("/session.login", { params, body: login })).response.status).toBe(200);

    const item = { productType: "lottery_ticket", lotteryKey: "monday_lotto", gameType: "standard" } as const;
    const wanted = { ...item, gameOffer: "standard", numGames: 4, numDraws: 1, quickpick: true } as const;
    const added = await app.POST("/cart.addItem", { params, body: { item: wanted, idempotencyKey: newKey() } });
    const cart = added.data?.result.data;
    if (!cart) throw new Error(JSON.stringify(added.error));
    expect(cart.cartItems.map(({ description }) => description)).toEqual(["4 x Monday Lotto games"]);

    const { cartTotal: expectedTotal, revision: cartRevision } = cart;
    const body = { expectedTotal, cartRevision, idempotencyKey: newKey() };
    const bought = (await app.POST("/purchases.create", { params, body })).data?.result.data;
    if (bought?.kind !== "receipt") throw new Error(`not bought: ${JSON.stringify(bought)}`);
    const query = { input: JSON.stringify({ checkoutId: bought.checkoutId }) };
    const receipt = (await app.GET("/purchases.get", { params: { query } })).data?.result.data;
    expect(receipt?.items.map(({ description }) => description)).toEqual(["4 x Monday Lotto games"]);
  });

  it("gets the reason of a refusal as a problem", async () => {
    const body = { email: "anna@example.com", password: "wrong" };
    const { error, response } = await clientOfApp().POST("/session.login", { params, body });
    expect([response.status, error?.error.data?.problem?.code]).toEqual([401, "invalid_credentials"]);
  });

  it("is refused a write without its header or the shop's origin", async () => {
    const json = { "content-type": "application/json" };
    const write = async (headers: Record<string, string>) =>
      (await shop.ask("/trpc/session.logout", { method: "POST", headers: { ...json, ...headers } })).status;
    expect(await write({ origin: shop.url, "x-drawcard": "1" })).toBe(200);
    expect(await write({ origin: "https://elsewhere.example", "x-drawcard": "1" })).toBe(403);
    expect(await write({ origin: shop.url })).toBe(403);
  });
});

it("finds the document and the types of a client in the shop", async () => {
  const answer = await shop.ask("/api/openapi.json");
  expect(answer.headers["content-type"]).toContain("application/json");
  const { paths: described } = JSON.parse(answer.text) as { paths: object };
  expect(Object.keys(described)).toContain("/cart.addItem");
  expect((await shop.ask("/api/openapi.d.ts")).text).toContain("export interface paths");
});

it("matches the procedures of the gateway", async () => {
  expect(differing(await apiFiles()).map(([file]) => file)).toEqual([]);
});
