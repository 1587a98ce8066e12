import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { sql } from "kysely";
import { contracts, type OperationsOf, type ServiceName } from "#generated/contracts.ts";
import { analyticsHandlers } from "./analytics/events.handlers.ts";
import { authHandlers } from "./auth/auth.handlers.ts";
import { cmsHandlers } from "./cms/cms.handlers.ts";
import { configHandlers } from "./config/config.handlers.ts";
import { BASE_PATHS, discoveryHandlers } from "./discovery/discovery.handlers.ts";
import type { ServicesEnv } from "./env.ts";
import { contractPlugin, type ServerParts } from "./lib/contract-server.ts";
import { createFaults, type Faults } from "./lib/faults.ts";
import type { Db, Handlers, OperationId } from "./lib/handlers.ts";
import { createLogger, type Logger } from "./lib/log.ts";
import { addMetrics } from "./lib/metrics.ts";
import type { AnyHandlers } from "./lib/operation.ts";
import { addReplyHooks, refuseAddress } from "./lib/request-hooks.ts";
import { createStage, type Stage } from "./lib/stage.ts";
import type { Tracing } from "./lib/tracing.ts";
import { runInTransaction } from "./lib/transaction.ts";
import { requireStepUp } from "./main/identity/two-factor/step-up.ts";
import { createMainHandlers } from "./main/main.handlers.ts";
import type { CardGateway } from "./main/wallet/deposits/card-gateway.ts";
import type { SagaParts } from "./main/wallet/deposits/deposits.saga.ts";
import type { NotImplemented } from "./not-implemented.ts";
import { notificationsHandlers } from "./notifications/content-cards.handlers.ts";
import { placementHandlers } from "./placement/placements.handlers.ts";
import { cardGatewayPlugin } from "./sandbox/card-gateway/card-gateway.plugin.ts";
import { createSandboxCardGateway } from "./sandbox/card-gateway.client.ts";
import { mailboxPlugin } from "./sandbox/mailbox/mailbox.plugin.ts";
import { createTranslationHandlers } from "./translation/translation.handlers.ts";

export type AppParts = {
  db: Db;
  env: ServicesEnv;
  /** Told of every step of a payment; tests cut a saga off there. */
  reached?: SagaParts["reached"];
  /** Where the log goes; stdout unless tests read it. */
  log?: Logger | undefined;
  tracing?: Tracing | undefined;
};
export type App = { server: FastifyInstance; faults: Faults | null; stage: Stage | null; gateway: CardGateway | null };

const contractOf = (service: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, "../generated", service, "openapi.json"), "utf8"));

type Built<S extends ServiceName> = Extract<Exclude<keyof OperationsOf[S], NotImplemented>, OperationId>;

/** Every service with a handler for each of its operations, but those that are not built yet. */
const handlersOf = (main: ReturnType<typeof createMainHandlers>, stage: Stage | null) =>
  ({
    analytics: analyticsHandlers,
    auth: authHandlers,
    blog: {},
    cms: cmsHandlers,
    config: configHandlers,
    "customer-verify": {},
    discovery: discoveryHandlers,
    main,
    membership: {},
    migration: {},
    notifications: notificationsHandlers,
    placement: placementHandlers,
    social: {},
    translation: createTranslationHandlers(stage),
  }) satisfies { [S in ServiceName]: Handlers<Built<S>> };

// What the gateway may send as a request id; anything else gets one of ours, so that a log line is one line.
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** Every service of the house on one server, each at its base path, over one database. */
export async function buildApp({
  db,
  env,
  reached,
  log = createLogger(env.logLevel),
  tracing,
}: AppParts): Promise<App> {
  const faults = env.isDemo ? createFaults((who) => runInTransaction(db, (tx) => requireStepUp(tx, who))) : null;
  const stage = env.isDemo ? createStage() : null;
  const parts: ServerParts = { db, env, faults, stage };
  const server = Fastify({
    exposeHeadRoutes: false,
    forceCloseConnections: "idle",
    requestIdHeader: false,
    // How long an id may be is the contract's to say; Node bounds the whole address.
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: (error, request, reply) => refuseAddress(error, request, reply, log),
    genReqId: ({ headers }) => {
      const given = headers["x-shop-request-id"];
      return typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
    },
  });
  tracing?.follow(server);
  addReplyHooks(server, db, log);
  if (env.metrics) addMetrics(server, env.metrics);

  server.get("/healthz", async () => ({ status: "ok" }));
  server.get("/readyz", async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: "ready" };
    } catch {
      // Whatever is wrong with it: who asks takes this process out until it answers.
      return reply.code(503).send({ status: "the database does not answer" });
    }
  });
  // The one card gateway there is so far is the demo's own; a shop without it pays from the wallet only.
  const gateway = env.isDemo ? createSandboxCardGateway(env, () => server.listeningOrigin) : null;
  if (env.isDemo) {
    await server.register(cardGatewayPlugin({ db, env }), { prefix: "/sandbox" });
    await server.register(mailboxPlugin({ db }), { prefix: "/sandbox" });
  }
  const services = handlersOf(createMainHandlers(gateway, stage, reached), stage);
  for (const [name, handlers] of Object.entries(services) as [ServiceName, AnyHandlers][]) {
    const prefix = name === "discovery" ? "" : BASE_PATHS[name];
    await server.register(contractPlugin({ ...contracts[name], handlers, document: contractOf(name) }, parts), {
      prefix,
    });
  }
  await server.ready();
  return { server, faults, stage, gateway };
}
