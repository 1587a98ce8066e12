// Runs the benchmarks. Ratios compare two things in one run, by the median of alternating rounds.

import { didYouMean } from "../services/lib/nearest.ts";
import { UsageError } from "./lib/args.ts";
import { main, print } from "./lib/steps.ts";

const HELP = `npm run bench                 all benchmarks, one after the other
npm run bench -- hop          the gateway compared with a byte proxy and with direct calls
npm run bench -- trpc         a procedure compared with bare node:http
npm run bench -- breakdown    CPU time of each gateway step in a call
npm run bench -- purchases    a purchase through the services compared with its SQL alone
npm run bench -- recurring    10,000 autoplays charged by two processes, compared with purchases by the same
npm run bench -- lists        the lists of a customer with 100,000 rows compared with 100
npm run bench -- draw         a draw with up to a million boards: closed, scored and paid
npm run bench -- live         10,000 event streams of a draw on one front: memory, CPU, a restart, and when a result reaches all
npm run bench -- pages        the size of each page, and the speed of cached pages
npm run bench -- paint        what a first visit sees on a slow phone, beside the same text as bare HTML, in Chromium
npm run bench -- presses      the time from a press on the play page to the next paint, in Chromium
npm run bench -- watch        seconds from a save until types and replies are up to date
npm run bench -- completion   how long an editor takes to suggest procedures, inputs and replies
npm run bench -- structure    files and lines by layer, files with one importer, comments, tests, the files of a press on "Add"`;

// Each entry loads its own benchmark only.
const parts: Record<string, () => Promise<void>> = {
  hop: async () => (await import("./bench/hop.ts")).benchHop(),
  trpc: async () => (await import("./bench/trpc.ts")).benchTrpc(),
  breakdown: async () => (await import("./bench/breakdown.ts")).benchBreakdown(),
  purchases: async () => (await import("./bench/purchases.ts")).benchPurchases(),
  recurring: async () => (await import("./bench/recurring.ts")).benchRecurring(),
  lists: async () => (await import("./bench/lists.ts")).benchLists(),
  draw: async () => (await import("./bench/draw.ts")).benchDraw(),
  live: async () => (await import("./bench/live.ts")).benchLive(),
  pages: async () => (await import("./bench/pages.ts")).benchPages(),
  paint: async () => (await import("./bench/paint.ts")).benchPaint(),
  presses: async () => (await import("./bench/presses.ts")).benchPresses(),
  watch: async () => (await import("./bench/watch.ts")).benchWatch(),
  structure: async () => (await import("./bench/structure.ts")).benchStructure(),
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
  print(
    `\n${((performance.now() - startedAt) / 1000).toFixed(0)} s. Times depend on this machine; compare the ratios.`,
  );
}

await main(HELP, bench, { positionals: Object.keys(parts).length });
