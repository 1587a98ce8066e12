// The journeys in Chromium, on a shop of their own.

import { buildSite } from "./lib/build-site.ts";
import { requireChromium } from "./lib/chromium.ts";
import { bin, main, run, step } from "./lib/steps.ts";

const HELP = `npm run e2e                    every journey in Chromium, and the catalogue
npm run e2e -- cart            those whose file name contains "cart"
npm run e2e -- --project=catalogue
                               every component of the catalogue: its pictures, and axe
npm run e2e -- --project=catalogue --update-snapshots
                               accept the pictures as they are now; look at them, and commit them with what changed them
SEED=123                         repeat what a run chose by its seed (a failure names it)
CHROMIUM_PATH=/path/to/chromium  where Chromium is, when it is not in a usual place`;

async function e2e(args: string[]) {
  const CHROMIUM_PATH = await requireChromium();
  await step("Building the site", buildSite);
  await run(bin("playwright"), ["test", ...args], { env: { CHROMIUM_PATH } });
}

// Playwright reads them, and refuses what it does not know.
await main(HELP, e2e, "any");
