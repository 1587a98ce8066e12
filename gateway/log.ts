import { type DestinationStream, type Logger, pino } from "pino";
import { withoutSecrets } from "#generated/secrets.ts";

const BUFFER_MS = 50;
const BUFFER_BYTES = 8 * 1024;
const WARN = 40;

/**
 * Returns standard output, buffered for up to 50 ms or 8 KiB, because writing a line costs twice as much as formatting
 * it (docs/adr/0020). A warning, an error or the exit of the process flushes the buffer at once.
 */
function bufferedStdout(): DestinationStream {
  const output = pino.destination({ sync: true, minLength: BUFFER_BYTES });
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    output.flushSync();
  };
  process.once("exit", flush);
  return {
    // Makes pino set `lastLevel` before each write.
    [Symbol.for("pino.metadata")]: true,
    lastLevel: 0,
    write(line: string) {
      output.write(line);
      if (this.lastLevel >= WARN) flush();
      else timer ??= setTimeout(flush, BUFFER_MS);
    },
  } as DestinationStream & { lastLevel: number };
}

let lastMs = 0;
let lastTime = "";

/** Returns the time field in pino's format. Cached, because a busy shop logs several lines per millisecond. */
function isoTime(): string {
  const now = Date.now();
  if (now !== lastMs) lastTime = `,"time":"${new Date(now).toISOString()}"`;
  lastMs = now;
  return lastTime;
}

/** Creates the log: one structured line per request and per upstream call, linked by the request id. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    name: "gateway",
    level,
    timestamp: isoTime,
    // Redacts secrets as a safeguard: no code logs headers or bodies today. pino's own `redact` paths search every line
    // for each name at each depth, which took longer than the rest of a request (docs/adr/0020).
    formatters: { log: (fields: Record<string, unknown>) => withoutSecrets(fields) },
    serializers: { err: (error: Error) => withoutSecrets(pino.stdSerializers.err(error)) },
  };
  return pino(options, destination ?? bufferedStdout());
}

/** The log of one request. It adds the request id to each line. */
export type RequestLog = Record<"info" | "warn" | "error", (fields: object, message: string) => void>;

/** Creates a request's log. Creating a pino child logger costs more than writing a line, and most requests log one line. */
export function requestLog(log: Logger, requestId: string): RequestLog {
  return {
    info: (fields, message) => log.info({ requestId, ...fields }, message),
    warn: (fields, message) => log.warn({ requestId, ...fields }, message),
    error: (fields, message) => log.error({ requestId, ...fields }, message),
  };
}
