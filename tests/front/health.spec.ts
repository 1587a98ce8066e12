// Health checks for load balancers: liveness and readiness.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readEnv } from "#gateway/foundation/env.ts";
import { createGateway, type Gateway } from "#gateway/gateway.ts";
import { startPostgres } from "#scripts/lib/postgres.ts";
import { freePort } from "#scripts/lib/processes.ts";
import { startRedis, type TestRedis } from "#scripts/lib/redis.ts";
import { startServices } from "#services/start.ts";
import { createFront } from "#site/front.ts";
import { emptyDatabase } from "#tests/database.ts";
import { type Answer, type Backend, openBackend } from "#tests/gateway/backend.ts";
import { PATIENT } from "#tests/patience.ts";
import { testEnv } from "#tests/services/open-services.ts";

let redis: TestRedis;
let gateway: Gateway;
let server: Server;
let servicesPort: number;
beforeAll(async () => {
  redis = await startRedis();
  servicesPort = await freePort();
  gateway = createGateway(
    readEnv({
      NODE_ENV: "test",
      APP_KEY: "test-key",
      APP_SECRET: "test-secret-0123456789",
      DISCOVERY_URL: `http://127.0.0.1:${servicesPort}`,
      REDIS_URL: redis.url,
    }),
  );
  const handler = () => {};
  server = createServer(createFront({ gateway, handler, publicUrl: new URL("http://127.0.0.1:4321") }));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
afterAll(async () => {
  server.close();
  await gateway.close();
  await redis.stop();
});

async function ask(path: string, origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`) {
  const response = await fetch(origin + path);
  return [response.status, await response.text()];
}

describe("the shop", () => {
  it("is live but not ready before it has found the services; then stays ready, even during an outage", async () => {
    expect(await ask("/healthz")).toEqual([200, "ok"]);
    await vi.waitFor(async () => expect((await ask("/readyz"))[1]).not.toContain("redis"), PATIENT);
    expect(await ask("/readyz")).toEqual([503, "services: discovery has not answered since this process started"]);

    const services = await startServices({
      env: testEnv({ databaseUrl: await emptyDatabase(), port: servicesPort, isDemo: false }),
    });
    expect(await ask("/readyz")).toEqual([200, ""]);

    await services.close();
    expect(await ask("/readyz")).toEqual([200, ""]);

    // Without Redis the shop stays ready and reports it.
    await redis.stop();
    expect(await ask("/readyz")).toEqual([200, "redis: does not answer; this process continues without it"]);
  });
});

describe("a shop whose keys the services reject", () => {
  let backend: Backend;
  let front: Server;
  beforeAll(async () => {
    // Only the shop's probes use this clock.
    vi.useFakeTimers({ toFake: ["Date"] });
    backend = await openBackend();
    const handler = () => {};
    front = createServer(createFront({ gateway: backend.gateway, handler, publicUrl: new URL(backend.url) }));
    await new Promise<void>((listening) => front.listen(0, "127.0.0.1", listening));
  });
  afterAll(async () => {
    vi.useRealTimers();
    front.close();
    await backend.close();
  });
  const ready = () => ask("/readyz", `http://127.0.0.1:${(front.address() as AddressInfo).port}`);
  const troubleLogged = () =>
    backend.lines.map(({ message }) => String(message)).filter((line) => line.startsWith("services: "));
  const advanceClock = () => vi.setSystemTime(Date.now() + 11_000);
  const refuse: Answer = (_, response) => {
    const message = { code: "invalid_signature", message: "The call could not be verified.", level: "error" };
    response.writeHead(400, { "content-type": "application/json" }).end(JSON.stringify({ messages: [message] }));
  };
  const REFUSED = "services: the signature is refused: are APP_KEY and APP_SECRET the ones this backend knows?";

  it("is ready while the keys are valid, and makes one upstream call for many probes", async () => {
    expect(await Promise.all([ready(), ready(), ready()])).toEqual([
      [200, ""],
      [200, ""],
      [200, ""],
    ]);
    expect(await ready()).toEqual([200, ""]);
    expect(backend.askedAt("/main/config")).toHaveLength(1);
    expect(backend.asked[0]?.headers["x-shop-signature"]).toMatch(/^[0-9a-f]{64}$/);
  });

  it("is not ready once the keys are rejected, even with cached replies, and names the settings", async () => {
    await backend.open().caller.config.get();
    backend.answer("/main/config", refuse);
    advanceClock();
    expect(await ready()).toEqual([503, REFUSED]);
    expect(await ready()).toEqual([503, REFUSED]);
    expect(troubleLogged()).toEqual([REFUSED]);
  });

  it("stays not ready while those services are away; is ready again when they accept the keys", async () => {
    await backend.stop();
    advanceClock();
    expect(await ready()).toEqual([503, REFUSED]);
    await backend.start();
    await backend.forget();
    advanceClock();
    expect(await ready()).toEqual([200, ""]);
    expect(troubleLogged()).toEqual(["services: the directory and the keys are right again"]);
  });

  it("stays ready while the services fail or time out, because cached replies still serve", async () => {
    backend.answer("/main/config", (_, response) => response.writeHead(503).end());
    advanceClock();
    expect(await ready()).toEqual([200, ""]);
    backend.answer("/main/config", () => {});
    advanceClock();
    expect(await ready()).toEqual([200, ""]);
    await backend.stop();
    advanceClock();
    expect(await ready()).toEqual([200, ""]);
    await backend.start();
  });
});

describe("a shop whose DISCOVERY_URL has an extra path", () => {
  it("is not ready, and says what answers there", async () => {
    const backend = await openBackend();
    const wrong = `${backend.url}/discover`;
    const own = createGateway(
      readEnv({ NODE_ENV: "test", APP_KEY: "key", APP_SECRET: "secret", DISCOVERY_URL: wrong }),
    );
    expect(await own.health()).toEqual({
      isReady: false,
      lines: [`services: discovery answered 404 at ${wrong}/discover: is DISCOVERY_URL right?`],
    });
    await own.close();
    await backend.close();
  });
});

describe("the services", () => {
  it("are live but not ready without their database", async () => {
    const postgres = await startPostgres();
    const services = await startServices({ env: testEnv({ databaseUrl: postgres.url, isDemo: false }) });
    expect(await ask("/readyz", services.url)).toEqual([200, '{"status":"ready"}']);
    await postgres.stop();
    expect(await ask("/healthz", services.url)).toEqual([200, '{"status":"ok"}']);
    expect(await ask("/readyz", services.url)).toEqual([503, '{"status":"the database does not answer"}']);
    await services.close();
  });
});
