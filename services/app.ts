import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { sql } from "kysely";
import { operations as analyticsOperations } from "#generated/analytics/operations.ts";
import { shapes as analyticsShapes } from "#generated/analytics/shapes.ts";
import { operations as authOperations } from "#generated/auth/operations.ts";
import { shapes as authShapes } from "#generated/auth/shapes.ts";
import { operations as cmsOperations } from "#generated/cms/operations.ts";
import { shapes as cmsShapes } from "#generated/cms/shapes.ts";
import { operations as configOperations } from "#generated/config/operations.ts";
import { shapes as configShapes } from "#generated/config/shapes.ts";
import { operations as discoveryOperations } from "#generated/discovery/operations.ts";
import { shapes as discoveryShapes } from "#generated/discovery/shapes.ts";
import { operations as mainOperations } from "#generated/main/operations.ts";
import { shapes as mainShapes } from "#generated/main/shapes.ts";
import { operations as notificationsOperations } from "#generated/notifications/operations.ts";
import { shapes as notificationsShapes } from "#generated/notifications/shapes.ts";
import { operations as translationOperations } from "#generated/translation/operations.ts";
import { shapes as translationShapes } from "#generated/translation/shapes.ts";
import { analyticsHandlers } from "./analytics/events.handlers.ts";
import { authHandlers } from "./auth/auth.handlers.ts";
import { cmsHandlers } from "./cms/cms.handlers.ts";
import { configHandlers } from "./config/config.handlers.ts";
import { BASE_PATHS, discoveryHandlers } from "./discovery/discovery.handlers.ts";
import type { ServicesEnv } from "./env.ts";
import { type ContractPart, contractPlugin, type ServerParts } from "./lib/contract-server.ts";
import { createFaults, type Faults } from "./lib/faults.ts";
import type { Db } from "./lib/handlers.ts";
import { createLogger } from "./lib/log.ts";
import type { AnyHandlers } from "./lib/operation.ts";
import { addReplyHooks } from "./lib/request-hooks.ts";
import { createStage, type Stage } from "./lib/stage.ts";
import type { CardGateway } from "./main/deposits/card-gateway.ts";
import type { SagaParts } from "./main/deposits/deposits.saga.ts";
import { createMainHandlers } from "./main/main.handlers.ts";
import { notificationsHandlers } from "./notifications/content-cards.handlers.ts";
import { cardGatewayPlugin } from "./sandbox/card-gateway/card-gateway.plugin.ts";
import { createSandboxCardGateway } from "./sandbox/card-gateway.client.ts";
import { createTranslationHandlers } from "./translation/translation.handlers.ts";

export type AppParts = {
  db: Db;
  env: ServicesEnv;
  /** Told of every step of a payment; tests cut a saga off there. */
  reached?: SagaParts["reached"];
};
export type App = { server: FastifyInstance; faults: Faults | null; stage: Stage | null; gateway: CardGateway | null };

const contractOf = (service: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, "../generated", service, "openapi.json"), "utf8"));

type Service = Omit<ContractPart, "document"> & { name: string; prefix: string };

const servicesOf = (mainHandlers: AnyHandlers, stage: Stage | null): Service[] => [
  {
    name: "discovery",
    prefix: "",
    operations: discoveryOperations,
    shapes: discoveryShapes,
    handlers: discoveryHandlers,
  },
  { name: "main", prefix: BASE_PATHS.main, operations: mainOperations, shapes: mainShapes, handlers: mainHandlers },
  { name: "auth", prefix: BASE_PATHS.auth, operations: authOperations, shapes: authShapes, handlers: authHandlers },
  { name: "cms", prefix: BASE_PATHS.cms, operations: cmsOperations, shapes: cmsShapes, handlers: cmsHandlers },
  {
    name: "config",
    prefix: BASE_PATHS.config,
    operations: configOperations,
    shapes: configShapes,
    handlers: configHandlers,
  },
  {
    name: "translation",
    prefix: BASE_PATHS.translation,
    operations: translationOperations,
    shapes: translationShapes,
    handlers: createTranslationHandlers(stage),
  },
  {
    name: "analytics",
    prefix: BASE_PATHS.analytics,
    operations: analyticsOperations,
    shapes: analyticsShapes,
    handlers: analyticsHandlers,
  },
  {
    name: "notifications",
    prefix: BASE_PATHS.notifications,
    operations: notificationsOperations,
    shapes: notificationsShapes,
    handlers: notificationsHandlers,
  },
];

// What the gateway may send as a request id; anything else gets one of ours, so that a log line is one line.
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** Every service of the house on one server, each at its base path, over one database. */
export async function buildApp({ db, env, reached }: AppParts): Promise<App> {
  const faults = env.isDemo ? createFaults() : null;
  const stage = env.isDemo ? createStage() : null;
  const parts: ServerParts = { db, env, faults, stage };
  const server = Fastify({
    exposeHeadRoutes: false,
    forceCloseConnections: "idle",
    requestIdHeader: false,
    // How long an id may be is the contract's to say; Node bounds the whole address.
    routerOptions: { maxParamLength: 16_384 },
    genReqId: ({ headers }) => {
      const given = headers["x-shop-request-id"];
      return typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
    },
  });
  addReplyHooks(server, db, createLogger(env.logLevel));

  server.get("/healthz", async () => ({ status: "ok" }));
  server.get("/readyz", async () => {
    await sql`select 1`.execute(db);
    return { status: "ready" };
  });
  // The one card gateway there is so far is the demo's own; a shop without it pays from the wallet only.
  const gateway = env.isDemo ? createSandboxCardGateway(env, () => server.listeningOrigin) : null;
  if (env.isDemo) await server.register(cardGatewayPlugin({ db, env }), { prefix: "/sandbox" });
  for (const { name, prefix, ...part } of servicesOf(createMainHandlers(gateway, stage, reached), stage)) {
    await server.register(contractPlugin({ ...part, document: contractOf(name) }, parts), { prefix });
  }
  await server.ready();
  return { server, faults, stage, gateway };
}
