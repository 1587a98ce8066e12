// Reads process.env for the gateway. No other gateway file does; they receive a GatewayEnv.
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { type TrustsProxy, trustProxies } from "../http/client-address.ts";
import type { MetricsAccess } from "./metrics.ts";

/** A missing or invalid setting. `message` is for the log; `hint` names the variable and the fix. */
export class ConfigurationError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.name = "ConfigurationError";
    this.hint = hint;
  }
}

const portError = "use a number from 0 to 65535";
const port = z.coerce.number(portError).int(portError).min(0, portError).max(65535, portError);
const isSwitch = z
  .enum(["on", "off", "1", "0", "true", "false"])
  .transform((value) => ["on", "1", "true"].includes(value));

const list = z.string().transform((text) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean),
);

const variables = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  PORT: port.default(4321),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: list.default([]),
  SERVICES_PORT: port.default(4100),
  DISCOVERY_URL: z.string().optional(),
  APP_KEY: z.string().min(1).optional(),
  APP_SECRET: z.string().min(1).optional(),
  ACCEPTED_APP_SECRETS: list.default([]),
  DATA_DIR: z.string().min(1).default(".data"),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: "use redis://host:6379" }).optional(),
  ANALYTICS_URL: z.url({ protocol: /^https?$/ }).optional(),
  TAG_MANAGER_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.string().optional(),
  ADDRESS_LOOKUP_KEY: z.string().min(1).optional(),
  APPLE_CLIENT_ID: z.string().min(1).optional(),
  APPLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  CACHE: isSwitch.default(true),
  HTML_CACHE_MB: z.coerce.number().min(8).max(65_536).default(128),
  DEMO: isSwitch.optional(),
  CATALOGUE: isSwitch.optional(),
  METRICS: isSwitch.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  METRICS_TOKEN: z.string().min(16, "use at least 16 characters").optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(8).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).optional(),
});

/** The keys file that the services create on first start, so that a local shop needs no configuration. */
const secretsFile = z.object({ appKey: z.string().min(1), appSecret: z.string().min(1) });

type ClientCredentials = { clientId: string; clientSecret: string };

export type GatewayEnv = {
  mode: "production" | "development" | "test";
  host: string;
  port: number;
  /** The site's public URL. It decides whether cookies are Secure and which Origin may post. */
  publicUrl: URL;
  /** Whether an IP address is a proxy whose X-Forwarded-For header is trusted. */
  trustsProxy: TrustsProxy;
  discoveryUrl: string;
  appKey: string;
  appSecret: string;
  /** Also open sealed cookies while APP_SECRET is replaced. Never sign or seal. */
  acceptedAppSecrets: string[];
  dataDir: string;
  redisUrl: string | null;
  /** Analytics endpoint. `null` disables analytics. */
  analyticsUrl: string | null;
  /** The tag manager's server. Receives events where the capability `google_tag_manager` is on. */
  tagManagerUrl: string | null;
  /** False with CACHE=off: every read goes upstream. */
  isCacheOn: boolean;
  /** The most memory that shared pages take. */
  htmlCacheBytes: number;
  /** The key of address lookup. Without one, customers type addresses by hand, except in the demo. */
  addressLookupKey: string | null;
  /** The shop's clients at Apple and Google; `null` where there is none. */
  socialCredentials: { apple: ClientCredentials | null; google: ClientCredentials | null };
  /** The address of the demo's services, whose sandboxes stand in for other companies; `null` in production. */
  sandboxUrl: string | null;
  isDemo: boolean;
  /** Shows every component of the design system at /catalogue. */
  hasCatalogue: boolean;
  /** Access to /metrics. `null` disables metrics. */
  metrics: MetricsAccess | null;
  /** True if an OTLP endpoint is set. */
  hasTraces: boolean;
  /** How long new connections are accepted after SIGTERM, while `/readyz` answers 503. */
  drainMs: number;
  logLevel: string;
};

const LOOPBACK = ["127.0.0.1", "::1", "localhost"];

function discoveryUrlOf(values: z.infer<typeof variables>) {
  const url = values.DISCOVERY_URL ?? `http://127.0.0.1:${values.SERVICES_PORT}`;
  if (url.trim() === "") {
    // Exact message of shell §7.
    throw new ConfigurationError(
      "discovery service url is not set",
      "Set DISCOVERY_URL to the address that answers /discover, or unset it to use the services on SERVICES_PORT.",
    );
  }
  // "localhost:4100" is an address with the scheme "localhost".
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? "")) {
    throw new ConfigurationError(`DISCOVERY_URL is not an address: ${url}`, "Give it as http://host:port.");
  }
  return url.replace(/\/+$/, "");
}

