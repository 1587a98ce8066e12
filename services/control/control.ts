// The control port of the demo, for `npm run shop` and tests: draws, clock, faults and overrides. Loopback only, behind a
// secret, with DEMO only.
import { randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import Fastify from "fastify";
import { z } from "zod";
import { createPreviews } from "#services/cms/preview-address.ts";
import { shopNow } from "#services/lib/clock.ts";
import type { DemoOverrides } from "#services/lib/demo-overrides.ts";
import type { ServicesEnv } from "#services/lib/env.ts";
import { FAULT_MODES, type Faults } from "#services/lib/faults.ts";
import type { Db } from "#services/lib/handlers.ts";
import { refuse } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { findOffer } from "#services/main/catalogue/offers/catalogue.ts";
import { readSwitches, restoreCapabilities } from "#services/main/foundation/site/capabilities.rows.ts";
import { queuePromotion } from "#services/main/identity/marketing/marketing.commands.ts";
import { drawNow } from "#services/main/play/drawing/draws-runner.ts";
import { moveClock, readStatus } from "./clock-controls.ts";
import { writeControlFile } from "./control-file.ts";
import { addOperatorControls } from "./operator-controls.ts";
import { addOverrideControls } from "./override-controls.ts";
import { addSignInControls } from "./sign-in-controls.ts";

/** "posts/a-draw" */
const previewInput = z.object({ item: z.string().regex(/^[^/]+\/[^/]+$/, "must be like posts/some-slug") });

/** Adds POST /preview, which prints the address of a draft. */
function addPreviewControls(server: FastifyInstance, env: ServicesEnv, now: () => Promise<Date>): void {
  const previewOf = createPreviews(env);
  server.post("/preview", async ({ body }) => previewOf(previewInput.parse(body).item, await now()));
}

const promotionInput = z.object({ offer: z.string().min(1) });

/** Adds POST /promote, which queues marketing about an offer. */
function addMarketingControls(server: FastifyInstance, db: Db, env: ServicesEnv): void {
  server.post("/promote", async ({ body }) => {
    const { offer: key } = promotionInput.parse(body);
    const offer = findOffer(key) ?? refuse(422, "invalid_field", `There is no offer ${key}.`);
    const promotion = { productOfferKey: offer.key, name: offer.name };
    return { offer: key, queued: await runInTransaction(db, (tx) => queuePromotion(tx, env, promotion)) };
  });
}

export type ControlParts = { db: Db; env: ServicesEnv; faults: Faults; overrides: DemoOverrides };
export type Control = { url: string; secret: string; close: () => Promise<void> };

const drawInput = z.object({ lottery: z.string().min(1) });
const clockInput = z.object({ to: z.string().min(1) });
const faultInput = z.object({ operation: z.string().min(1), mode: z.enum([...FAULT_MODES, "off"]) });

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
  addOperatorControls(server, { db, env });
  server.post("/draw", async ({ body }) => drawNow(db, drawInput.parse(body).lottery));
  server.post("/clock", async ({ body }) => moveClock(db, clockInput.parse(body).to));
  server.post("/fault", async ({ body }) => {
    const { operation, mode } = faultInput.parse(body);
    faults.set(operation, mode);
    return { faults: faults.list() };
  });
  addOverrideControls(server, db, overrides);
  addSignInControls(server, db, env);
  addMarketingControls(server, db, env);
  addPreviewControls(server, env, () => shopNow(db));
  // Clears overrides and faults only. The clock and the database have commands of their own.
  server.post("/restore", async () => {
    overrides.clear();
    faults.clear();
    await runInTransaction(db, restoreCapabilities);
    return {};
  });
  server.get("/status", async () => ({
    ...(await readStatus(db)),
    ...overrides.list(),
    faults: faults.list(),
    capabilities: await runInTransaction(db, readSwitches),
  }));

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
