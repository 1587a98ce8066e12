// Ratios, not records: each compares two things in one run, by the median of alternated rounds.
import { benchBreakdown } from "./bench/breakdown.ts";
import { benchHop } from "./bench/hop.ts";
import { benchPages } from "./bench/pages.ts";
import { benchPurchases } from "./bench/purchases.ts";
import { benchTrpc } from "./bench/trpc.ts";
import { Advice, main, say } from "./lib/steps.ts";

const HELP = `npm run bench                 everything below, in about a minute
npm run bench -- hop          the gateway against a byte proxy and against no hop at all
npm run bench -- trpc         a procedure against bare node:http
npm run bench -- breakdown    where the gateway's share of a call goes
npm run bench -- purchases    a purchase through the services against the bare SQL of it
npm run bench -- pages        what each page weighs, compressed`;

const parts: Record<string, () => Promise<void>> = {
  hop: benchHop,
  trpc: benchTrpc,
  breakdown: benchBreakdown,
  purchases: benchPurchases,
  pages: benchPages,
};

await main(HELP, async (args) => {
  const wanted = args.length > 0 ? args : Object.keys(parts);
  const startedAt = performance.now();
  for (const name of wanted) {
    const part = parts[name];
    if (!part) throw new Advice(`There is no bench "${name}".\n\n${HELP}`);
    await part();
  }
  say(`\n${((performance.now() - startedAt) / 1000).toFixed(0)} s on this machine. Trust the ratios.`);
});
