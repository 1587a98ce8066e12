import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Registry } from "prom-client";
import { contracts, type ServiceName } from "#generated/contracts.ts";
import { type ContentReader, createContentReader } from "./content/content-reader.ts";
import type { Database } from "./db/index.ts";
import { BASE_PATHS } from "./discovery/discovery.handlers.ts";
import { createHandlers } from "./handlers.generated.ts";
import { contractPlugin, type ServerParts } from "./lib/contract-server.ts";
import { createDemoOverrides, type DemoOverrides } from "./lib/demo-overrides.ts";
import type { ServicesEnv } from "./lib/env.ts";
import { createFaults, type Faults } from "./lib/faults.ts";
import type { Db, Tx } from "./lib/handlers.ts";
import { createStoppableServer, type StoppableServer } from "./lib/http-server.ts";
import { newId } from "./lib/ids.ts";
import { setMarket } from "./lib/locale.ts";
import { createLogger, type Logger } from "./lib/log.ts";
import { addMetrics } from "./lib/metrics.ts";
import type { AnyHandlers } from "./lib/operation.ts";
import { resetRateLimits } from "./lib/rate-limit.ts";
import { addReplyHooks, refuseAddress } from "./lib/request-hooks.ts";
import type { Tracing } from "./lib/tracing.ts";
import { runInTransaction } from "./lib/transaction.ts";
import { CATALOGUE } from "./main/catalogue/offers/catalogue.ts";
import { createIdentityReader, issuersOf } from "./main/identity/social-accounts/identity-token.ts";
import { requireStepUp } from "./main/identity/two-factor/step-up.ts";
import { readUpcomingDraws } from "./main/play/drawing/upcoming-draws.ts";
import { readSharesSold } from "./main/play/syndicates/syndicates.rows.ts";
import { readRecurringMethods } from "./main/recurring/recurring-purchase-methods/recurring-purchase-methods.rows.ts";
import { buyWithDeposit, keepRecurring } from "./main/recurring/recurring-purchases/beginnings.commands.ts";
import type { ChargeParts } from "./main/recurring/recurring-purchases/charging.commands.ts";
import { collectDebts } from "./main/recurring/recurring-purchases/recurring-debits.commands.ts";
import { clearOwnFunds, isFundInUse } from "./main/recurring/recurring-purchases/recurring-purchases.rows.ts";
import { retryPreOrders } from "./main/recurring/scheduled-purchases/scheduled-purchases.commands.ts";
import { prepareClosing } from "./main/sales/closing/closing.commands.ts";
import { namesOfOpenPrizes } from "./main/sales/closing/open-prizes.ts";
import { readAverageTransactions } from "./main/sales/orders/average-transactions.rows.ts";
import { readPaidBy } from "./main/sales/purchases/purchases.rows.ts";
import { readUnitsSold } from "./main/sales/stock/stock.rows.ts";
import type { CardGateway } from "./main/wallet/funds/card-gateway.ts";
import { readPaymentMethods } from "./main/wallet/funds/payment-methods.ts";
import { listWithdrawalMethods } from "./main/wallet/funds/withdrawal-methods.ts";
import { isLockedMember } from "./membership/members/members.handlers.ts";
import { addressesPlugin } from "./sandbox/addresses/addresses-plugin.ts";
import { benefitsPlugin, issueBenefitsUrl } from "./sandbox/benefits/benefits-plugin.ts";
import { cardGatewayPlugin } from "./sandbox/card-gateway/card-gateway-plugin.ts";
import { createSandboxCardGateway } from "./sandbox/card-gateway-client.ts";
import { connectIdPlugin } from "./sandbox/connect-id/connect-id-plugin.ts";
import { createSandboxIdentityProvider } from "./sandbox/identity-provider-client.ts";
import { mailboxPlugin } from "./sandbox/mailbox/mailbox-plugin.ts";
import { payPalPlugin } from "./sandbox/paypal/paypal-plugin.ts";
import { sandboxIssuers } from "./sandbox/sign-in/identity-tokens.ts";
import { signInPlugin } from "./sandbox/sign-in/sign-in-plugin.ts";
import { addWorkMetrics } from "./work-metrics.ts";

export type AppParts = {
  db: Db;
  env: ServicesEnv;
  /** Called at each step of a payment. Tests throw here to simulate a crash. */
  onStep?: ChargeParts["onStep"];
  /** The log; stdout by default. */
  log?: Logger | undefined;
  tracing?: Tracing | undefined;
  connections?: Database["connections"] | undefined;
};
export type App = {
  server: FastifyInstance;
  /** The HTTP server that `server` listens with. */
  http: StoppableServer;
  faults: Faults | null;
  overrides: DemoOverrides | null;
  gateway: CardGateway | null;
  content: ContentReader;
  /** Counts the failure of a chore of the runner. */
  onChoreFailure: (chore: string) => void;
};

const documents = new Map<string, unknown>();

/** Reads a bundled contract once per process. */
function contractOf(service: string): unknown {
  if (!documents.has(service)) {
    const file = join(import.meta.dirname, "../generated", service, "openapi.json");
    documents.set(service, JSON.parse(readFileSync(file, "utf8")));
  }
  return documents.get(service);
}

