// Calls that once got an undocumented reply. Each was found by tests/fuzz.
import { request } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OperationId } from "./caller.ts";
import { readContract } from "./contract.ts";
import { purchaseOf, shopper } from "./main/money.ts";
import { quickPick } from "./main/tickets.ts";
import { type ContractShop, openContractShop } from "./shop.ts";

const main = readContract("main");
let shop: ContractShop;
beforeAll(async () => {
  shop = await openContractShop();
});
afterAll(() => shop.close());

/** Sends the URL unchanged: an HTTP client would normalise it. */
async function get(path: string) {
  const { body, headers, statusCode } = await request(shop.origin + path, { method: "GET" });
  return { status: statusCode, headers, body: (await body.json()) as { messages: { code: string }[] } };
}

describe("an address", () => {
  it("is refused in the usual format when it cannot be decoded", async () => {
    const answer = await get("/cms/items/%ff");

    expect([answer.status, answer.body.messages[0]?.code]).toEqual([400, "invalid_request"]);
    expect(answer.headers["x-shop-request-id"]).toBeTruthy();
    expect(answer.headers["x-shop-time"]).toMatch(/^\d{4}-/);
  });

  it("is 404 for a collection named like a property of every object", async () => {
    expect((await shop.call("listCmsItems", { params: { collection: "constructor" } })).status).toBe(404);
  });

  it("may have query parameters that are not in the contract", async () => {
    expect((await get("/discover?=a%00b&__proto__=%00")).status).toBe(200);
  });
});

describe("a body", () => {
  const deep = `${'{"a":'.repeat(9_000)}1${"}".repeat(9_000)}`;

  it.each<OperationId>(["updateCustomerDetails", "addCartItem"])("is refused by %s when it is too deep", async (id) => {
    const answer = await shop.call(id, { as: await shop.person(), body: deep });

    expect(answer.status).toBe(400);
    expect(main.faults(id, answer.status, answer.body)).toEqual([]);
  });

  it("is refused when it contains half a surrogate pair", async () => {
    const as = await shopper(shop, { cents: 1_000 });
    const body = await purchaseOf(shop, as, { purchase: { channel_key: "web", metadata: { note: "\ud800" } } });
    const answer = await shop.call("purchaseCart", { as, body });

    expect([answer.status, answer.body.messages[0]?.target]).toEqual([422, "purchase.metadata.note"]);
    expect(main.faults("purchaseCart", answer.status, answer.body)).toEqual([]);
  });

  it("gets refusals under the name of any field", async () => {
    const games = [JSON.parse('{"Numbers":[1,2,3,4,5,6],"toString":["x"]}') as object];
    const answer = await shop.call("addCartItem", { as: await shop.person(), body: quickPick({ games }) });

    expect(answer.status).toBe(422);
    expect(main.faults("addCartItem", answer.status, answer.body)).toEqual([]);
  });
});
