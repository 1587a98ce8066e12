// Starts the services, as a program and for tests.
import { type AppParts, buildApp } from "./app.ts";
import { watchContent } from "./content/content-reader.ts";
import { openControl } from "./control/control.ts";
import { seedDemo } from "./db/demo/index.ts";
import { openMigrated } from "./db/index.ts";
import { setShopNow } from "./lib/clock.ts";
import { readEnv, type ServicesEnv } from "./lib/env.ts";
import type { Db } from "./lib/handlers.ts";
import { endOnSignal } from "./lib/http-server.ts";
import { createLogger, type Logger } from "./lib/log.ts";
import { startTracing, type Tracing } from "./lib/tracing.ts";
import { resealSecrets } from "./main/identity/two-factor/two-factor.rows.ts";
import { resealBankAccounts } from "./main/wallet/funds/funds.rows.ts";
import { startRunner } from "./runner.ts";

type StartOptions = {
  env: ServicesEnv;
  onStep?: AppParts["onStep"];
  log?: Logger | undefined;
  tracing?: Tracing | undefined;
};
export type RunningServices = {
  url: string;
  db: Db;
  controlUrl: string | null;
  /** Finishes running calls, at most 9 s, and stops. New calls are accepted for the first `drainMs`. */
  close: (options?: { drainMs?: number }) => Promise<void>;
};

/** Migrates the database, sets the clock, seeds the demo and starts every service and the runner. */
export async function startServices({
  env,
  onStep,
  log = createLogger(env.logLevel),
  tracing,
}: StartOptions): Promise<RunningServices> {
  const { connections, db, close: closeDatabase } = await openMigrated(env);
  try {
    if (env.shopNow) await setShopNow(db, env.shopNow);
    if (env.isDemo) await seedDemo(db, env);
    if (env.acceptedTokenSecrets.length > 0) {
      await resealSecrets(db, env);
      await resealBankAccounts(db, env);
    }
    const app = await buildApp({ connections, db, env, onStep, log, tracing });
    const { faults, gateway, http, server, overrides } = app;
    const url = await server.listen({ host: env.host, port: env.port });
    const control = faults && overrides && (await openControl({ db, env, faults, overrides }));
    const runner = startRunner({ content: app.content, db, env, gateway, log, onStep, onFailure: app.onChoreFailure });
    const unwatchContent = watchContent(app.content);
    return {
      url,
      db,
      controlUrl: control?.url ?? null,
      async close({ drainMs = 0 } = {}) {
        unwatchContent();
        await control?.close();
        const [isWhole] = await Promise.all([http.stop({ drainMs }), runner.stop()]);
        if (!isWhole) log.warn("requests were cut off by the deadline of the stop");
        await server.close();
        await closeDatabase();
      },
    };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

async function openServices() {
  const env = readEnv();
  const tracing = env.hasTraces ? await startTracing() : undefined;
  const services = await startServices({ env, tracing });
  const log = createLogger(env.logLevel);
  for (const warning of env.warnings) log.warn(warning);
  log.info({ url: services.url, demo: env.isDemo }, "services are listening");
  endOnSignal(async () => {
    await services.close({ drainMs: env.drainMs });
    await tracing?.close();
  });
}

/** Runs the services until SIGTERM. If they cannot start, prints what to do and exits with 1. */
export async function runServices() {
  try {
    await openServices();
  } catch (failure) {
    const error = failure as Error;
    // One line that says what to do. The usual error is a port in use.
    const isPortTaken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
    const text = isPortTaken
      ? `${error.message}. Set SERVICES_PORT to a free port, or stop the program that uses it.`
      : [error.message, ...("hint" in error ? [error.hint] : [])].join("\n");
    process.stderr.write(`${text}\n`);
    process.exit(1);
  }
}

if (import.meta.main) await runServices();
