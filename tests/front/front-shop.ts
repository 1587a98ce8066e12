// The whole shop behind its front, in this process: real services on their own copy of the demo, the built site, and between
// them a proxy that replaces replies of services as a test demands.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll } from "vitest";
import { readEnv as readGatewayEnv } from "#gateway/foundation/env.ts";
import { createLog } from "#gateway/foundation/log.ts";
import { createGateway } from "#gateway/gateway.ts";
import { buildSite, siteFolder } from "#scripts/lib/build-site.ts";
import { loadSite } from "#scripts/lib/load-site.ts";
import { root } from "#scripts/lib/steps.ts";
import { readEnv as readServicesEnv } from "#services/lib/env.ts";
import { startServices } from "#services/start.ts";
import { readStaticFiles } from "#site/front/static-files.ts";
import { createFront } from "#site/front.ts";
import { type Controls, createControls } from "#tests/controls.ts";
import { demoDatabase } from "#tests/database.ts";
import { keepLine, servicesLog } from "#tests/run-log.ts";
import { EXAMPLE_NOW, testEnv } from "#tests/services/open-services.ts";
import { type Visitor, visitorAt } from "./visitor.ts";

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; text: string };
/** A replaced reply: a body in wire format, raw bytes, or a failure. */
type Bytes = { type: string; body: string | Buffer; isUnannounced?: boolean; headers?: Record<string, string> };
type Reply = { result: unknown } | { status: number; body?: object | string } | Bytes | "down" | "slow" | "garbage";
type Asked = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

export type FrontShop = {
  url: string;
  /** Sends any request with Node's client. Follows no redirect. */
  ask(path: string, asked?: Asked): Promise<Answer>;
  /** Opens a browser without scripts, with its own IP address. */
  visit(): Visitor;
  /** Changes the demo like `npm run shop`, until the test ends. */
  controls: Controls;
  /** Makes an operation slow or failing, or resets it ("*" for all), until the test ends. */
  fault(operation: string, mode: "slow" | "down" | "code" | "off"): Promise<void>;
  /** Closes, draws and settles the next draw of a lottery. */
  draw(lottery: string): Promise<{ drawNo: number }>;
  /** Returns the path of the link in the newest mail to this email. */
  mailedLink(email: string): Promise<string>;
  /** Returns the mailbox of an address as HTML. */
  mailTo(email: string): Promise<string>;
  /** Returns the one-time code in the newest mail to this email. */
  mailedCode(email: string): Promise<string>;
  /** Ends every session of a customer at the services; browsers keep their cookies. */
  endSessions(email: string): Promise<void>;
  /** Hides an offer from visitors for the rest of the file. */
  unpublish(offerKey: string): Promise<void>;
  /** Moves the shop's clock to an ISO time or by a step such as "+16m", until the test ends. */
  clock(to: string): Promise<void>;
  /** Replaces a service's reply at a path such as "/cms/items/site_config", and clears the caches. */
  setReply(path: string, reply: Reply): Promise<void>;
  /** Method and path of each upstream call since the caches were last cleared. */
  asked: string[];
  /** Cuts the gateway off from all services, or reconnects it. Keeps the caches. */
  cut(isCut: boolean): void;
  /** Leaves all upstream calls without a reply, or answers again. Keeps the caches. */
  hang(isHung: boolean): void;
  /** Like `setReply`, but keeps the caches. */
  setReplyOnly(path: string, reply: Reply): void;
  /** Restores all replies, controls and faults, and clears all caches. */
  quiet(): Promise<void>;
  /** Log lines of the gateway and the front since the caches were last cleared. */
  lines: Record<string, unknown>[];
  close(): Promise<void>;
};

const EDITED = ["blog", "cms", "config", "membership", "social", "translation", "main"];
// Much longer than a page waits for its header and footer.
const SLOW_MS = 60_000;

