// Two fronts and two services behind balancers are restarted one after the other under 30 requests a second.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildSite } from "#scripts/lib/build-site.ts";
import { freePort, type Part, startPart, untilReady } from "#scripts/lib/processes.ts";
import { createShopper } from "#scripts/lib/shopper.ts";
import { demoDatabase } from "#tests/database.ts";
import { standardTicket } from "#tests/shop.ts";
import { startBalancer } from "./balancer.ts";

const REQUEST_EVERY_MS = 1000 / 30;

type Member = { start: () => Promise<void>; stop: () => Promise<void>; origin: string };
type Balancer = Awaited<ReturnType<typeof startBalancer>>;

const dataDir = mkdtempSync(join(tmpdir(), "drawcard-rolling-"));
const env = { DATA_DIR: dataDir, NODE_ENV: "production", DRAIN_SECONDS: "2", LOG_LEVEL: "error" };
const members: Member[] = [];
const balancers: Balancer[] = [];
/** What the processes log about failures. */
const log: string[] = [];
let url: string;

/** One process, restarted on the same port. */
async function memberOf(script: string, portName: string, more: Record<string, string>): Promise<Member> {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  let part: Part | undefined;
  const member = {
    origin,
    async start() {
      part = startPart({
        name: script,
        script,
        env: { ...env, ...more, [portName]: port },
        log: (line) => log.push(line),
      });
      await untilReady(`${origin}/readyz`, part);
    },
    stop: async () => part?.stop(),
  };
  members.push(member);
  return member;
}

async function startPair(script: string, portName: string, more: Record<string, string>): Promise<string> {
  const pair = [await memberOf(script, portName, more), await memberOf(script, portName, more)];
  // One after the other: the first creates the secrets.
  for (const member of pair) await member.start();
  const balancer = await startBalancer(pair.map(({ origin }) => origin));
  balancers.push(balancer);
  return balancer.url;
}

beforeAll(async () => {
  await buildSite();
  const DISCOVERY_URL = await startPair("services/start.ts", "SERVICES_PORT", {
    DATABASE_URL: await demoDatabase(),
    DEMO: "1",
  });
  url = await startPair("scripts/serve.ts", "PORT", { DISCOVERY_URL });
});
afterAll(async () => {
  await Promise.all(members.map(({ stop }) => stop()));
  for (const balancer of balancers) balancer.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const addTicket = (shopper = createShopper(url)) =>
  shopper.mutate("cart.addItem", { item: standardTicket("monday_lotto"), idempotencyKey: crypto.randomUUID() });

it("loses no request", async () => {
  const buyer = createShopper(url);
  await addTicket(buyer);
  const open = async (path: string, text: string) => {
    const { status, html } = await buyer.openPage(path);
    if (status !== 200 || !html.includes(text)) throw new Error(`${path} answers ${status}: ${html.slice(0, 200)}`);
  };
  const requests = [() => open("/", "</html>"), () => open("/cart", "Monday Lotto"), () => addTicket()];
  const lost: string[] = [];
  const running: Promise<unknown>[] = [];
  const load = setInterval(() => {
    const at = running.length;
    const request = requests[at % requests.length] ?? expect.fail();
    running.push(request().catch((error: unknown) => lost.push(`${at}: ${error}`)));
  }, REQUEST_EVERY_MS);

  for (const member of members) {
    await member.stop();
    await member.start();
  }
  clearInterval(load);
  await Promise.all(running);
  expect(lost, log.join("\n")).toEqual([]);
  expect(running.length).toBeGreaterThan(100);
});
