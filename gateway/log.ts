import { type DestinationStream, type Logger, pino } from "pino";
import { withoutSecrets } from "#generated/secrets.ts";

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

let lastMs = 0;
let lastTime = "";

/** The time of a line, as pino wants it. Kept for the millisecond: a busy shop writes many lines in each. */
function isoTime(): string {
  const now = Date.now();
  if (now !== lastMs) lastTime = `,"time":"${new Date(now).toISOString()}"`;
  lastMs = now;
  return lastTime;
}

/** One structured line per request and per upstream call, with the request id that ties them together. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    name: "gateway",
    level,
    timestamp: isoTime,
    // Nothing here logs headers or bodies; this is for the day somebody does. Not by pino's own paths: they look for each
    // name at each depth in every line, which took longer than the rest of a request (docs/adr/0020).
    formatters: { log: (fields: Record<string, unknown>) => withoutSecrets(fields) },
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