/** Returns the content of a JSON file, or null if it is damaged. */
function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

function keysOf(values: z.infer<typeof variables>, dataDir: string) {
  if (values.APP_KEY && values.APP_SECRET) return { appKey: values.APP_KEY, appSecret: values.APP_SECRET };
  if (values.APP_KEY || values.APP_SECRET) {
    const missing = values.APP_KEY ? "APP_SECRET" : "APP_KEY";
    throw new ConfigurationError(`${missing} is not set`, `Set ${missing}: APP_KEY and APP_SECRET go together.`);
  }
  const file = join(dataDir, "secrets.json");
  if (!existsSync(file)) {
    throw new ConfigurationError(
      `APP_KEY and APP_SECRET are not set, and ${file} does not exist`,
      "Start the services first (npm start does), or set APP_KEY and APP_SECRET to what your backend knows.",
    );
  }
  const secrets = secretsFile.safeParse(jsonIn(file));
  if (!secrets.success) {
    throw new ConfigurationError(
      `${file} holds no appKey and appSecret`,
      "Put a copy of it in its place, or set APP_KEY and APP_SECRET.",
    );
  }
  return secrets.data;
}

/** Returns the client of a provider. Both of its settings are needed. */
function credentialsOf(values: z.infer<typeof variables>, name: "APPLE" | "GOOGLE"): ClientCredentials | null {
  const clientId = values[`${name}_CLIENT_ID`];
  const clientSecret = values[`${name}_CLIENT_SECRET`];
  if (clientId && clientSecret) return { clientId, clientSecret };
  if (!clientId && !clientSecret) return null;
  const missing = `${name}_CLIENT_${clientId ? "SECRET" : "ID"}`;
  throw new ConfigurationError(`${missing} is not set`, `Set ${missing}, or unset the other setting of this client.`);
}

function trustsProxyOf(addresses: string[]): TrustsProxy {
  try {
    return trustProxies(addresses);
  } catch (error) {
    throw new ConfigurationError(
      `TRUSTED_PROXIES is not usable: ${error instanceof Error ? error.message : error}`,
      "Set TRUSTED_PROXIES to IP addresses or ranges such as 10.0.0.0/8, separated by commas, or unset it.",
    );
  }
}

/** Reads and validates the configuration. Throws a ConfigurationError that names the variable and the fix. */
export function readEnv(source: Record<string, string | undefined> = process.env): GatewayEnv {
  // Empty variables count as unset, as in the services, except DISCOVERY_URL, which has its own error when empty.
  const given = Object.entries(source).filter(([name, value]) => value !== "" || name === "DISCOVERY_URL");
  const parsed = variables.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = issue?.path.join(".") ?? "environment";
    throw new ConfigurationError(`${name} is not usable: ${issue?.message}`, `Correct ${name}, or unset it.`);
  }
  const values = parsed.data;
  const dataDir = resolve(values.DATA_DIR);
  const isLocal = LOOPBACK.includes(values.HOST) && !values.DATABASE_URL && !values.DISCOVERY_URL;
  const isDemo = values.DEMO ?? isLocal;
  const hasMetrics = values.METRICS ?? (isDemo || values.METRICS_TOKEN !== undefined);
  return {
    mode: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    publicUrl: new URL(values.PUBLIC_URL ?? `http://${values.HOST}:${values.PORT}`),
    trustsProxy: trustsProxyOf(values.TRUSTED_PROXIES),
    discoveryUrl: discoveryUrlOf(values),
    ...keysOf(values, dataDir),
    acceptedAppSecrets: values.ACCEPTED_APP_SECRETS,
    dataDir,
    redisUrl: values.REDIS_URL ?? null,
    analyticsUrl: values.ANALYTICS_URL ?? null,
    tagManagerUrl: values.TAG_MANAGER_URL ?? null,
    isCacheOn: values.CACHE,
    htmlCacheBytes: values.HTML_CACHE_MB * 1_000_000,
    addressLookupKey: values.ADDRESS_LOOKUP_KEY ?? null,
    socialCredentials: { apple: credentialsOf(values, "APPLE"), google: credentialsOf(values, "GOOGLE") },
    sandboxUrl: isDemo ? discoveryUrlOf(values) : null,
    isDemo,
    hasCatalogue: values.CATALOGUE ?? values.NODE_ENV === "development",
    metrics: hasMetrics ? { token: values.METRICS_TOKEN ?? null } : null,
    hasTraces: values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    // 3 s: balancers check /readyz about once a second. The demo has none.
    drainMs: (values.DRAIN_SECONDS ?? (isDemo ? 0 : 3)) * 1000,
    logLevel: values.LOG_LEVEL ?? (values.NODE_ENV === "test" ? "silent" : "info"),
  };
}
