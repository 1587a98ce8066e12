// Trace logs of servers that run inside a test process. A check at the end of the run searches them for secrets.
import { createLog } from "#gateway/foundation/log.ts";
import { outputOf } from "#scripts/lib/run-output.ts";
import { createLogger } from "#services/lib/log.ts";

const kept = (part: string) => outputOf(`${part}-in-test-${process.pid}`);
const servicesFile = kept("services");

/** `undefined` if the run keeps no logs; servers in tests then log nothing. */
export const keepLine = kept("gateway");
export const gatewayLog = keepLine && createLog("trace", { write: keepLine });
export const servicesLog = servicesFile && createLogger("trace", { write: servicesFile });
