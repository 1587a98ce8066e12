// The shop of `npm run dev`: front and gateway before Astro's dev server, so that guards and forms work as they will.
import { createServer, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { dev } from "astro";
import { type GatewayEnv, readEnv } from "#gateway/env.ts";
import { createGateway } from "#gateway/gateway.ts";
import { createFront } from "#site/front.ts";
import { root, say } from "./lib/steps.ts";

/** The services write the local secrets at their first start; until then there is nothing to sign with. */
async function untilConfigured(): Promise<GatewayEnv> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return readEnv(process.env);
    } catch (error) {
      if (attempt >= 150) throw error;
      await wait(200);
    }
  }
}

/** What Vite serves itself: its client, modules and assets. */
const isAsset = (path: string) => /^\/(@|node_modules\/|site\/|\.astro\/|_image)|\.[a-z0-9]+$/i.test(path) && path !== "/blank.html";

const env = await untilConfigured();
const astro = await dev({ root, logLevel: "warn", server: { port: env.port + 1000, host: "127.0.0.1" } });
const gateway = createGateway(env);
const front = createFront({
  gateway,
  publicUrl: env.publicUrl,
  caching: false,
  handler: (request, response, _next, locals) => {
    // Where Astro's dev server looks for the locals of a request.
    Reflect.set(request, Symbol.for("astro.locals"), locals);
    astro.handle(request, response);
  },
});
const server = createServer((request: IncomingMessage, response) => {
  const path = new URL(request.url ?? "/", env.publicUrl).pathname;
  if (isAsset(path)) astro.handle(request, response);
  else front(request, response);
});
server.listen(env.port, env.host, () => say(`Ready on http://${env.host}:${env.port}/`));
process.once("SIGTERM", () => {
  server.close();
  Promise.all([astro.stop(), gateway.close()]).finally(() => process.exit(0));
});
