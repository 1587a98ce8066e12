// Reads and checks the configuration of the services, once at start.
import { randomBytes } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";
import type { Locale } from "./locale.ts";

/** The card gateways that the contract knows. */
const CARD_GATEWAYS = ["braintree", "eway", "opayo", "paystream", "stripe"] as const;
type CardGatewayKey = (typeof CARD_GATEWAYS)[number];

/** Where mails go. `isSecure` is smtps; otherwise the connection is upgraded with STARTTLS, except on loopback. */
export type SmtpServer = { host: string; port: number; isSecure: boolean; user: string; password: string };

export type ServicesEnv = {
  host: string;
  port: number;
  dataDir: string;
  /** The folder of the editors' Markdown files. */
  contentDir: string;
  /** The URL of the front, if it was started together with the services; `null` if unknown. */
  shopUrl: string | null;
  /** The address of the shop in browsers, for links in mails: PUBLIC_URL, otherwise `shopUrl`. No slash at its end. */
  publicUrl: string | null;
  databaseUrl: string | null;
  appKey: string;
  appSecret: string;
  /** Signs access tokens and derives customer tokens. */
  tokenSecret: string;
  /** Also accepted while one of the two above is replaced. Used to verify and decrypt, never to sign or encrypt. */
  acceptedAppSecrets: string[];
  acceptedTokenSecrets: string[];
  /** The language, currency and time zone of the shop. */
  locale: Locale;
  /** The card gateways on offer, in order of preference. */
  cardGateways: CardGatewayKey[];
  /** Where mails are sent, and from which address; `null` sends none. */
  smtp: { server: SmtpServer; from: string } | null;
  /** The shop's clients at Apple and Google; `null` where customers cannot sign in with it. */
  socialClientIds: { apple: string | null; google: string | null };
  /** The start of the shop clock; `null` is now. */
  shopNow: Date | null;
  /** Enables demo data, test deposits, sandboxes and the control port. On by default only on loopback. */
  isDemo: boolean;
  /** `null` disables /metrics. Without a token everyone who reaches the port may read it. */
  metrics: { token: string | null } | null;
  /** Traces are sent to a collector. */
  hasTraces: boolean;
  /** How long new connections are accepted after SIGTERM, while `/readyz` answers 503. */
  drainMs: number;
  logLevel: string;
  /** What an operator probably forgot, as whole sentences for the log. */
  warnings: string[];
};

/** A setting is invalid: the message names it, `hint` says what to do. */
class BadSetting extends Error {
  override name = "BadSetting";
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);

/** The secrets shared by the parts of the shop on one machine. */
const secretsFile = z.object({
  appKey: z.string().min(1),
  appSecret: z.string().min(16),
  tokenSecret: z.string().min(32),
});

const fromJson = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue("is no JSON");
    return z.NEVER;
  }
});

const isSwitch = z
  .enum(["on", "off", "1", "0", "true", "false"])
  .transform((value) => ["on", "1", "true"].includes(value));

/** Secrets, separated by commas. */
const secretList = (minLength: number) =>
  z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(",")
        .map((secret) => secret.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.string().min(minLength, `use at least ${minLength} characters for each`)));

const portError = "use a number from 0 to 65535";

const settings = z.object({
  SERVICES_PORT: z.coerce.number(portError).int(portError).min(0, portError).max(65_535, portError).default(4100),
  // Only the gateway calls the services: opening the shop to the network (HOST) must not open them.
  SERVICES_HOST: z.string().min(1).default("127.0.0.1"),
  HOST: z.string().min(1).default("127.0.0.1"),
  // The port of the front; services only report it.
  PORT: z.coerce.number().int().min(0).max(65_535).optional().catch(undefined),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default(".data"),
  CONTENT_DIR: z
    .string()
    .min(1)
    .default(join(import.meta.dirname, "../content")),
  DATABASE_URL: z
    .url({ protocol: /^(postgres|postgresql)$/, error: "use postgres://user:password@host:5432/database" })
    .optional(),
  DISCOVERY_URL: z.string().optional(),
  APP_KEY: z.string().min(1).optional(),
  APP_SECRET: z.string().min(16, "use at least 16 characters").optional(),
  TOKEN_SECRET: z.string().min(32, "use at least 32 characters").optional(),
  ACCEPTED_APP_SECRETS: secretList(16),
  ACCEPTED_TOKEN_SECRETS: secretList(32),
  SITE_LOCALE: z.enum(["en-AU", "en-GB"], "use en-AU or en-GB").default("en-AU"),
  CARD_GATEWAYS: z
    .string()
    .default("paystream")
    .transform((text) => text.split(",").map((key) => key.trim()))
    .pipe(z.array(z.enum(CARD_GATEWAYS, `use keys of ${CARD_GATEWAYS.join(", ")}, separated by commas`))),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "use smtp://user:password@host:587 or smtps://user:password@host" })
    .optional(),
  MAIL_FROM: z.email("use the address that mails come from").optional(),
  APPLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  SHOP_NOW: z.iso.datetime({ offset: true }).optional(),
  DEMO: isSwitch.optional(),
  METRICS: isSwitch.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  METRICS_TOKEN: z.string().min(16, "use at least 16 characters").optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(8).optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
});

