import { type DestinationStream, type Logger, pino } from "pino";

// Nothing here logs headers or bodies; the list is for the day somebody does.
const SECRETS = new Set([
  "authorization",
  "cookie",
  "accessToken",
  "refreshToken",
  "customerToken",
  "challengeToken",
  "token",
  "fingerprint",
  "secret",
  "otpauthUrl",
  "password",
  "confirmPassword",
  "paymentToken",
  "csc",
  "cres",
  "otp",
]);
// What is logged is flat, or an error with a cause or two.
const DEPTH = 6;

/**
 * The same with every secret's value taken out, wherever it lies. A copy is made only of what holds one: pino's own paths
 * look for each name at each depth in every line, which took longer than the rest of a request (docs/adr/0020).
 */
function withoutSecrets(fields: object, depth = DEPTH): object {
  let clean = fields as Record<string, unknown>;
  for (const key in fields) {
    const value = (fields as Record<string, unknown>)[key];
    let shown = value;
    if (SECRETS.has(key)) shown = "[redacted]";
    // An error is told by its serialiser, which runs later and comes by here itself.
    else if (typeof value === "object" && value !== null && !(value instanceof Error))
      shown = depth > 0 ? withoutSecrets(value, depth - 1) : "[deep]";
    if (shown === value) continue;
    if (clean === fields) clean = (Array.isArray(fields) ? [...fields] : { ...fields }) as Record<string, unknown>;
    clean[key] = shown;
  }
  return clean;
}

const GATHER_MS = 50;
const GATHER_BYTES = 8 * 1024;
const WARN = 40;

/**
 * Standard output, where lines of ordinary requests wait for each other: a write of its own costs as much as making the
 * line twice (docs/adr/0020). A warning, and whatever waits before it, is written at once; so is all at the end.
 */
function gathered(): DestinationStream {
  const output = pino.destination({ sync: true, minLength: GATHER_BYTES });
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    output.flushSync();
  };
  process.once("exit", flush);
  return {
    // Asks pino to say each line's level first.
    [Symbol.for("pino.metadata")]: true,
    lastLevel: 0,
    write(line: string) {
      output.write(line);
      if (this.lastLevel >= WARN) flush();
      else timer ??= setTimeout(flush, GATHER_MS);
    },
  } as DestinationStream & { lastLevel: number };
}

/** One structured line per request and per upstream call, with the request id that ties them together. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    name: "gateway",
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: (fields: Record<string, unknown>) => withoutSecrets(fields) as Record<string, unknown> },
    serializers: { err: (error: Error) => withoutSecrets(pino.stdSerializers.err(error)) },
  };
  return pino(options, destination ?? gathered());
}

/** What a request says while it runs; each line names the request. */
export type RequestLog = Record<"info" | "warn" | "error", (fields: object, message: string) => void>;

/** Without a child of pino's: making one costs more than a line, and most requests say one. */
export function requestLog(log: Logger, requestId: string): RequestLog {
  return {
    info: (fields, message) => log.info({ requestId, ...fields }, message),
    warn: (fields, message) => log.warn({ requestId, ...fields }, message),
    error: (fields, message) => log.error({ requestId, ...fields }, message),
  };
}