async function listen(listener: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  const close = () => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** Sends bytes of any type, with or without a content-length. */
function sendBytes(response: ServerResponse, { type, body, isUnannounced = false, headers = {} }: Bytes) {
  const length = isUnannounced ? {} : { "content-length": Buffer.byteLength(body) };
  response.writeHead(200, { "content-type": type, ...length, ...headers }).end(body);
}

/** Starts the proxy. Its directory names the real services, except the edited ones, which it serves itself. */
async function startEditors(servicesUrl: string) {
  const replies = new Map<string, Reply>();
  const line = { isCut: false, isHung: false, asked: [] as string[] };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (line.isCut) return void request.socket.destroy();
    if (line.isHung) return;
    const path = request.url?.split("?")[0] ?? "/";
    line.asked.push(`${request.method} ${request.url}`);
    const reply = replies.get(path);
    if (reply === "down") response.writeHead(503).end();
    else if (reply === "slow") setTimeout(() => response.writeHead(503).end(), SLOW_MS).unref();
    else if (reply === "garbage") response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome to nginx");
    else if (reply && "type" in reply) sendBytes(response, reply);
    else if (reply && "status" in reply && typeof reply.body === "string")
      response.writeHead(reply.status, { "content-type": "text/html" }).end(reply.body);
    else if (reply && "status" in reply)
      response.writeHead(reply.status, { "content-type": "application/json" }).end(JSON.stringify(reply.body ?? {}));
    else if (reply) response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(reply));
    else {
      const chunks: Buffer[] = [];
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
      const { host: _, connection: __, "content-length": ___, "transfer-encoding": ____, ...headers } = request.headers;
      const real = await fetch(servicesUrl + request.url, {
        method: request.method ?? "GET",
        headers: headers as Record<string, string>,
        ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      });
      const body = Buffer.from(await real.arrayBuffer());
      const own = path === "/discover" ? directoryOf(body) : body;
      for (const name of ["x-shop-time", "cache-control"]) {
        const value = real.headers.get(name);
        if (value) response.setHeader(name, value);
      }
      const type = real.headers.get("content-type") ?? "";
      response.writeHead(real.status, { "content-type": type, "content-length": Buffer.byteLength(own) }).end(own);
    }
  }

  function directoryOf(body: Buffer) {
    const directory = JSON.parse(body.toString()) as { result: { services: Record<string, { base_path: string }> } };
    for (const [name, service] of Object.entries(directory.result.services)) {
      if (!EDITED.includes(name)) service.base_path = new URL(service.base_path, servicesUrl).href;
    }
    return JSON.stringify(directory);
  }

  return { replies, line, ...(await listen((request, response) => void answer(request, response))) };
}

type Options = {
  publicUrl?: string;
  /** More settings of the shop and its services. */
  env?: Record<string, string>;
};

/** Returns the shop of a test file. It starts before the first test, is restored after each and closed after the last. */
export function frontShopOfFile(options: Options = {}): FrontShop {
  const shop = {} as FrontShop;
  beforeAll(async () => {
    Object.assign(shop, await startFrontShop(options));
  });
  afterEach(() => shop.quiet());
  afterAll(() => shop.close());
  return shop;
}

let isBuilt: Promise<void> | undefined;

