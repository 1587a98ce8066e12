// Compares the same cart read from upstream directly, through a byte proxy, and through the gateway.
import { print } from "../lib/steps.ts";
import { load, type Target } from "./load.ts";
import { type MeasuredProcess, startMeasured } from "./measured-process.ts";
import { alternate, median, ratio } from "./rounds.ts";

const REQUESTS = { small: 3000, large: 1000 };

type Round = { wallMicros: number; cpuMicros: number };

/** One measured server: sends it load and reads its CPU time per request. */
export function measuring(server: MeasuredProcess, target: Target, requests: number) {
  return async (): Promise<Round> => {
    const before = await server.cpuMicros();
    const wallMs = await load(target, requests);
    return { wallMicros: (wallMs * 1000) / requests, cpuMicros: ((await server.cpuMicros()) - before) / requests };
  };
}

export const cpu = (rounds: readonly Round[]) => rounds.map(({ cpuMicros }) => cpuMicros);
export const wall = (rounds: readonly Round[]) => rounds.map(({ wallMicros }) => wallMicros);

/** Returns the median microseconds of rounds as a table cell. */
export const micros = (values: readonly number[]) => median(values).toFixed(0).padStart(5);

async function bytesOf({ url, path, headers = {} }: Target) {
  const reply = await fetch(url + path, { headers });
  const body = await reply.text();
  if (!reply.ok || !body.includes("itm_0")) throw new Error(`${url}${path} did not answer with the cart: ${body}`);
  return body.length;
}

export async function benchHop() {
  print(
    "\nGateway hop (signing, conversion and validation on); microseconds per request, median of 7 alternated rounds; at most 2.60 x the proxy's CPU at 1 KB",
  );
  const stub = await startMeasured("stub");
  const proxy = await startMeasured("proxy", { BENCH_UPSTREAM: stub.url });
  const keys = { APP_KEY: "bench", APP_SECRET: "bench-secret-0123456789" };
  const gateway = await startMeasured("gateway", { DISCOVERY_URL: stub.url, ...keys });
  try {
    for (const size of ["small", "large"] as const) {
      const upstream = `/v2/anon-cart/${size}`;
      const direct = { url: stub.url, path: upstream };
      const through = { url: proxy.url, path: upstream };
      const batch = `/trpc/cart.get?batch=1&input=${encodeURIComponent("{}")}`;
      const asked = { url: gateway.url, path: batch, headers: { cookie: `dc_cart=${size}` } };
      const bytes = await bytesOf(direct);
      await Promise.all([bytesOf(through), bytesOf(asked)]);
      const rounds = await alternate({
        direct: measuring(stub, direct, REQUESTS[size]),
        proxy: measuring(proxy, through, REQUESTS[size]),
        gateway: measuring(gateway, asked, REQUESTS[size]),
      });
      print(`  ${(bytes / 1024).toFixed(1)} KB      direct  proxy  gateway   gateway/proxy  gateway/direct`);
      for (const [name, of] of [
        ["CPU", cpu],
        ["wall", wall],
      ] as const) {
        const columns = [of(rounds.direct), of(rounds.proxy), of(rounds.gateway)] as const;
        const [one, two, three] = columns;
        print(
          `  ${name.padEnd(9)} ${columns.map(micros).join("   ")}      ${ratio(three, two).padStart(9)}      ${ratio(three, one).padStart(9)}`,
        );
      }
    }
  } finally {
    for (const server of [gateway, proxy, stub]) server.stop();
  }
}
