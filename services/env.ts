// The one reader of the services' configuration. Everything is checked here, once, at start.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";

export type ServicesEnv = {
  host: string;
  port: number;
  dataDir: string;
  /** Where the front was told to listen, when both were started together; null is nobody said. */
  shopUrl: string | null;
  databaseUrl: string | null;
  appKey: string;
  appSecret: string;
  /** Signs access tokens and derives customer tokens. */
  tokenSecret: string;
  /** Where the shop's clock starts; null is now. */
  shopNow: Date | null;
  /** Demo data, test deposits, sandboxes and the control port. Never on by itself off loopback. */
  isDemo: boolean;
  /** Who may read /metrics: with this token, or whoever reaches the port. Null is nobody. */
  metrics: { token: string | null } | null;
  /** Somebody collects traces. */
  hasTraces: boolean;
  logLevel: string;
};

/** A setting cannot be used: the message names it, `hint` says what to do. */
class BadSetting extends Error {
  override name = "BadSetting";
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);

/** What each part of the shop on this machine must know to trust the others. */
const secretsFile = z.object({
  appKey: z.string().min(1),
  appSecret: z.string().min(16),
  tokenSecret: z.string().min(32),
});

const isSwitch = z
  .enum(["on", "off", "1", "0", "true", "false"])
  .transform((value) => ["on", "1", "true"].includes(value));

const settings = z.object({
  SERVICES_PORT: z.coerce.number().int().min(0).max(65_535).default(4100),
  // Services speak to the gateway only: opening the shop to the network (HOST) must not open them.
  SERVICES_HOST: z.string().min(1).default("127.0.0.1"),
  HOST: z.string().min(1).default("127.0.0.1"),
  // The front's: services do not listen there, they only know of it.
  PORT: z.coerce.number().int().min(0).max(65_535).optional().catch(undefined),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: z.url({ protocol: /^(postgres|postgresql)$/ }).optional(),
  DISCOVERY_URL: z.string().optional(),
  APP_KEY: z.string().min(1).optional(),
  APP_SECRET: z.string().min(16, "it wants at least 16 characters").optional(),
  TOKEN_SECRET: z.string().min(32, "it wants at least 32 characters").optional(),
  SHOP_NOW: z.iso.datetime({ offset: true }).optional(),
  DEMO: isSwitch.optional(),
  METRICS: isSwitch.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  METRICS_TOKEN: z.string().min(16, "it wants at least 16 characters").optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
});

/** Secrets made on first start and kept in DATA_DIR/secrets.json, which the gateway of the same machine reads too. */
function keptSecrets(dataDir: string): z.infer<typeof secretsFile> {
  const file = join(dataDir, "secrets.json");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const secret = () => randomBytes(32).toString("hex");
    const made = { appKey: "drawcard-local", appSecret: secret(), tokenSecret: secret() };
    try {
      // wx: when two processes start at once, the first one's secrets stand.
      writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: "wx" });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
  const parsed = secretsFile.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!parsed.success)
    throw new BadSetting(`${file} is not what services wrote.`, "Delete it to have new secrets made.");
  return parsed.data;
}

/** Reads and checks the configuration. Throws `BadSetting` with the name of what is wrong. */
export function readEnv(source: Record<string, string | undefined> = process.env): ServicesEnv {
  // An empty setting is an absent one: that is how shells and compose files unset things.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = issue?.path.join(".") ?? "environment";
    throw new BadSetting(`${name} is not usable: ${issue?.message}`, `Correct ${name}, or unset it.`);
  }
  const env = parsed.data;
  const dataDir = resolve(env.DATA_DIR);
  const secrets = keptSecrets(dataDir);
  const isAlone =
    LOOPBACK.has(env.HOST) &&
    LOOPBACK.has(env.SERVICES_HOST) &&
    env.DATABASE_URL === undefined &&
    env.DISCOVERY_URL === undefined;
  const isDemo = env.DEMO ?? isAlone;
  const hasMetrics = env.METRICS ?? (isDemo || env.METRICS_TOKEN !== undefined);
  return {
    host: env.SERVICES_HOST,
    port: env.SERVICES_PORT,
    dataDir,
    shopUrl: env.PORT ? `http://${env.HOST}:${env.PORT}` : null,
    databaseUrl: env.DATABASE_URL ?? null,
    appKey: env.APP_KEY ?? secrets.appKey,
    appSecret: env.APP_SECRET ?? secrets.appSecret,
    tokenSecret: env.TOKEN_SECRET ?? secrets.tokenSecret,
    shopNow: env.SHOP_NOW ? new Date(env.SHOP_NOW) : null,
    isDemo,
    metrics: hasMetrics ? { token: env.METRICS_TOKEN ?? null } : null,
    hasTraces: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    logLevel: env.LOG_LEVEL,
  };
}
