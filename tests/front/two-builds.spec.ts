// A rolling deployment: a page comes from a front of one build, its files are asked of a front of the other.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readEnv } from "#gateway/foundation/env.ts";
import { createGateway } from "#gateway/gateway.ts";
import { keepBuild } from "#scripts/lib/kept-builds.ts";
import { createFront } from "#site/front.ts";

const folder = mkdtempSync(join(tmpdir(), "drawcard-two-builds-"));
const buildsFolder = join(folder, "dist-builds");
const settings = { APP_KEY: "key", APP_SECRET: "secret-0123456789abcdef", DISCOVERY_URL: "http://127.0.0.1:1" };
const gateway = createGateway(readEnv({ ...settings, NODE_ENV: "test", LOG_LEVEL: "silent" }));
const publicUrl = new URL("http://127.0.0.1:4321");
const servers: Server[] = [];
afterAll(async () => {
  for (const server of servers) server.close();
  await gateway.close();
  rmSync(folder, { recursive: true });
});

/** Builds a site with these hashed files, like `npm run build`. */
function build(name: string, files: Record<string, string>) {
  const siteFolder = join(folder, name);
  mkdirSync(join(siteFolder, "client/_assets"), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(siteFolder, "client/_assets", file), text);
  keepBuild({ siteFolder, buildsFolder, name });
  return join(siteFolder, "client");
}

async function openFront(clientFolder: string) {
  const front = createFront({
    gateway,
    handler: (_, response) => void response.writeHead(404).end(),
    clientFolder,
    buildsFolder,
    publicUrl,
  });
  const server = createServer(front).listen(0, "127.0.0.1");
  servers.push(server);
  await new Promise((listening) => server.once("listening", listening));
  const { port } = server.address() as AddressInfo;
  return async (path: string) => {
    const reply = await fetch(`http://127.0.0.1:${port}/_assets/${path}`);
    return [reply.status, reply.headers.get("cache-control"), await reply.text()];
  };
}

const FOR_EVER = "public, max-age=31536000, immutable";

it("serves the files of the build before and after its own", async () => {
  const before = await openFront(build("a", { "app.aaa.js": "a()", "one.aaa.css": ".a{}" }));
  const after = await openFront(build("b", { "app.bbb.js": "b()", "one.bbb.css": ".b{}" }));

  expect(await after("app.aaa.js")).toEqual([200, FOR_EVER, "a()"]);
  expect(await before("app.bbb.js")).toEqual([200, FOR_EVER, "b()"]);
  expect(await after("one.aaa.css")).toEqual([200, FOR_EVER, ".a{}"]);
  expect(await before("one.bbb.css")).toEqual([200, FOR_EVER, ".b{}"]);
});

it.each(["app.ccc.js", "..%2f..%2fa/client/_assets/app.aaa.js", "../_assets"])("answers 404 for %s", async (path) => {
  const front = await openFront(join(folder, "b/client"));
  expect((await front(path))[0]).toBe(404);
});
