// The control port of the demo, for `npm run shop` and tests: draws, clock, faults and overrides. Loopback only, behind a
// secret, with DEMO only.
import { randomBytes, timingSafeEqual } from "node:crypto";
import Fastify from "fastify";
import { z } from "zod";
import { listSupportRequests } from "#services/cms/support-requests.rows.ts";
import type { ServicesEnv } from "#services/env.ts";
import { shopNow } from "#services/lib/clock.ts";
import type { DemoOverrides } from "#services/lib/demo-overrides.ts";
import { FAULT_MODES, type Faults } from "#services/lib/faults.ts";
import type { Db } from "#services/lib/handlers.ts";
import { plainText } from "#services/lib/plain-text.ts";
import { Refusal } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { drawNow } from "#services/main/play/draws/draws.runner.ts";
import { reversePrizes } from "#services/main/sales/orders/prize-reversals.commands.ts";
import { refundCheckout } from "#services/main/sales/purchases/refunds.commands.ts";
import { addCauseControls } from "./cause-controls.ts";
import { moveClock, readStatus } from "./clock-controls.ts";
import { writeControlFile } from "./control-file.ts";
import { addFundControls } from "./fund-controls.ts";
import { addMarketingControls } from "./marketing-controls.ts";
import { addOverrideControls } from "./override-controls.ts";
import { addPostalControls } from "./postal-controls.ts";
import { addPreviewControls } from "./preview-controls.ts";
import { addSaleControls } from "./sale-controls.ts";
import { addSignInControls } from "./sign-in-controls.ts";
import { addVerificationControls } from "./verification-controls.ts";

export type ControlParts = { db: Db; env: ServicesEnv; faults: Faults; overrides: DemoOverrides };
export type Control = { url: string; secret: string; close: () => Promise<void> };

const drawInput = z.object({ lottery: z.string().min(1) });
const clockInput = z.object({ to: z.string().min(1) });
const reversalInput = z.object({ ticket: z.string().min(1), reason: z.string().trim().min(1).max(200) });
const refundInput = z.object({ receipt: z.string().min(1) });
const faultInput = z.object({ operation: z.string().min(1), mode: z.enum([...FAULT_MODES, "off"]) });

/** Returns what is wrong in one line: "sale must be open, sold-out or suspended; ...". */
const textOf = (error: z.ZodError) =>
  error.issues.map((issue) => `${issue.path.join(".")} ${needOf(issue)}`).join("; ");

const alternatives = new Intl.ListFormat("en-AU", { type: "disjunction" });

function needOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_value") return `must be ${alternatives.format(issue.values.map(String))}`;
  if (issue.code === "invalid_type") return `must be a ${issue.expected}`;
  if (issue.code === "invalid_format") return `must be ${issue.format === "email" ? "an email address" : issue.format}`;
  if (issue.code === "too_small" && issue.origin === "string") return "is missing";
  return issue.message;
}

/** Opens the control port and writes its URL and secret to the data directory (control-file.ts). */
export async function openControl({ db, env, faults, overrides }: ControlParts): Promise<Control> {
  const secret = randomBytes(32).toString("hex");
  const expected = Buffer.from(`Bearer ${secret}`);
  const server = Fastify({ forceCloseConnections: true });

  server.addHook("onRequest", async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? "");
    // Any web page in a browser on this machine can reach loopback, but only local programs can read the secret.
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      return reply.code(401).send({ message: "The secret of the control port is missing or outdated." });
    }
  });
  server.setErrorHandler((error: Error, _request, reply) => {
    const isBadInput = error instanceof z.ZodError || error instanceof Refusal;
    const message = error instanceof z.ZodError ? textOf(error) : error.message;
    return reply.code(isBadInput ? 400 : 500).send({ message });
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
  server.post("/reverse", async ({ body }) => {
    const { reason, ticket } = reversalInput.parse(body);
    return runInTransaction(db, (tx) => reversePrizes(tx, ticket, plainText(reason)));
  });
  server.post("/requests", async () => ({ requests: await runInTransaction(db, (tx) => listSupportRequests(tx)) }));
  addOverrideControls(server, db, overrides);
  addSaleControls(server, db);
  addFundControls(server, db);
  addSignInControls(server, db, env);
  addVerificationControls(server, db, env);
  addCauseControls(server, db);
  addPostalControls(server, db);
  addMarketingControls(server, db, env);
  addPreviewControls(server, env, () => shopNow(db));
  // Clears overrides and faults only. The clock and the database have commands of their own.
  server.post("/restore", async () => {
    overrides.clear();
    faults.clear();
    return {};
  });
  server.get("/status", async () => ({ ...(await readStatus(db)), faults: faults.list(), ...overrides.list() }));

  // Port 0 picks a free port, for tests.
  const url = await server.listen({ host: "127.0.0.1", port: env.port === 0 ? 0 : env.port + 1 });
  const removeFile = writeControlFile(env.dataDir, { url, secret, shopUrl: env.shopUrl });
  return {
    url,
    secret,
    async close() {
      removeFile();
      await server.close();
    },
  };
}
