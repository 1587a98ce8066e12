// Splits the gateway's share of a call into steps, measured in this process without the network.
import { readEnv } from "#gateway/foundation/env.ts";
import { createLog } from "#gateway/foundation/log.ts";
import { createGateway } from "#gateway/gateway.ts";
import { createClients } from "#gateway/upstream/clients.ts";
import { replyFromWire } from "#gateway/upstream/keys.ts";
import { UpstreamResponse } from "#gateway/upstream/messages.ts";
import { findOperation } from "#gateway/upstream/operations.ts";
import { signatureHeaders } from "#gateway/upstream/sign.ts";
import { checkReply } from "#gateway/upstream/validate.ts";
import { print } from "../lib/steps.ts";
import { cartOf } from "./examples.ts";
import { median } from "./rounds.ts";

const ROUNDS = 7;
const MICROS_PER_ROUND = 60_000;

/** Returns the CPU microseconds of one run: the median of warm rounds. */
async function cpuOf(step: () => unknown): Promise<number> {
  const once = async (times: number) => {
    const before = process.cpuUsage();
    for (let time = 0; time < times; time += 1) {
      const result = step();
      if (result instanceof Promise) await result;
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / times;
  };
  const times = Math.ceil(MICROS_PER_ROUND / Math.max(0.1, await once(5000)));
  // The engine continues to optimise after the first compilation.
  for (let round = 0; round < ROUNDS; round += 1) await once(times);
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await once(times));
  return median(rounds);
}

const keys = { appKey: "bench", appSecret: "bench-secret-0123456789" };

/** Steps whose cost does not depend on the size of the reply. */
async function fixedSteps() {
  const reply = new UpstreamResponse("main", 200, {});
  const { main } = createClients(async () => reply);
  const silent = createLog("info", { write() {} });
  const env = readEnv({ APP_KEY: keys.appKey, APP_SECRET: keys.appSecret, DISCOVERY_URL: "http://127.0.0.1:1" });
  const gateway = createGateway(env, { log: silent });
  const request = {
    method: "GET",
    url: "/trpc/session.get?batch=1&input=%7B%7D",
    headers: { host: "127.0.0.1" },
    readBody: async () => "",
  };
  const line = { requestId: crypto.randomUUID(), procedures: "cart.get", method: "GET", status: 200, ms: 1.2 };
  const steps = {
    "context, cookies, tRPC, the answer's headers; with the log line": () => gateway.handleTrpc(request),
    "… of which the log line, without writing it": () => silent.info(line, "request"),
    "openapi-fetch on light requests": () => main.GET("/anon-cart/{token}", { params: { path: { token: "small" } } }),
    signature: () => signatureHeaders(keys, ""),
  };
  for (const [name, step] of Object.entries(steps))
    print(`  ${name.padEnd(66)} ${(await cpuOf(step)).toFixed(1).padStart(6)}`);
  await gateway.close();
}

async function bodySteps() {
  const operation = findOperation("main", "GET", "/anon-cart/{token}");
  const columns = [1, 26].map((items) => {
    const text = cartOf(items).toString();
    const wire: unknown = JSON.parse(text);
    const ownReply = replyFromWire(operation, 200, wire);
    return {
      "JSON.parse": () => JSON.parse(text),
      "check against the contract": () => checkReply(operation, 200, wire),
      "snake_case to camelCase": () => replyFromWire(operation, 200, wire),
      "JSON.stringify": () => JSON.stringify(ownReply),
    };
  });
  for (const name of [
    "JSON.parse",
    "check against the contract",
    "snake_case to camelCase",
    "JSON.stringify",
  ] as const) {
    const times: string[] = [];
    for (const steps of columns) times.push((await cpuOf(steps[name])).toFixed(1).padStart(6));
    print(`  ${name.padEnd(66)} ${times.join("  ")}`);
  }
}

export async function benchBreakdown() {
  print(`\nCPU microseconds of each step, warm${" ".repeat(9)}1 KB   20 KB`);
  await fixedSteps();
  await bodySteps();
  print("  The rest of the gateway's time is the network: one request in and one out, as for the proxy.");
}
