// The journeys in Chromium, on a shop of their own.

import { requireChromium } from "./lib/chromium.ts";
import { precompress } from "./lib/precompress.ts";
import { bin, main, run, step, turbo } from "./lib/steps.ts";

const HELP = `npm run e2e                    every journey in Chromium
npm run e2e -- cart            those whose file name contains "cart"
CHROMIUM_PATH=/path/to/chromium  where Chromium is, when it is not in a usual place`;

await main(HELP, async (args) => {
  const CHROMIUM_PATH = await requireChromium();
  await step("Building the site", () => turbo(["site:build"]));
  precompress();
  await run(bin("playwright"), ["test", ...args], { env: { CHROMIUM_PATH } });
});
