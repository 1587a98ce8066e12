// Measures tRPC and the front alone: a procedure without an upstream call against node:http with the same JSON.
import { print } from "../lib/steps.ts";
import { cpu, measuring, micros, wall } from "./hop.ts";
import { startMeasured } from "./measured-process.ts";
import { alternate, ratio } from "./rounds.ts";

const REQUESTS = 4000;

export async function benchTrpc() {
  print(
    "\ntRPC (session.get of a visitor) and bare node:http; microseconds per request, median of 7 alternated rounds",
  );
  const keys = { APP_KEY: "bench", APP_SECRET: "bench-secret-0123456789", DISCOVERY_URL: "http://127.0.0.1:1" };
  const bare = await startMeasured("bare");
  const gateway = await startMeasured("gateway", keys);
  const path = `/trpc/session.get?batch=1&input=${encodeURIComponent("{}")}`;
  try {
    const rounds = await alternate({
      bare: measuring(bare, { url: bare.url, path }, REQUESTS),
      trpc: measuring(gateway, { url: gateway.url, path }, REQUESTS),
    });
    print("             bare   tRPC   tRPC/bare");
    for (const [name, of] of [
      ["CPU", cpu],
      ["wall", wall],
    ] as const) {
      const [bareRounds, trpcRounds] = [of(rounds.bare), of(rounds.trpc)];
      print(
        `  ${name.padEnd(7)} ${micros(bareRounds)}  ${micros(trpcRounds)}   ${ratio(trpcRounds, bareRounds).padStart(9)}`,
      );
    }
  } finally {
    for (const server of [gateway, bare]) server.stop();
  }
}
