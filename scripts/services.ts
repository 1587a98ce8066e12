// Runs the services for operators: all services and the runner in one process.
import { runServices } from "#services/start.ts";
import { main } from "./lib/steps.ts";

const HELP = `npm run services    run the services on SERVICES_HOST:SERVICES_PORT

DATABASE_URL, APP_KEY, APP_SECRET, TOKEN_SECRET, SERVICES_HOST, SERVICES_PORT, METRICS_TOKEN, LOG_LEVEL: see docs/architecture.md`;

await main(HELP, runServices);
