// Tests tRPC over HTTP, with requests as the browser's client sends them.
import { describe, expect, it } from "vitest";
import { DEMO_PASSWORD, standardTicket, startShop } from "#tests/shop.ts";
import { sendToTrpc } from "#tests/trpc-request.ts";

const ORIGIN = "http://127.0.0.1:4321";
const own = { "content-type": "application/json", "x-drawcard": "1", "sec-fetch-site": "same-origin" };

async function post(path: string, body: unknown, headers: Record<string, string> = own) {
  const { gateway } = await startShop();
  const request = new Request(`${ORIGIN}/trpc/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const response = await sendToTrpc(gateway, request);
  // biome-ignore lint/suspicious/noExplicitAny: a raw wire body
  return { response, body: (await response.json()) as any };
}

describe("tRPC", () => {
  it("answers a batch and sets the cookies of all its calls", async () => {
    const add = { item: standardTicket("monday_lotto"), idempotencyKey: crypto.randomUUID() };
    const { response, body } = await post("cart.addItem,session.checkEmail?batch=1", {
      0: add,
      1: { email: "anna@example.com" },
    });

    expect(body).toMatchObject([{ result: { data: { revision: 1 } } }, { result: { data: { exists: true } } }]);
    expect(response.headers.getSetCookie().map((line) => line.split("=")[0])).toEqual(
      expect.arrayContaining(["dc_cart", "dc_session", "dc_visitor"]),
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("sends a problem with an error", async () => {
    const { response, body } = await post("session.login", { email: "anna", password: "" });

    expect(response.status).toBe(422);
    expect(body.error.data.problem).toMatchObject({
      code: "invalid_field",
      targets: {
        email: [{ message: "Please enter a valid email address" }],
        password: [{ message: "This field is required" }],
      },
      requestId: response.headers.get("x-shop-request-id"),
    });
    expect(JSON.stringify(body)).not.toContain("stack");
  });

  it.each([
    [
      "without the header of the shop's client",
      { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    ],
    ["from another site", { ...own, "sec-fetch-site": "cross-site" }],
    ["without an origin", { "content-type": "application/json", "x-drawcard": "1" }],
  ])("refuses a write %s", async (_, headers) => {
    const { response, body } = await post(
      "session.login",
      { email: "anna@example.com", password: DEMO_PASSWORD },
      headers,
    );
    expect(response.status).toBe(403);
    expect(body.error.data.problem.code).toBe("foreign_origin");
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get("x-shop-request-id")).toBe(body.error.data.problem.requestId);
  });

  it("refuses bodies above 1 MB, before they are read or once they are that long", async () => {
    const { gateway } = await startShop();
    const stopsAt = (maxBytes: number) => Promise.resolve(maxBytes === 1_000_000 ? null : "");
    for (const size of [{ "content-length": "1000001" }, { "transfer-encoding": "chunked" }]) {
      const readBody = "content-length" in size ? () => Promise.reject(new Error("must not be read")) : stopsAt;
      const asked = { method: "POST", url: "/trpc/session.login", headers: { ...own, ...size }, readBody };
      const { status, headers, body } = await gateway.handleTrpc(asked);
      const { error } = JSON.parse(body);

      expect([status, error.data.code, error.data.problem.code]).toEqual([413, "PAYLOAD_TOO_LARGE", "invalid_request"]);
      expect(error.code).toBe(-32013);
      expect(headers[headers.indexOf("x-shop-request-id") + 1]).toBe(error.data.problem.requestId);
    }
  });

  it("refuses a form from another site", async () => {
    const { gateway } = await startShop();
    const headers = new Headers({ origin: "https://evil.example", host: "127.0.0.1:4321" });
    const page = gateway.open({ headers, ip: null, url: "/checkout/login" });
    const form = new URLSearchParams({ email: "anna@example.com", password: DEMO_PASSWORD });

    expect(await page.form("session.login", form)).toMatchObject({ ok: false, problem: { code: "foreign_origin" } });
  });

  it("answers reads without the write headers, and keeps the request id", async () => {
    const { gateway } = await startShop();
    const id = "6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11";
    const request = new Request(`${ORIGIN}/trpc/config.get`, { headers: { "x-shop-request-id": id } });
    const response = await sendToTrpc(gateway, request);

    expect(response.status).toBe(200);
    expect(response.headers.get("x-shop-request-id")).toBe(id);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});
