// The levers of the demo, for `npm run shop` and for tests: draw, clock, faults, and what is served. Loopback, behind a secret, DEMO only.
import { randomBytes, timingSafeEqual } from "node:crypto";
import Fastify from "fastify";
import { z } from "zod";
import type { ServicesEnv } from "#services/env.ts";
import { FAULT_MODES, type Faults } from "#services/lib/faults.ts";
import type { Db } from "#services/lib/handlers.ts";
import { Refusal } from "#services/lib/refusal.ts";
import type { Stage } from "#services/lib/stage.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { drawNow } from "#services/main/play/draws/draws.runner.ts";
import { refundCheckout } from "#services/main/sales/purchases/refunds.commands.ts";
import { keepControlFile } from "./control-file.ts";
import { moveClock, readStatus } from "./levers.ts";
import { addSignInLevers } from "./sign-in-levers.ts";
import { addStageLevers } from "./stage-levers.ts";

export type Levers = { db: Db; env: ServicesEnv; faults: Faults; stage: Stage };
export type Control = { url: string; secret: string; close: () => Promise<void> };

const drawInput = z.object({ lottery: z.string().min(1) });
const clockInput = z.object({ to: z.string().min(1) });
const refundInput = z.object({ receipt: z.string().min(1) });
const faultInput = z.object({ operation: z.string().min(1), mode: z.enum([...FAULT_MODES, "off"]) });

/** Opens the control port and leaves its address and secret in the data directory (control-file.ts). */
export async function openControl({ db, env, faults, stage }: Levers): Promise<Control> {
  const secret = randomBytes(32).toString("hex");
  const expected = Buffer.from(`Bearer ${secret}`);
  const server = Fastify({ forceCloseConnections: true });

  server.addHook("onRequest", async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? "");
    // Any page in a browser of this machine can reach loopback; only what reads our files knows the secret.
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      return reply.code(401).send({ message: "The secret of the control port is missing or old." });
    }
  });
  server.setErrorHandler((error: Error, _request, reply) => {
    const isWrongInput = error instanceof z.ZodError || error instanceof Refusal;
    const message = error instanceof z.ZodError ? z.prettifyError(error) : error.message;
    return reply.code(isWrongInput ? 400 : 500).send({ message });
  });

  server.post("/draw", async ({ body }) => drawNow(db, drawInput.parse(body).lottery));
  server.post("/clock", async ({ body }) => moveClock(db, clockInput.parse(body).to));
  server.post("/fault", async ({ body }) => {
    const { operation, mode } = faultInput.parse(body);
    faults.set(operation, mode);
    return { faults: faults.list() };
  });
  server.post("/refund", async ({ body }) => {
    const { receipt } = refundInput.parse(body);
    return runInTransaction(db, (tx) => refundCheckout(tx, receipt));
  });
  addStageLevers(server, db, stage);
  addSignInLevers(server, db, env);
  // Not the clock, and nothing that was written down: those have commands of their own.
  server.post("/restore", async () => {
    stage.clear();
    faults.clear();
    return {};
  });
  server.get("/status", async () => ({ ...(await readStatus(db)), faults: faults.list(), ...stage.list() }));

  // Port 0 asks for any free port, as tests do.
  const url = await server.listen({ host: "127.0.0.1", port: env.port === 0 ? 0 : env.port + 1 });
  const removeFile = keepControlFile(env.dataDir, { url, secret, shopUrl: env.shopUrl });
  return {
    url,
    secret,
    async close() {
      removeFile();
      await server.close();
    },
  };
}
