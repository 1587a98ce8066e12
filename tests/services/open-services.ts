// Services with their own database, and a caller that signs like the gateway.
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { type App, type AppParts, buildApp } from "#services/app.ts";
import { seedDemo } from "#services/db/demo/index.ts";
import { openDatabase } from "#services/db/index.ts";
import { migrate } from "#services/db/migrate.ts";
import { setShopNow } from "#services/lib/clock.ts";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Db } from "#services/lib/handlers.ts";
import { signatureOf } from "#services/lib/security.ts";
import { demoDatabase, TOKEN_SECRET } from "#tests/database.ts";
import { servicesLog } from "#tests/run-log.ts";

/** The time of the contracts' examples: Friday noon in Sydney. */
export const EXAMPLE_NOW = "2026-11-20T01:00:00Z";
const DEMO_PASSWORD = "Drawcard-demo-1";

export function testEnv(changes: Partial<ServicesEnv> = {}): ServicesEnv {
  return {
    host: "127.0.0.1",
    port: 0,
    shopUrl: null,
    publicUrl: null,
    dataDir: "/nonexistent",
    contentDir: join(import.meta.dirname, "../../services/content"),
    databaseUrl: null,
    appKey: "test-key",
    appSecret: "test-secret-0123456789",
    tokenSecret: TOKEN_SECRET,
    acceptedAppSecrets: [],
    acceptedTokenSecrets: [],
    locale: "en-AU",
    cardGateways: ["paystream"],
    smtp: null,
    socialClientIds: { apple: null, google: null },
    shopNow: null,
    isDemo: true,
    metrics: null,
    hasTraces: false,
    drainMs: 0,
    logLevel: "silent",
    warnings: [],
    ...changes,
  };
}

/** Returns the settings of a shop process on a copy of the demo, at the time of the examples. */
export const demoSettings = async () => ({
  DATABASE_URL: await demoDatabase(),
  SHOP_NOW: EXAMPLE_NOW,
  TOKEN_SECRET,
});

/** A signed-in customer with the tokens that a gateway stores. */
export type SignedIn = {
  customerId: string;
  customerToken: string;
  accessToken: string;
  refreshToken: string;
  deviceId: string;
};

type Call = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  version?: string;
  body?: unknown;
  as?: SignedIn;
  headers?: Record<string, string>;
};
// biome-ignore lint/suspicious/noExplicitAny: a wire body, not yet checked against a contract
export type Answer = { status: number; body: any; headers: Record<string, unknown> };

export type Services = {
  server: FastifyInstance;
  faults: App["faults"];
  gateway: App["gateway"];
  db: Db;
  env: ServicesEnv;
  call: (call: Call) => Promise<Answer>;
  signIn: (email: string, password?: string) => Promise<SignedIn>;
  close: () => Promise<void>;
};

export function signedHeaders(env: ServicesEnv, as?: SignedIn): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers: Record<string, string> = {
    "x-shop-app-key": env.appKey,
    "x-shop-timestamp": timestamp,
    "x-shop-signature": signatureOf(env, timestamp, as?.customerToken ?? ""),
  };
  if (!as) return headers;
  return {
    ...headers,
    authorization: `Bearer ${as.accessToken}`,
    "x-shop-customer-id": as.customerId,
    "x-shop-device-id": as.deviceId,
  };
}

/** Converts the wire reply of a login or sign-up to a signed-in customer. */
export const toSignedIn = ({ result }: Answer["body"]): SignedIn => ({
  customerId: result.customer.customer_id,
  customerToken: result.customer.customer_token,
  accessToken: result.access_token,
  refreshToken: result.refresh_token,
  deviceId: result.device_uuid,
});

export type OpenOptions = {
  now?: string;
  env?: ServicesEnv;
  onStep?: AppParts["onStep"];
  log?: AppParts["log"];
  /** The most connections to the database. */
  connections?: number;
};

/** Opens services on the database of `env`, or on a new one with the demo. */
export async function openServices({
  now = EXAMPLE_NOW,
  env: given = testEnv(),
  onStep,
  log = servicesLog,
  connections,
}: OpenOptions = {}): Promise<Services> {
  const env = { ...given, databaseUrl: given.databaseUrl ?? (await demoDatabase()) };
  const { db, close } = await openDatabase(env, { connections });
  // A copy of the demo is already migrated; a given database may be empty.
  await migrate(db);
  await setShopNow(db, new Date(now));
  await seedDemo(db, env);
  const { faults, gateway, server } = await buildApp({ db, env, onStep, log });
  // The sandbox card gateway is called over HTTP, like a real one.
  await server.listen({ host: env.host, port: env.port });

  async function call({ method = "GET", path, version, body, as, headers }: Call): Promise<Answer> {
    const reply = await server.inject({
      method,
      url: path,
      headers: {
        ...signedHeaders(env, as),
        ...(version ? { "x-shop-version": version } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    return { status: reply.statusCode, body: reply.body === "" ? undefined : reply.json(), headers: reply.headers };
  }

  return {
    server,
    faults,
    gateway,
    db,
    env,
    call,
    async signIn(email, password = DEMO_PASSWORD) {
      const { body } = await call({ method: "POST", path: "/v2/login", version: "3.0", body: { email, password } });
      return toSignedIn(body);
    },
    async close() {
      await server.close();
      await close();
    },
  };
}
