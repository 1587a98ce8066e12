// Does what an operator asks on the database of a shop in production, which has no control port.
import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { OPERATOR_HEADER, REASON_HEADER } from "#services/control/control-file.ts";
import { addOperatorControls } from "#services/control/operator-controls.ts";
import { openDatabase } from "#services/db/index.ts";
import { pendingMigrations } from "#services/db/migrate.ts";
import { readEnv } from "#services/lib/env.ts";
import { setMarket } from "#services/lib/locale.ts";
import { ExpectedError } from "./steps.ts";

/** Who acts, and why: kept with what they do. */
export type Operator = { by?: string | undefined; reason?: string | undefined };

const { TOKEN_SECRET, DATA_DIR = ".data" } = process.env;
/** What changes nothing and shows nothing about a customer. */
const READS = new Set(["/actions"]);

/** Does one of services/control/operator-controls.ts. Throws ExpectedError with its refusal. */
export async function operate(path: string, body: object, { by, reason }: Operator) {
  if (!TOKEN_SECRET && !existsSync(join(DATA_DIR, "secrets.json")))
    throw new ExpectedError("Set TOKEN_SECRET as the services have it. Without it, documents cannot be decrypted.");
  const server = Fastify();
  // They name the fronts to the services. No front calls this process.
  const env = readEnv({ APP_KEY: "operator", APP_SECRET: "not used by operators", ...process.env });
  setMarket(env.locale);
  const { close, db } = await openDatabase(env).catch((error: Error) => {
    throw new ExpectedError(error.message);
  });
  try {
    addOperatorControls(server, { db, env });
    if (!server.hasRoute({ method: "POST", url: path }))
      throw new ExpectedError("This command works only with the demo.");
    if (!reason && !READS.has(path))
      throw new ExpectedError('Say why with --reason "…", and who you are with --by <name>. Both are kept.');
    const [pending] = await pendingMigrations(db);
    if (pending)
      throw new ExpectedError(`The database lacks ${pending}. Use the release that its services run, or restart them.`);
    const headers = {
      [OPERATOR_HEADER]: encodeURIComponent(by || userInfo().username),
      [REASON_HEADER]: encodeURIComponent(reason ?? ""),
    };
    const response = await server.inject({ method: "POST", url: path, headers, payload: body });
    const answer = response.json();
    if (response.statusCode !== 200) throw new ExpectedError(answer.message ?? `Refused: ${response.statusCode}.`);
    return answer;
  } finally {
    await server.close();
    await close();
  }
}
