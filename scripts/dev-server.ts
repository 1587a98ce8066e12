// The shop of `npm run dev`: front and gateway before Astro's dev server, so that guards and forms work as they will.
import { statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { dev } from "astro";
import { ConfigurationError, type GatewayEnv, readEnv } from "#gateway/env.ts";
import { createGateway } from "#gateway/gateway.ts";
import { createFront } from "#site/front.ts";
import { createReference, isReference } from "./contracts/docs/reference.ts";
import { isOperator } from "./lib/control.ts";
import { root } from "./lib/steps.ts";

// Starting over an existing database takes two or three.
const PATIENCE_MS = 10_000;

/** The services write the local secrets at their first start; until then there is nothing to sign with. */
async function untilConfigured(): Promise<GatewayEnv> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return readEnv(process.env);
    } catch (error) {
      if (!(error instanceof ConfigurationError) || attempt >= 150) throw error;
      await wait(200);
    }
  }
}

/**
 * Services restart whenever one of their files is saved, which takes seconds. A page asked for meanwhile waits for them, as
 * the one who saved the file does; when they do not come back, it says what it would say to a customer.
 */
async function untilServicesListen(): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (!(await isListening(new URL(env.discoveryUrl))) && Date.now() < giveUpAt) await wait(100);
}

/** Services open their port when they can answer, and not before. */
function isListening({ hostname, port, protocol }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(port) || (protocol === "https:" ? 443 : 80), hostname);
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** What Vite serves itself: its client, modules and assets. An address of no file is a page, or none, as in the built shop. */
const isAsset = (path: string) =>
  /^\/(@(vite|id|fs|react-refresh)\b|_image$)/.test(path) ||
  [root, join(root, "site/public")].some((folder) => isFile(join(folder, path)));

const reference = createReference();

/** What the contracts and the procedures say, for who develops; the built shop has no such page. */
function showReference(path: string, response: ServerResponse) {
  const html = reference(path);
  response.writeHead(html ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
  response.end(html ?? "There is nothing here.");
}

const env = await untilConfigured();
const astro = await dev({
  root,
  logLevel: "warn",
  server: { port: env.port + 1000, host: "127.0.0.1" },
  // Vite's client writes styles and scripts into the page, which the shop's policy forbids. The built site has it.
  security: { csp: false },
});
const gateway = createGateway(env);
const front = createFront({
  gateway,
  publicUrl: env.publicUrl,
  caching: false,
  catalogue: env.hasCatalogue,
  ...(env.isDemo && { isOperator: (authorization) => isOperator(env.dataDir, authorization) }),
  handler: (request, response, _next, locals) => {
    // Where Astro's dev server looks for the locals of a request.
    Reflect.set(request, Symbol.for("astro.locals"), locals);
    astro.handle(request, response);
  },
});
const server = createServer((request: IncomingMessage, response) => {
  const path = new URL(request.url ?? "/", env.publicUrl).pathname;
  if (isAsset(path)) astro.handle(request, response);
  else if (isReference(path)) showReference(path, response);
  else void untilServicesListen().then(() => front(request, response));
});
// Vite's own channel for hot replacement, passed on as it is.
server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
  const vite = connect(astro.address.port, "127.0.0.1", () => {
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let at = 0; at < request.rawHeaders.length; at += 2) {
      lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
    }
    vite.write(`${lines.join("\r\n")}\r\n\r\n`);
    vite.write(head);
    socket.pipe(vite).pipe(socket);
  });
  vite.on("error", () => socket.destroy());
  socket.on("error", () => vite.destroy());
});
server.listen(env.port, env.host);
process.once("SIGTERM", async () => {
  server.close();
  await Promise.allSettled([astro.stop(), gateway.close()]);
  process.exit(0);
});
