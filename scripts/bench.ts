// Measures ratios: each benchmark compares two things in one run, by the median of alternating rounds.
import { UsageError } from "./lib/args.ts";
import { didYouMean } from "./lib/nearest.ts";
import { main, print } from "./lib/steps.ts";

const HELP = `npm run bench                 everything below, in a minute or two
npm run bench -- hop          the gateway against a byte proxy and against no hop at all
npm run bench -- trpc         a procedure against bare node:http
npm run bench -- breakdown    where the gateway's share of a call goes
npm run bench -- purchases    a purchase through the services against its bare SQL
npm run bench -- pages        the weight of each page, and the speed of shared ones
npm run bench -- watch        seconds from a save until types and replies are up to date
npm run bench -- completion   how long an editor takes to offer procedures, inputs and replies`;

// Each entry loads its own benchmark only.
const parts: Record<string, () => Promise<void>> = {
  hop: async () => (await import("./bench/hop.ts")).benchHop(),
  trpc: async () => (await import("./bench/trpc.ts")).benchTrpc(),
  breakdown: async () => (await import("./bench/breakdown.ts")).benchBreakdown(),
  purchases: async () => (await import("./bench/purchases.ts")).benchPurchases(),
  pages: async () => (await import("./bench/pages.ts")).benchPages(),
  watch: async () => (await import("./bench/watch.ts")).benchWatch(),
  completion: async () => (await import("./bench/completion.ts")).benchCompletion(),
};

async function bench(names: string[]) {
  const wanted = names.length > 0 ? names : Object.keys(parts);
  const startedAt = performance.now();
  for (const name of wanted) {
    const part = parts[name];
    if (!part) throw new UsageError(`Unknown benchmark: ${name}.${didYouMean(name, Object.keys(parts))}`);
    await part();
  }
  print(`\n${((performance.now() - startedAt) / 1000).toFixed(0)} s on this machine. Trust the ratios.`);
}

await main(HELP, bench, { words: Object.keys(parts).length });
