// Runs the whole shop without a browser: services with their own database, the gateway, and visitors with cookies.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnv as readGatewayEnv } from "#gateway/foundation/env.ts";
import { createGateway, type Gateway, type GatewayRequest } from "#gateway/gateway.ts";
import type { Caller } from "#gateway/router.ts";
import { setShopNow } from "#services/lib/clock.ts";
import { readEnv as readServicesEnv } from "#services/lib/env.ts";
import { type RunningServices, startServices } from "#services/start.ts";
import { type Controls, createControls } from "#tests/controls.ts";
import { demoDatabase } from "#tests/database.ts";
import { afterFile } from "#tests/file-end.ts";
import { gatewayLog, servicesLog } from "#tests/run-log.ts";
import { EXAMPLE_NOW, testEnv } from "#tests/services/open-services.ts";

export const DEMO_PASSWORD = "Drawcard-demo-1";
const PUBLIC_URL = "http://127.0.0.1:4321";

type Running = {
  folder: string;
  services: RunningServices;
  gateway: Gateway;
  /** Opens another gateway on the same services, which shares no state with the first. */
  openNeighbour: () => Gateway;
  close: () => Promise<void>;
};

/** One browser: keeps cookies between calls. */
type Visitor = {
  caller: Caller;
  cookies: Map<string, string>;
  /** Opens the gateway for one page request of this visitor. */
  open(path?: string): GatewayRequest;
  form: GatewayRequest["form"];
  signIn(name: string): ReturnType<Caller["session"]["login"]>;
};

export type Shop = Visitor & {
  gateway: Gateway;
  services: RunningServices;
  /** Opens another browser, optionally with its own IP address. */
  visit(ip?: string): Visitor;
  /** Opens another browser at another gateway on the same services. */
  visitNeighbour(): Visitor;
  /** Sets the shop's clock. */
  at(now: string): Promise<void>;
  /** Makes an operation slow or failing, or resets it ("*" for all). */
  fault(operation: string, mode: "slow" | "down" | "code" | "off"): Promise<void>;
  /** Closes, draws and settles the next draw of a lottery. */
  draw(lottery: string): Promise<void>;
  /** Changes what the shop serves. Every startShop() resets the changes. */
  controls: Controls;
};

let running: Promise<Running> | undefined;
let isChanged = false;

async function start(): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), "drawcard-shop-"));
  const env = { DATA_DIR: folder, DEMO: "1", LOG_LEVEL: "silent" };
  const ofServices = { DATABASE_URL: await demoDatabase(), TOKEN_SECRET: testEnv().tokenSecret };
  const services = await startServices({
    env: readServicesEnv({ ...env, ...ofServices, SERVICES_PORT: "0", SHOP_NOW: EXAMPLE_NOW }),
    log: servicesLog,
  });
  const gatewayEnv = { ...env, NODE_ENV: "test", DISCOVERY_URL: services.url, PUBLIC_URL };
  const gateways: Gateway[] = [];
  const openNeighbour = () => {
    const opened = createGateway(readGatewayEnv(gatewayEnv), gatewayLog && { log: gatewayLog });
    gateways.push(opened);
    return opened;
  };
  return {
    folder,
    services,
    gateway: openNeighbour(),
    openNeighbour,
    async close() {
      for (const gateway of gateways) await gateway.close();
      await services.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the shop of the running test file. Tests in a file use different visitors and customers. */
function shopOfFile(): Promise<Running> {
  if (!running) {
    const started = start();
    running = started;
    isChanged = false;
    afterFile(async () => {
      running = undefined;
      await (await started).close();
    });
  }
  return running;
}

/** Wraps an opened gateway so that every call sends the cookies of the previous one. */
function visitorOf(gateway: Gateway, ip = "127.0.0.1"): Visitor {
  const cookies = new Map<string, string>();

  function keep(lines: string[]) {
    for (const line of lines) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      if (line.includes("Max-Age=0")) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }

  function open(path = "/") {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = new Headers({ cookie, "sec-fetch-site": "same-origin", "accept-language": "en-AU,en;q=0.9" });
    return gateway.open({ headers, ip, url: new URL(path, PUBLIC_URL) });
  }

  async function during<T>(run: (page: GatewayRequest) => Promise<T>): Promise<T> {
    const page = open();
    try {
      return await run(page);
    } finally {
      keep(page.setCookies());
    }
  }

  const procedures = (noun: string) =>
    new Proxy(
      {},
      {
        get: (_, name: string) => (input: unknown) =>
          during((page) => {
            const nouns = page.caller as unknown as Record<
              string,
              Record<string, (input: unknown) => Promise<unknown>>
            >;
            const procedure = nouns[noun]?.[name];
            if (!procedure) throw new Error(`No procedure ${noun}.${name}`);
            return procedure(input);
          }),
      },
    );

  const caller = new Proxy({}, { get: (_, noun: string) => procedures(noun) }) as unknown as Caller;
  return {
    caller,
    cookies,
    open,
    form: (path, form) => during((page) => page.form(path, form)),
    signIn: (name) => caller.session.login({ email: `${name}@example.com`, password: DEMO_PASSWORD }),
  };
}

/** Returns the file's shop at a given time, with a first visitor. Tests of one file share the shop. */
export async function startShop({ now = EXAMPLE_NOW }: { now?: string } = {}): Promise<Shop> {
  const { folder, services, gateway, openNeighbour } = await shopOfFile();
  const at = async (moment: string) => {
    await setShopNow(services.db, new Date(moment));
    await gateway.invalidate();
  };
  const control = async (path: string, body: object) => {
    const { url, secret } = JSON.parse(readFileSync(join(folder, "control.json"), "utf8")) as Record<string, string>;
    const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
    const reply = await fetch(new URL(path, url), { method: "POST", headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(await reply.text());
    await gateway.invalidate();
    const answer = await reply.json();
    // As in `npm run shop`.
    if (path === "/unlock") await gateway.forgive(answer as { customerId: string; email: string });
    return answer;
  };
  const controls = createControls((path, body) => {
    isChanged = true;
    return control(path, body);
  });
  if (isChanged) await controls.restore();
  isChanged = false;
  await at(now);
  return {
    ...visitorOf(gateway),
    gateway,
    services,
    at,
    visit: (ip) => visitorOf(gateway, ip),
    visitNeighbour: () => visitorOf(openNeighbour()),
    controls,
    async fault(operation, mode) {
      await control("/fault", { operation, mode });
    },
    async draw(lottery) {
      await control("/draw", { lottery });
    },
  };
}

/** Returns a standard ticket whose numbers the service picks. */
export function standardTicket(lotteryKey: string, numGames = 4) {
  return {
    productType: "lottery_ticket" as const,
    lotteryKey,
    gameType: "standard" as const,
    gameOffer: "standard",
    numGames,
    numDraws: 1,
    quickpick: true,
  };
}
