// Services that kill themselves with SIGKILL at a given step of a payment, without any cleanup.
import { flushCompileCache } from "node:module";
import { readEnv } from "#services/env.ts";
import { createLogger } from "#services/lib/log.ts";
import { startServices } from "#services/start.ts";

const dieAt = process.env["DIE_AT"];
const env = readEnv();
const { url } = await startServices({
  env,
  onStep(point) {
    if (point === dieAt) process.kill(process.pid, "SIGKILL");
  },
});
// SIGKILL skips the exit handlers, so write the compile cache now.
flushCompileCache();
createLogger(env.logLevel).info({ url }, "services are listening");