/** Creates a folder and those above it. Node's recursive `mkdirSync` never returns where the system refuses folders, as in /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/** Creates the data folder. Throws `BadSetting` if this user may not write there. */
export function makeDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BadSetting(`The data folder ${dataDir} cannot be written (${code}).`, "Set DATA_DIR to one that can.");
  }
}

/** Returns the secrets in DATA_DIR/secrets.json, creating them on first start. The gateway on this machine reads them too. */
function readSecrets(dataDir: string): z.infer<typeof secretsFile> {
  const file = join(dataDir, "secrets.json");
  if (!existsSync(file)) {
    makeDataDir(dataDir);
    const secret = () => randomBytes(32).toString("hex");
    const created = { appKey: "drawcard-local", appSecret: secret(), tokenSecret: secret() };
    try {
      // wx: if two processes start at the same time, the first one's secrets win.
      writeFileSync(file, `${JSON.stringify(created, null, 2)}\n`, { mode: 0o600, flag: "wx" });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
  const parsed = fromJson.pipe(secretsFile).safeParse(readFileSync(file, "utf8"));
  if (parsed.success) return parsed.data;
  const hint =
    "Put a copy of it in its place. New secrets (delete it) end every session, and lose authenticators and uploads.";
  throw new BadSetting(`${file} is damaged.`, hint);
}

/** Returns where mails are sent. All three settings are needed: without the shop's address, links in mails would be dead. */
function smtpOf(url: string | undefined, from: string | undefined, publicUrl: string | undefined): ServicesEnv["smtp"] {
  if (url === undefined) return null;
  if (publicUrl === undefined)
    throw new BadSetting("PUBLIC_URL is missing.", "Set it to the address of the shop: the links in mails lead there.");
  if (from === undefined) throw new BadSetting("MAIL_FROM is missing.", "Set it to the address that mails come from.");
  const { hostname, password, port, protocol, username } = new URL(url);
  const isSecure = protocol === "smtps:";
  const server = {
    host: hostname,
    port: Number(port) || (isSecure ? 465 : 587),
    isSecure,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
  return { server, from };
}

/** Reads and checks the configuration. Throws `BadSetting` with the name of the invalid setting. */
export function readEnv(source: Record<string, string | undefined> = process.env): ServicesEnv {
  // An empty setting counts as absent: shells and compose files unset variables this way.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    // The first part: an item of a list has an index too.
    const name = String(issue?.path[0] ?? "environment");
    throw new BadSetting(`${name} is not usable: ${issue?.message}`, `Correct ${name}, or unset it.`);
  }
  const env = parsed.data;
  const dataDir = resolve(env.DATA_DIR);
  const { APP_KEY: appKey, APP_SECRET: appSecret, TOKEN_SECRET: tokenSecret } = env;
  // With all three set nothing is written, so the process needs no writable folder.
  const secrets = appKey && appSecret && tokenSecret ? { appKey, appSecret, tokenSecret } : readSecrets(dataDir);
  const isAlone =
    LOOPBACK.has(env.HOST) &&
    LOOPBACK.has(env.SERVICES_HOST) &&
    env.DATABASE_URL === undefined &&
    env.DISCOVERY_URL === undefined;
  const isDemo = env.DEMO ?? isAlone;
  const warnings: string[] = [];
  if (!isDemo && env.DATABASE_URL && !tokenSecret)
    warnings.push(
      `TOKEN_SECRET is not set: the one in ${join(dataDir, "secrets.json")} is used. All services need the same.`,
    );
  if (!isDemo && !env.SMTP_URL) warnings.push("SMTP_URL is not set: no mail is sent.");
  const shopUrl = env.PORT ? `http://${env.HOST}:${env.PORT}` : null;
  const hasMetrics = env.METRICS ?? (isDemo || env.METRICS_TOKEN !== undefined);
  return {
    host: env.SERVICES_HOST,
    port: env.SERVICES_PORT,
    dataDir,
    contentDir: resolve(env.CONTENT_DIR),
    shopUrl,
    publicUrl: env.PUBLIC_URL === undefined ? shopUrl : new URL(env.PUBLIC_URL).origin,
    databaseUrl: env.DATABASE_URL ?? null,
    appKey: appKey ?? secrets.appKey,
    appSecret: appSecret ?? secrets.appSecret,
    tokenSecret: tokenSecret ?? secrets.tokenSecret,
    acceptedAppSecrets: env.ACCEPTED_APP_SECRETS,
    acceptedTokenSecrets: env.ACCEPTED_TOKEN_SECRETS,
    locale: env.SITE_LOCALE,
    cardGateways: env.CARD_GATEWAYS,
    smtp: smtpOf(env.SMTP_URL, env.MAIL_FROM, env.PUBLIC_URL),
    socialClientIds: { apple: env.APPLE_CLIENT_ID ?? null, google: env.GOOGLE_CLIENT_ID ?? null },
    shopNow: env.SHOP_NOW ? new Date(env.SHOP_NOW) : null,
    isDemo,
    metrics: hasMetrics ? { token: env.METRICS_TOKEN ?? null } : null,
    hasTraces: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    // 3 s: balancers check /readyz about once a second. The demo has none.
    drainMs: (env.DRAIN_SECONDS ?? (isDemo ? 0 : 3)) * 1000,
    logLevel: env.LOG_LEVEL,
    warnings,
  };
}
