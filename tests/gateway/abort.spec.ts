// Tests aborted requests over real connections: upstream reads stop, writes finish.
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createTrpcEndpoint } from "#site/front/trpc.ts";
import { ANNA, type Backend, openBackend } from "#tests/gateway/backend.ts";
import { exampleOf } from "#tests/gateway/examples.ts";
import { PATIENT } from "#tests/patience.ts";

let backend: Backend;
let port: number;
const server = createServer((asked, response) => void endpoint(asked, response, asked.url ?? "/"));
let endpoint: ReturnType<typeof createTrpcEndpoint>;
beforeAll(async () => {
  backend = await openBackend();
  endpoint = createTrpcEndpoint(backend.gateway, {});
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", () => listening()));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => backend.forget());
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await backend.close();
});

let closedCount = 0;
server.on("connection", (socket) => {
  socket.once("close", () => {
    closedCount += 1;
  });
});

/** Sends one call as a browser does; `leave` closes the connection. */
function call(path: string, { cookie = ANNA, body = null as string | null } = {}) {
  const headers = {
    cookie,
    host: "127.0.0.1:4321",
    origin: "http://127.0.0.1:4321",
    "x-drawcard": "1",
    "content-type": "application/json",
    ...(body !== null && { "content-length": body.length }),
  };
  const sent = request({
    port,
    host: "127.0.0.1",
    path: `/trpc/${path}`,
    method: body === null ? "GET" : "POST",
    headers,
  });
  const status = new Promise<number | undefined>((answered) => {
    sent.once("response", (reply: IncomingMessage) => answered(reply.resume().statusCode));
    sent.once("error", () => answered(undefined));
  });
  sent.end(body ?? undefined);
  return {
    status,
    /** Resolves when the server has seen the connection close. */
    leave: async () => {
      const before = closedCount;
      sent.destroy();
      await vi.waitUntil(() => closedCount > before, { ...PATIENT, interval: 5 });
    },
  };
}

/** Holds back the contract's example reply at a URL until `release` is called. */
function holdReply(path: string) {
  const held = Promise.withResolvers<void>();
  backend.answer(path, async ({ method }, response) => {
    await held.promise;
    const { status, body } = exampleOf(method, path);
    if (!response.destroyed)
      response.writeHead(status, { "content-type": "application/json" }).end(body && JSON.stringify(body));
  });
  const asked = () => vi.waitUntil(() => backend.askedAt(path)[0], { ...PATIENT, interval: 5 });
  return { asked, release: held.resolve };
}

const logLineOf = (operation: string) => backend.lines.find((line) => line["operation"] === operation);
const orders = `orders.list?input=${encodeURIComponent('{"status":"upcoming_products"}')}`;

describe("an aborted request", () => {
  it("aborts its upstream reads and logs them without a warning (rule abort)", async () => {
    const { asked } = holdReply("/main/orders");
    const visit = call(orders);
    const upstream = await asked();
    await visit.leave();

    await upstream.left;
    await vi.waitFor(
      () => expect(logLineOf("listOrders")).toMatchObject({ status: "aborted", level: "info", attempts: 1 }),
      PATIENT,
    );
    expect(backend.lines.filter(({ level }) => level !== "info" && level !== "debug")).toEqual([]);
  });

  it("makes no upstream call when it ends during the token refresh", async () => {
    const { asked, release } = holdReply("/auth/refresh");
    const visit = call(orders, { cookie: ANNA.replace(/dc_access=[^;]+; /, "") });
    await asked();
    await visit.leave();
    release();

    await vi.waitFor(
      () => expect(backend.lines.some(({ procedures }) => procedures === "orders.list")).toBe(true),
      PATIENT,
    );
    expect(backend.askedAt("/main/orders")).toEqual([]);
  });

  it("lets a write finish (rule abort)", async () => {
    const { asked, release } = holdReply("/main/customer/confirm-address");
    const visit = call("customer.confirmAddress", { body: "{}" });
    await asked();
    await visit.leave();
    release();

    await vi.waitFor(() => expect(logLineOf("confirmAddress")).toMatchObject({ status: 204 }), PATIENT);
    // The read after the write is part of the operation, so it runs too.
    await vi.waitFor(() => expect(logLineOf("getCustomer")).toMatchObject({ status: 200 }), PATIENT);
  });

  it("does not abort a read that another request shares (rule abort)", async () => {
    const { asked, release } = holdReply("/cms/items/site_config");
    const first = call("siteConfig.get", { cookie: "" });
    const second = call("siteConfig.get", { cookie: "" });
    await asked();
    await first.leave();
    release();

    expect(await second.status).toBe(200);
    expect(backend.askedAt("/cms/items/site_config")).toHaveLength(1);
  });
});