// Request ids accepted from the gateway. Anything else is replaced, so that a log line stays one line.
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** Builds one server with all services, each at its base path, on one database. */
export async function buildApp({
  connections,
  db,
  env,
  onStep,
  log = createLogger(env.logLevel),
  tracing,
}: AppParts): Promise<App> {
  const faults = env.isDemo ? createFaults((who) => runInTransaction(db, (tx) => requireStepUp(tx, who))) : null;
  const overrides = env.isDemo ? createDemoOverrides() : null;
  resetRateLimits();
  setMarket(env.locale);
  const parts: ServerParts = { db, env, faults, overrides };
  const http = createStoppableServer();
  const server = Fastify({
    exposeHeadRoutes: false,
    serverFactory: (listener) => http.server.on("request", listener),
    // Requests that arrive during the stop are answered.
    return503OnClosing: false,
    requestIdHeader: false,
    // The contract limits the length of ids; Node limits the whole URL.
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: (error, request, reply) => refuseAddress(error, request, reply, log),
    genReqId: ({ headers }) => {
      const given = headers["x-shop-request-id"];
      return typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
    },
  });
  tracing?.follow(server);
  addReplyHooks(server, db, log);
  const addMore = (registry: Registry) => addWorkMetrics(registry, { connections, db, sendsMail: env.smtp !== null });
  const onChoreFailure = env.metrics ? addMetrics(server, { ...env.metrics, addMore }) : () => {};

  server.get("/healthz", async () => ({ status: "ok" }));
  server.get("/readyz", async (_request, reply) => {
    if (http.isStopping()) return reply.code(503).send({ status: "stopping" });
    try {
      const { rows } = await sql<{ isReadOnly: boolean }>`
        select current_setting('transaction_read_only') = 'on' as "isReadOnly"`.execute(db);
      if (rows[0]?.isReadOnly) return reply.code(503).send({ status: "the database is read-only" });
      return { status: "ready" };
    } catch {
      // Load balancers take this process out of rotation until the database responds.
      return reply.code(503).send({ status: "the database does not answer" });
    }
  });
  const content = createContentReader(env.contentDir, log, { offers: CATALOGUE.map(({ key }) => key) });
  // Reports the editors' mistakes at the start.
  content();
  // The sandbox is the only card gateway so far. Without it customers pay from the wallet only.
  const gateway = env.isDemo ? createSandboxCardGateway(env, () => server.listeningOrigin) : null;
  if (env.isDemo) {
    await server.register(addressesPlugin, { prefix: "/sandbox" });
    await server.register(benefitsPlugin, { prefix: "/sandbox" });
    await server.register(cardGatewayPlugin({ db, env }), { prefix: "/sandbox" });
    await server.register(connectIdPlugin({ env }), { prefix: "/sandbox" });
    await server.register(mailboxPlugin({ content, db, env }), { prefix: "/sandbox" });
    await server.register(payPalPlugin({ db, env }), { prefix: "/sandbox" });
    await server.register(signInPlugin({ env }), { prefix: "/sandbox" });
  }
  const handlersOf: Partial<Record<ServiceName, AnyHandlers>> = createHandlers({
    content,
    gateway,
    identityProvider: env.isDemo ? createSandboxIdentityProvider(env, () => server.listeningOrigin) : null,
    readIdentity: createIdentityReader(
      env.isDemo
        ? { ...sandboxIssuers(() => server.listeningOrigin), ...issuersOf(env.socialClientIds) }
        : issuersOf(env.socialClientIds),
    ),
    overrides,
    onStep,
    // Functions that lower domains need from higher ones.
    buyWithDeposit,
    collectDebts,
    paymentMethods: (tx: Tx, customerId: string) => readPaymentMethods(tx, gateway, customerId),
    withdrawalMethods: (tx: Tx, customerId: string) => listWithdrawalMethods(tx, gateway, customerId),
    recurringMethods: (tx: Tx, customerId: string, at: Date) => readRecurringMethods(tx, gateway, customerId, at),
    averageTransactions: readAverageTransactions,
    isLockedMember,
    namesOfOpenPrizes,
    // A shop of its own names the company that provides the benefits.
    benefitsUrl: () =>
      env.isDemo ? issueBenefitsUrl(server.listeningOrigin) : `https://benefits.example/sso?ticket=${newId("sso", 16)}`,
    prepareClosing,
    retryPreOrders,
    isFundInUse,
    clearOwnFunds,
    keepRecurring,
    readPaidBy,
    readSharesSold,
    readUnitsSold,
    readUpcomingDraws,
  });
  for (const name of Object.keys(contracts) as ServiceName[]) {
    const handlers = handlersOf[name] ?? {};
    const prefix = name === "discovery" ? "" : BASE_PATHS[name];
    await server.register(contractPlugin({ ...contracts[name], handlers, document: contractOf(name) }, parts), {
      prefix,
    });
  }
  await server.ready();
  return { server, http, faults, overrides, gateway, content, onChoreFailure };
}
