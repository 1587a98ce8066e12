// The log of every server: one JSON line per event with time, level, part, requestId and message first in every search.
import { type DestinationStream, type Logger, pino } from "pino";
import { withoutSecrets } from "./secrets.ts";

export type { DestinationStream, Logger };

const BUFFER_MS = 50;
const BUFFER_CHARACTERS = 8 * 1024;
const WARN = 40;

/**
 * Returns standard output, buffered for up to 50 ms or 8,192 characters, because writing a line costs twice as much as formatting
 * it (docs/adr/0020). A warning, an error or the exit of the process flushes the buffer immediately.
 */
function bufferedStdout(): DestinationStream {
  const output = pino.destination({ sync: true });
  let lines = "";
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = lines;
    lines = "";
    if (text !== "") output.write(text);
  };
  process.once("exit", flush);
  return {
    // Makes pino set `lastLevel` before each write.
    [Symbol.for("pino.metadata")]: true,
    lastLevel: 0,
    write(line: string) {
      lines += line;
      if (this.lastLevel >= WARN || lines.length >= BUFFER_CHARACTERS) flush();
      else timer ??= setTimeout(flush, BUFFER_MS);
    },
  } as DestinationStream & { lastLevel: number };
}

let stdout: DestinationStream | undefined;
/** One buffer per process, so that the lines of all its loggers are in order. */
function sharedStdout(): DestinationStream {
  stdout ??= bufferedStdout();
  return stdout;
}

let lastMs = 0;
let lastTime = "";

/** Returns the time field in ISO 8601. Cached, because a busy shop logs several lines per millisecond. */
function isoTime(): string {
  const now = Date.now();
  if (now !== lastMs) lastTime = `,"time":"${new Date(now).toISOString()}"`;
  lastMs = now;
  return lastTime;
}

/** Creates the logger of a part of the shop, to standard output by default. Tokens, passwords and signatures are removed. */
export function buildLog(part: "front" | "services", level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { part },
    messageKey: "message",
    timestamp: isoTime,
    formatters: {
      level: (label: string) => ({ level: label }),
      // Redacts secrets as a safeguard: no code logs headers or bodies today. pino's own `redact` paths search every line
      // for each name at each depth, which took longer than the rest of a request (docs/adr/0020).
      log: (fields: Record<string, unknown>) => withoutSecrets(fields),
    },
    serializers: { err: (error: Error) => withoutSecrets(pino.stdSerializers.err(error)) },
  };
  return pino(options, destination ?? sharedStdout());
}
