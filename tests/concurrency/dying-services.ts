// Services that kill themselves with SIGKILL at a point of a payment: nothing is closed, released or written down.
import { flushCompileCache } from "node:module";
import { readEnv } from "#services/env.ts";
import { createLogger } from "#services/lib/log.ts";
import { startServices } from "#services/start.ts";

const dieAt = process.env["DIE_AT"];
const env = readEnv();
const { url } = await startServices({
  env,
  reached(point) {
    if (point === dieAt) process.kill(process.pid, "SIGKILL");
  },
});
// Who is killed writes nothing at the end.
flushCompileCache();
createLogger(env.logLevel).info({ url }, "services are listening");
