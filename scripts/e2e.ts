// Runs the journeys in Chromium, each worker on a shop of its own.

import { UsageError } from "./lib/args.ts";
import { buildSite } from "./lib/build-site.ts";
import { prepareCatalogue, requireChromium } from "./lib/chromium.ts";
import { bin, ExpectedError, main, print, run, step } from "./lib/steps.ts";

const HELP = `npm run e2e                    run every journey in Chromium
npm run e2e -- cart            run those whose file name contains "cart"
npm run e2e -- --list          list every journey
npm run e2e -- --project=catalogue
                               compare the pictures of every component, test its behaviour, check it with axe
npm run e2e -- --project=catalogue --update-snapshots
                               accept the current pictures; check and commit them with the change
SEED=123                         repeat the sweeps of a run (the seed is printed)
CHROMIUM_PATH=/path/to/chromium  where Chromium is, when it is not in a usual place`;

/** Turns Playwright's refusal of a name or a flag into a sentence. */
function refuse(error: Error): never {
  const [, flag] = /unknown option '(.+?)'/.exec(error.message) ?? [];
  if (flag) throw new UsageError(`Playwright has no flag ${flag}.`);
  if (error.message.includes("No tests found"))
    throw new ExpectedError("No journey has that name. List them: npm run e2e -- --list");
  throw error;
}

async function e2e(args: string[]) {
  const SEED = process.env["SEED"] ?? String(Date.now() % 1_000_000_000);
  print(`Seed of the sweeps: ${SEED}`);
  const CHROMIUM_PATH = await requireChromium();
  const project = args.some((arg) => arg.startsWith("--project")) ? [] : ["--project=journeys"];
  const journeys = ["test", ...project, ...args];
  // Refuses unknown flags and names before the build.
  const list = await run(bin("playwright"), [...journeys, "--list"], {
    env: { CHROMIUM_PATH, SEED },
    quiet: true,
  }).catch(refuse);
  if (args.includes("--list")) return print(list.trimEnd());
  if (args.includes("--project=catalogue")) await prepareCatalogue();
  await step("Building the site", buildSite);
  await run(bin("playwright"), journeys, { env: { CHROMIUM_PATH, SEED } });
}

// Playwright parses the arguments.
await main(HELP, e2e, "any");
