// Does what an operator asks on the database of a shop in production, which has no control port.
import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { OPERATOR_HEADER, REASON_HEADER } from "#services/control/control-file.ts";
import { addOperatorControls } from "#services/control/operator-controls.ts";
import { openDatabase } from "#services/db/index.ts";
import { pendingMigrations } from "#services/db/migrate.ts";
import { readEnv } from "#services/env.ts";
import { setMarket } from "#services/lib/locale.ts";
import { ExpectedError } from "./steps.ts";

/** Who acts, and why: kept with what they do. */
export type Operator = { by?: string | undefined; reason?: string | undefined };

const { TOKEN_SECRET, DATA_DIR = ".data" } = process.env;

/** Does one of services/control/operator-controls.ts. Throws ExpectedError with its refusal. */
export async function operate(path: string, body: object, { by = userInfo().username, reason }: Operator) {
  if (!reason && path !== "/actions")
    throw new ExpectedError('Say why with --reason "…", and who you are with --by <name>. Both are kept.');
  if (!TOKEN_SECRET && !existsSync(join(DATA_DIR, "secrets.json"))) {
    throw new ExpectedError("Set TOKEN_SECRET as the services have it. Without it, documents cannot be decrypted.");
  }
  // They name the fronts to the services. No front calls this process.
  const env = readEnv({ APP_KEY: "operator", APP_SECRET: "not used by operators", ...process.env });
  setMarket(env.locale);
  const { close, db } = await openDatabase(env);
  const server = Fastify();
  try {
    const [pending] = await pendingMigrations(db);
    if (pending)
      throw new ExpectedError(`The database lacks ${pending}. Use the release that its services run, or restart them.`);
    addOperatorControls(server, { db, env });
    const headers = { [OPERATOR_HEADER]: encodeURIComponent(by), [REASON_HEADER]: encodeURIComponent(reason ?? "") };
    const response = await server.inject({ method: "POST", url: path, headers, payload: body });
    if (response.statusCode === 404)
      throw new ExpectedError(
        "This command works only with the demo. Unset DATABASE_URL to use the demo running here.",
      );
    const answer = response.json();
    if (response.statusCode !== 200) throw new ExpectedError(answer.message ?? `Refused: ${response.statusCode}.`);
    return answer;
  } finally {
    await server.close();
    await close();
  }
}
