// Tests upstream failures: endless replies, oversized replies, outages for all callers, and failed discovery.
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createTransport, type Transport } from "#gateway/upstream/transport.ts";
import { type Backend, openBackend } from "#tests/gateway/backend.ts";
import { PATIENT } from "#tests/patience.ts";

let backend: Backend;
let transport: Transport;
beforeAll(async () => {
  backend = await openBackend({ NODE_ENV: "production" });
  transport = createTransport();
});
beforeEach(() => backend.forget());
afterAll(() => Promise.all([transport.close(), backend.close()]));

const send = (timeoutMs: number) => {
  const call = { address: `${backend.url}/main`, path: "/config", method: "GET", headers: {}, body: null };
  return transport.send({ ...call, timeoutMs });
};

describe("a service that never ends its reply", () => {
  it.each([
    ["sends nothing", () => {}],
    [
      "sends a byte now and then",
      (_: unknown, response: ServerResponse) => {
        response.writeHead(200, { "content-type": "application/json" });
        const writing = setInterval(() => response.write(" "), 20);
        response.once("close", () => clearInterval(writing));
      },
    ],
  ])("is disconnected at the deadline when it %s", async (_, answer) => {
    backend.answer("/main/config", answer);
    const since = performance.now();
    await expect(send(150)).rejects.toMatchObject({ kind: "timeout" });

    expect(performance.now() - since).toBeLessThan(8_000);
    await backend.askedAt("/main/config")[0]?.left;
  });
});

describe("a reply of 60 MB", () => {
  const piece = Buffer.alloc(1_000_000, " ");
  const read = () => backend.open().caller.config.get();

  /** Returns how many MB the gateway read of a 60 MB reply. */
  async function endless(status: number, isAnnounced: boolean) {
    let taken = 0;
    backend.answer("/main/config", async ({ left }, response) => {
      response.writeHead(status, {
        "content-type": "application/json",
        ...(isAnnounced && { "content-length": "60000000" }),
      });
      for (let count = 0; count < 60 && !response.destroyed; count++) {
        const isFull = !response.write(piece);
        taken += 1;
        if (isFull) await Promise.race([once(response, "drain"), left]);
      }
      response.end();
    });
    const problem = await read().catch((error: { problem: object }) => error.problem);
    await vi.waitFor(() => expect(backend.askedAt("/main/config").length).toBeGreaterThan(0), PATIENT);
    return { problem, megabytes: taken };
  }

  it.each([true, false])("is aborted (content-length known: %s)", async (isAnnounced) => {
    const { problem, megabytes } = await endless(200, isAnnounced);
    expect(problem).toMatchObject({ status: 422, code: "unparseable_body" });
    expect(megabytes).toBeLessThan(30);
  });

  it("with an error status returns that error", async () => {
    const { problem } = await endless(500, true);
    expect(problem).toMatchObject({ status: 500, isSiteWide: true });
  });

  it("does not open the service's circuit", async () => {
    for (let times = 0; times < 9; times++) await endless(200, true);
    backend.answer("/main/config", (_, response) => response.writeHead(500).end());
    await expect(read()).rejects.toMatchObject({ problem: { status: 500 } });
  });
});

describe("a service in trouble", () => {
  it("gets at most 20 retries plus a tenth of all reads", async () => {
    const trouble = JSON.stringify({ messages: [{ code: "service_unavailable", message: "Closed.", level: "error" }] });
    backend.answer("/blog/posts", (_, response) =>
      response.writeHead(503, { "content-type": "application/json" }).end(trouble),
    );
    const { blog } = backend.clients();
    for (let round = 0; round < 10; round++) {
      const query = (page: number) => ({ params: { query: { offset: page } } });
      await Promise.all(Array.from({ length: 6 }, (_, index) => blog.GET("/posts", query(round * 6 + index) as never)));
    }
    // Without a retry budget 60 reads would cause 180 requests.
    expect(backend.askedAt("/blog/posts").length).toBeLessThanOrEqual(60 + 20 + 8);
    expect(backend.askedAt("/blog/posts").length).toBeGreaterThan(60 + 10);
  });
});

describe("a shop whose discovery fails", () => {
  it.each([
    ["an HTML page", "<h1>nginx</h1>"],
    ["no service", '{"result":{"services":{}}}'],
  ])("has the no-response message when discovery returns %s (rule no-response)", async (_, text) => {
    const lost = await openBackend({ NODE_ENV: "production" });
    lost.answer("/discover", (_asked, response) => response.end(text));
    const problem = await lost
      .open()
      .caller.config.get()
      .catch((error: { problem: object }) => error.problem);
    await lost.close();

    expect(problem).toMatchObject({ code: "errorMessageFallback", status: 502, message: "Something went wrong" });
    expect(lost.lines.some(({ message, level }) => message === "discovery failed" && level === "warn")).toBe(true);
  });
});
