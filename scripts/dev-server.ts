// The shop of `npm run dev`: front and gateway before Astro's dev server, so that guards and forms work as when built.
import { statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { dev } from "astro";
import { ConfigurationError, type GatewayEnv, readEnv } from "#gateway/foundation/env.ts";
import { createGateway } from "#gateway/gateway.ts";
import { createFront } from "#site/front.ts";
import { createReference, isReference } from "./contracts/docs/reference.ts";
import { createPageCheck, showTrouble } from "./lib/broken-page.ts";
import { isOperator } from "./lib/control.ts";
import { print, root } from "./lib/steps.ts";

// Running requests may finish in this time after a save. npm run dev kills a part that has not stopped after 5 s.
const FINISH_MS = 1_500;
let running = 0;

/** The services write the local secrets at their first start. Until then nothing can be signed. */
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
 * Returns the gate's error text while the services are down, otherwise null. A restart after a save takes seconds, and requests
 * wait at the gate meanwhile. If the services do not come back, no call is sent to them, because failures would open the
 * gateway's circuit breaker.
 */
async function outageText(): Promise<string | null> {
  const gate = process.env["SERVICES_GATE"];
  // The services may restart mid-request; retry.
  for (let attempt = 0; gate && attempt < 3; attempt += 1) {
    try {
      const answer = await fetch(`${gate}/healthz`, { headers: { connection: "close" } });
      return answer.status === 503 ? await answer.text() : null;
    } catch {}
  }
  return null;
}

/** Returns the stacks thrown for a request. `npm run dev` collects them from the logs of all parts. */
async function readThrown(locals: object = {}): Promise<string> {
  const { gateway: opened } = locals as { gateway?: { requestId: string } };
  const address = process.env["THROWN_URL"];
  return address && opened ? (await fetch(`${address}/${opened.requestId}`)).text() : "";
}

/** Returns a page, or the error that prevents it. */
async function showPage(request: IncomingMessage, response: ServerResponse) {
  const away = await outageText();
  if (away === null) return front(request, response);
  response.writeHead(503, { "content-type": "text/plain; charset=utf-8" });
  response.end(away);
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Whether Vite serves the URL itself: its client, modules and assets. Other URLs are pages, as when built. */
const isAsset = (path: string) =>
  /^\/(@(vite|id|fs|react-refresh)\b|_image$)/.test(path) ||
  [root, join(root, "site/public")].some((folder) => isFile(join(folder, path)));

/** The contract reference. The built shop does not have it. */
const showReference = createReference();

const env = await untilConfigured();
const pageCheck = createPageCheck();
const astro = await dev({
  root,
  integrations: [pageCheck.integration],
  logLevel: "warn",
  server: { port: env.port + 1000, host: "127.0.0.1" },
  // Vite's client writes inline styles and scripts, which the shop's content security policy forbids. The built site keeps the
  // policy.
  security: { csp: false },
});
const gateway = createGateway(env);
const front = createFront({
  gateway,
  publicUrl: env.publicUrl,
  caching: false,
  catalogue: env.hasCatalogue,
  ...(env.isDemo && { isOperator: (authorization) => isOperator(env.dataDir, authorization) }),
  handler: async (request, response, _next, locals) => {
    const trouble = await pageCheck.troubleOf(request.url ?? "/");
    if (trouble) {
      print(`\n${trouble}\n`);
      return showTrouble(trouble, response);
    }
    // Astro's dev server reads the locals of a request here.
    Reflect.set(request, Symbol.for("astro.locals"), { ...locals, readThrown: () => readThrown(locals) });
    astro.handle(request, response);
  },
});
const server = createServer((request: IncomingMessage, response) => {
  running += 1;
  response.once("close", () => {
    running -= 1;
  });
  const path = new URL(request.url ?? "/", env.publicUrl).pathname;
  if (isAsset(path)) astro.handle(request, response);
  else if (isReference(path)) void showReference(request, response);
  else void showPage(request, response);
});
// Vite's websocket for hot replacement, passed through.
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
  for (const giveUpAt = Date.now() + FINISH_MS; running > 0 && Date.now() < giveUpAt; ) await wait(20);
  await Promise.allSettled([astro.stop(), gateway.close()]);
  process.exit(0);
});
