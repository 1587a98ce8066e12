// From a fresh clone to a shop that sells: builds the site when it changed, starts services and front, says where.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DataDirInUse, lockDataDir } from "#services/db/data-dir.ts";
import { readEnv } from "#services/env.ts";
import { buildSite } from "./lib/build-site.ts";
import { requireFreePort, startPart, untilReady } from "./lib/processes.ts";
import { Advice, main, root, say, step } from "./lib/steps.ts";

const HELP = `npm start    build what changed, start the services (with demo data) and the shop

PORT=4321 HOST=127.0.0.1       where the shop answers
SERVICES_PORT=4100             where the reference services answer
DATA_DIR=.data                 where the demo database lives; it is kept between runs (start over: npm run shop -- reset)
DATABASE_URL=postgres://...    use your own Postgres instead
DISCOVERY_URL=https://...      use your own backends; the reference services are not started`;

type Entry = Partial<Record<"msg" | "service" | "operation" | "status", string>> & {
  level?: number;
  err?: { message?: string };
};

/** Lines that a person should see; the rest of the log is structured and quiet. */
function important(name: string) {
  return (line: string) => {
    if (!line.startsWith("{")) {
      process.stderr.write(`${name}: ${line}\n`);
      return;
    }
    try {
      const { level = 0, msg = line, err, service, operation, status } = JSON.parse(line) as Entry;
      const call = service ? ` ${service} ${operation}: ${status}` : "";
      if (level >= 50) process.stderr.write(`${name}: ${err?.message ?? msg}${call}\n`);
    } catch {
      process.stderr.write(`${name}: ${line}\n`);
    }
  };
}

async function start() {
  const { PORT = "4321", SERVICES_PORT = "4100", HOST = "127.0.0.1", DISCOVERY_URL } = process.env;
  await requireFreePort(Number(PORT), "PORT", HOST);
  if (!DISCOVERY_URL) {
    await requireFreePort(Number(SERVICES_PORT), "SERVICES_PORT");
    requireFreeData();
  }

  const services = DISCOVERY_URL
    ? undefined
    : startPart({ name: "services", script: "services/start.ts", log: important("services") });
  try {
    await step("Building the site", buildSite);
    if (services) {
      await step("Starting the services and their database", () =>
        untilReady(`http://127.0.0.1:${SERVICES_PORT}/readyz`, services),
      );
    }
    const front = startPart({ name: "shop", script: "scripts/serve.ts", log: important("shop") });
    await step("Opening the shop", () => untilReady(`http://${HOST}:${PORT}/healthz`, front));
    say(`\nThe shop is open:  http://${HOST}:${PORT}/\n`);
    if (DISCOVERY_URL) await sayTrouble(`http://${HOST}:${PORT}/`, DISCOVERY_URL);
    if (services && readEnv().isDemo) sayDemo();
    say(`Stop it with Ctrl+C.${services ? " Your data stays; start over with: npm run shop -- reset" : ""}`);

    const stop = async () => {
      await front.stop();
      await services?.stop();
    };
    await new Promise<void>((resolve) => {
      let isStopping = false;
      for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
        // More than once: a terminal's Ctrl+C reaches this process itself and again through the one that started it.
        process.on(signal, () => {
          isStopping = true;
          resolve();
        });
      }
      for (const part of [front, services]) {
        part?.child.once("exit", () => {
          if (isStopping) return;
          process.stderr.write(`${part.name} has ended; stopping.\n`);
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

/** Found before the build: whoever waited for it should not learn only then that another shop has the data. */
function requireFreeData() {
  const { databaseUrl, dataDir } = readEnv();
  try {
    if (!databaseUrl) lockDataDir(dataDir)();
  } catch (error) {
    throw error instanceof DataDirInUse ? new Advice(error.message) : error;
  }
}

/** A backend of one's own may be away, or refuse the keys: better said here than by the first visitor's page. */
async function sayTrouble(shop: string, backend: string) {
  const home = await fetch(shop);
  const found = (await (await fetch(`${shop}readyz`)).text()).split("\n").filter(Boolean);
  if (home.ok && found.length === 0) return;
  say(`It cannot show all of it with the backend at ${backend} (the home page answers ${home.status}):`);
  for (const line of found) say(`  ${line}`);
  say("What that backend answers, call by call:  npm run contracts -- record\n");
}

function sayDemo() {
  const file = join(root, "services/db/demo/customers.json");
  if (!existsSync(file)) return;
  const { password, customers } = JSON.parse(readFileSync(file, "utf8")) as {
    password: string;
    customers: { email: string; note: string }[];
  };
  say(`Demo customers (password ${password}):`);
  for (const { email, note } of customers) say(`  ${email.padEnd(22)} ${note}`);
  say("\nDraw a lottery now:  npm run shop -- draw monday_lotto\n");
}

await main(HELP, async () => {
  if (!existsSync(join(root, "node_modules/astro"))) throw new Advice("The install is incomplete. Run: npm ci");
  await start();
});
