import { type DestinationStream, type Logger, pino } from "pino";
import { withoutSecrets } from "#generated/secrets.ts";

export type { Logger };

/** One JSON line per event, on stdout unless told otherwise. Tokens, passwords and signatures never get into it. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { part: "services" },
    // Nothing here logs headers or bodies; this is for the day somebody does.
    formatters: { log: (fields: Record<string, unknown>) => withoutSecrets(fields) },
    serializers: { err: (error: Error) => withoutSecrets(pino.stdSerializers.err(error)) },
  };
  return destination ? pino(options, destination) : pino(options);
}
