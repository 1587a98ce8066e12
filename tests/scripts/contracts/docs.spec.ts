// The contract reference: loads nothing from other sites, and only its own page may sign calls.
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { contracts } from "#generated/contracts.ts";
import { createReference } from "#scripts/contracts/docs/reference.ts";
import { type RunningServices, startServices } from "#services/start.ts";
import { demoDatabase } from "#tests/database.ts";
import { testEnv } from "#tests/services/open-services.ts";

const dataDir = mkdtempSync(join(tmpdir(), "drawcard-docs-"));
const env = testEnv({ dataDir });
let services: RunningServices;
let server: Server;
beforeAll(async () => {
  services = await startServices({ env: { ...env, databaseUrl: await demoDatabase() } });
  vi.stubEnv("DISCOVERY_URL", services.url);
  vi.stubEnv("APP_KEY", env.appKey);
  vi.stubEnv("APP_SECRET", env.appSecret);
  vi.stubEnv("DEMO", "1");
  server = createServer(createReference());
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  server.close();
  await services.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const SAME_ORIGIN = { "sec-fetch-site": "same-origin" };
type RequestOptions = { headers?: Record<string, string>; method?: string; body?: object };

async function ask(path: string, { headers = SAME_ORIGIN, method = "GET", body }: RequestOptions = {}) {
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<import("node:http").IncomingMessage>((done, fail) => {
    const type = body ? { "content-type": "application/json" } : {};
    send({ port, path, method, headers: { ...type, ...headers } }, done)
      .on("error", fail)
      .end(body && JSON.stringify(body));
  });
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}

describe("the page", () => {
  it("loads nothing from elsewhere", async () => {
    const page = await ask("/contracts");
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'; script-src 'self';");
    const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = ""]) => file);

    expect(files).toHaveLength(4);
    for (const file of files) expect((await ask(file)).status, file).toBe(200);
    const start = (await ask("/contracts/start.js")).text;
    for (const name of Object.keys(contracts)) expect(start).toContain(`"/contracts/${name}.json"`);
  });

  it("has every contract, whose calls go through it", async () => {
    const { paths, servers } = JSON.parse((await ask("/contracts/main.json")).text);

    expect(paths["/cart/items"].post.operationId).toBe("addCartItem");
    expect(servers).toEqual([{ url: "/contracts/call/main" }]);
    for (const path of ["/contracts/nothing.json", "/contracts/getNothing", "/contracts/../package.json"])
      expect((await ask(path)).status, path).toBe(404);
  });
});

describe("a call", () => {
  const version = { ...SAME_ORIGIN, "x-shop-version": "3.0" };

  it("is signed, and is the customer's after a login", async () => {
    expect(await ask("/contracts/call/main/branding", { headers: version })).toMatchObject({ status: 200 });
    expect(await ask("/contracts/call/main/transactions")).toMatchObject({ status: 401 });

    const body = { email: "anna@example.com", password: "Drawcard-demo-1" };
    const login = await ask("/contracts/call/main/login", { method: "POST", headers: version, body });
    expect(login.status, login.text).toBe(200);
    expect(await ask("/contracts/call/main/transactions?limit=1")).toMatchObject({ status: 200 });
  });

  it.each([
    ["another site's page", { "sec-fetch-site": "cross-site" }],
    ["a page under another name of this machine", { ...SAME_ORIGIN, host: "evil.example:4321" }],
    ["no page", {}],
  ])("of %s is refused", async (_, headers) => {
    expect(await ask("/contracts/call/main/branding", { headers })).toMatchObject({ status: 403 });
  });

  it("needs the demo", async () => {
    vi.stubEnv("DEMO", "0");
    expect(await ask("/contracts/call/main/branding")).toMatchObject({ status: 503 });
    vi.stubEnv("DEMO", "1");
  });
});