/** Starts everything on a new copy of the demo. The first call of a worker builds the site if it changed. */
async function startFrontShop({ publicUrl, env: more }: Options): Promise<FrontShop> {
  isBuilt ??= buildSite();
  await isBuilt;
  const folder = mkdtempSync(join(tmpdir(), "drawcard-front-"));
  const env = { DATA_DIR: folder, DEMO: "1", LOG_LEVEL: "silent", ...more };
  const ofServices = { DATABASE_URL: await demoDatabase(), TOKEN_SECRET: testEnv().tokenSecret };
  const services = await startServices({
    env: readServicesEnv({ ...env, ...ofServices, SERVICES_PORT: "0", SHOP_NOW: EXAMPLE_NOW }),
    log: servicesLog,
  });
  const editors = await startEditors(services.url);

  const lines: Record<string, unknown>[] = [];
  const log = createLog("info", {
    write(line) {
      lines.push(JSON.parse(line));
      keepLine?.(line);
    },
  });
  // As in production, contract violations are logged and served.
  const gatewayEnv = { ...env, NODE_ENV: "production", DISCOVERY_URL: editors.url, TRUSTED_PROXIES: "127.0.0.1" };
  const gateway = createGateway(readGatewayEnv({ ...gatewayEnv, PUBLIC_URL: publicUrl ?? "http://127.0.0.1:4321" }), {
    log,
  });
  const handler = await loadSite(siteFolder);
  const files = readStaticFiles(join(root, "dist/client"));
  const openFront = () =>
    createFront({ gateway, handler, files, publicUrl: new URL(publicUrl ?? "http://127.0.0.1:4321") });
  let front = openFront();
  const server = await listen((request, response) => front(request, response));

  /** Clears all caches, as after a deployment. */
  async function forget() {
    await gateway.invalidate();
    front = openFront();
    lines.length = 0;
    editors.line.asked.length = 0;
  }

  const mailTo = async (email: string) =>
    (await fetch(`${services.url}/sandbox/mailbox?to=${encodeURIComponent(email)}`)).text();
  let isChanged = false;
  let isClockMoved = false;

  /** Posts to the demo's control port, like `npm run shop`. */
  async function control(path: string, body: object): Promise<unknown> {
    isChanged = true;
    const { url, secret } = JSON.parse(readFileSync(join(folder, "control.json"), "utf8")) as Record<string, string>;
    const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
    const reply = await fetch(new URL(path, url), { method: "POST", headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(await reply.text());
    const answer = await reply.json();
    if (path === "/unlock") await gateway.forgive(answer as { customerId: string; email: string });
    await forget();
    return answer;
  }
  const controls = createControls(control);

  return {
    url: server.url,
    visit: () => visitorAt((path, asked) => ask(server.url, path, asked)),
    controls,
    fault: async (operation, mode) => void (await control("/fault", { operation, mode })),
    draw: async (lottery) => (await control("/draw", { lottery })) as { drawNo: number },
    mailTo,
    mailedLink: async (email) => /: (?:https?:\/\/[^/\s]+)?(\/[\w/?=-]+)/.exec(await mailTo(email))?.[1] ?? "none",
    mailedCode: async (email) => /\b\d{6}\b/.exec(await mailTo(email))?.[0] ?? "none",
    async endSessions(email) {
      const ids = services.db.selectFrom("customer").select("id").where("email", "=", email);
      await services.db.updateTable("login").set({ revoked_at: new Date() }).where("customer_id", "in", ids).execute();
    },
    async unpublish(offerKey) {
      const state = { product_offer_key: offerKey, is_published: false };
      await services.db.insertInto("offer_state").values(state).execute();
      await forget();
    },
    async clock(to) {
      isClockMoved = true;
      await control("/clock", { to });
    },
    lines,
    asked: editors.line.asked,
    cut(isCut) {
      editors.line.isCut = isCut;
    },
    hang(isHung) {
      editors.line.isHung = isHung;
    },
    setReplyOnly: (path, reply) => void editors.replies.set(path, reply),
    ask: (path, asked) => ask(server.url, path, asked),
    async setReply(path, reply) {
      editors.replies.set(path, reply);
      await forget();
    },
    async quiet() {
      editors.replies.clear();
      if (isClockMoved) await control("/clock", { to: EXAMPLE_NOW });
      if (isChanged) await controls.restore();
      isChanged = false;
      isClockMoved = false;
      await forget();
    },
    async close() {
      await server.close();
      await gateway.close();
      await editors.close();
      await services.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ask(url: string, path: string, { method = "GET", headers = {}, body }: Asked = {}): Promise<Answer> {
  const { port } = new URL(url);
  return new Promise((done, fail) => {
    // A new connection each time: kept ones are closed after 5 s, which a busy machine may need between two requests.
    const call = send({ port, host: "127.0.0.1", path, method, headers, agent: false }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on("data", (chunk: Buffer) => chunks.push(chunk));
      reply.once("end", () =>
        done({ status: reply.statusCode ?? 0, headers: reply.headers, text: Buffer.concat(chunks).toString() }),
      );
    });
    call.once("error", fail).end(body);
  });
}
