// From a fresh clone to an open shop: builds the site if it changed, starts services and front, prints the URL.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readEnv as readGatewayEnv } from "#gateway/foundation/env.ts";
import { DataDirInUse, lockDataDir } from "#services/db/data-dir.ts";
import type { ServicesEnv } from "#services/lib/env.ts";
import { buildSite } from "./lib/build-site.ts";
import { formatLine, shownFrom } from "./lib/log-line.ts";
import { endOf, requireFreePort, startPart, untilReady } from "./lib/processes.ts";
import { requireSettings } from "./lib/settings.ts";
import { ExpectedError, main, print, root, run, step } from "./lib/steps.ts";

const HELP = `npm start    build what changed, start the services (with demo data) and the shop

PORT=4321 HOST=127.0.0.1       the shop's address
SERVICES_PORT=4100             the port of the reference services
DATA_DIR=.data                 the demo database, kept between runs (start over: npm run shop -- reset)
DATABASE_URL=postgres://...    use your own Postgres instead
DISCOVERY_URL=https://...      use your own backends; the reference services are not started
LOG_LEVEL=info                 log every request; by default only failures, with their request id (debug: every call)`;

const { DATA_DIR } = process.env;
/** The command of this shop, which finds it by its data. */
const SHOP = `${DATA_DIR ? `DATA_DIR=${DATA_DIR} ` : ""}npm run shop --`;

/** Prints a part's failures, one line each. Repeated lines are printed once. */
function important(name: string) {
  const fromLevel = shownFrom(process.env["LOG_LEVEL"]);
  let last = "";
  return (line: string) => {
    const text = formatLine(line, fromLevel);
    // Retries of one call look alike.
    if (text === null || (text === last && line.startsWith("{"))) return;
    last = text;
    process.stderr.write(`${name}: ${text}\n`);
  };
}

async function start() {
  const { DISCOVERY_URL } = process.env;
  // Before the build, so that a wrong setting is reported immediately.
  const settings = DISCOVERY_URL ? { gateway: readGatewayEnv(), services: null } : requireSettings();
  const { host, port } = settings.gateway;
  await requireFreePort(port, "PORT", host);
  if (settings.services) {
    await requireFreePort(settings.services.port, "SERVICES_PORT");
    requireFreeData(settings.services);
  }

  const services = settings.services
    ? startPart({ name: "services", script: "services/start.ts", log: important("services") })
    : undefined;
  try {
    const stale = staleContracts();
    await step("Building the site", buildSite);
    const isStale = await stale;
    if (isStale) print("openapi/ has changed since generated/ was written: npm run generate");
    if (services) {
      await step("Starting the services and their database", () =>
        untilReady(`http://127.0.0.1:${settings.services?.port}/readyz`, services),
      );
    }
    const front = startPart({ name: "shop", script: "scripts/serve.ts", log: important("shop") });
    await step("Opening the shop", () => untilReady(`http://${host}:${port}/healthz`, front));
    print(`\nThe shop is open:  http://${host}:${port}/\n`);
    if (DISCOVERY_URL) await printTrouble(`http://${host}:${port}/`, DISCOVERY_URL);
    if (settings.services?.isDemo) printDemo(settings.services.port);
    print(`Stop it with Ctrl+C.${services ? ` Your data stays; start over with: ${SHOP} reset` : ""}`);

    const stop = async () => {
      await front.stop();
      await services?.stop();
    };
    await new Promise<void>((resolve) => {
      let isStopping = false;
      for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
        // Ctrl+C may arrive twice: from the terminal, and through the parent process.
        process.on(signal, () => {
          isStopping = true;
          resolve();
        });
      }
      for (const part of [front, services]) {
        // "close" comes after the last line.
        part?.child.once("close", () => {
          if (isStopping) return;
          isStopping = true;
          process.stderr.write(`${endOf(part)}\nStopping the shop.\n`);
          process.exitCode = 1;
          resolve();
        });
      }
    });
    await stop();
  } catch (error) {
    await services?.stop();
    throw error;
  }
}

/** Whether contracts that are not committed differ from generated/. Others are checked by CI. */
async function staleContracts(): Promise<boolean> {
  const changed = await run("git", ["status", "--porcelain", "--", "openapi"], { quiet: true }).catch(() => "");
  if (changed === "") return false;
  return run(process.execPath, ["scripts/generate.ts", "--check"], { quiet: true }).then(
    () => false,
    () => true,
  );
}

/** Another shop may use the data. */
function requireFreeData({ databaseUrl, dataDir }: ServicesEnv) {
  try {
    if (!databaseUrl) lockDataDir(dataDir)();
  } catch (error) {
    throw error instanceof DataDirInUse ? new ExpectedError(error.message) : error;
  }
}

/** Prints trouble with an external backend: it may be down, or refuse the keys. */
async function printTrouble(shop: string, backend: string) {
  // Opening a page shows configuration errors. If nothing can be served, opening one would only wait for a timeout.
  const isReady = (await fetch(`${shop}readyz`)).ok;
  const home = isReady ? await fetch(shop) : null;
  const found = (await (await fetch(`${shop}readyz`)).text()).split("\n").filter(Boolean);
  if (home?.ok && found.length === 0) return;
  print(
    home
      ? `The backend at ${backend} causes problems (the home page answers ${home.status}):`
      : `The shop cannot serve with the backend at ${backend}:`,
  );
  for (const line of found) print(`  ${line}`);
  print("Refuse each reply that breaks its contract:  NODE_ENV=development npm run serve\n");
}

function printDemo(servicesPort: number) {
  const file = join(root, "services/db/demo/customers.json");
  if (!existsSync(file)) return;
  const { password, customers } = JSON.parse(readFileSync(file, "utf8")) as {
    password: string;
    customers: { email: string; note: string }[];
  };
  print(`Demo customers (password ${password}):`);
  for (const { email, note } of customers) print(`  ${email.padEnd(22)} ${note}`);
  print(`\nTheir mails:         http://127.0.0.1:${servicesPort}/sandbox/mailbox`);
  print(`Draw a lottery now:  ${SHOP} draw monday_lotto\n`);
}

await main(HELP, async () => {
  if (!existsSync(join(root, "node_modules/astro"))) throw new ExpectedError("The install is incomplete. Run: npm ci");
  await start();
});
