// The log of servers that run inside a test's own process: kept for the search at the end of the run, at their most talkative.
import { createLog } from "#gateway/log.ts";
import { outputOf } from "#scripts/lib/run-output.ts";
import { createLogger } from "#services/lib/log.ts";

const kept = (part: string) => outputOf(`${part}-in-test-${process.pid}`);
const servicesFile = kept("services");

/** Nothing in a run that keeps nothing: then the servers of tests are silent. */
export const keepLine = kept("gateway");
export const gatewayLog = keepLine && createLog("trace", { write: keepLine });
export const servicesLog = servicesFile && createLogger("trace", { write: servicesFile });
