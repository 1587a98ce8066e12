import { type DestinationStream, type Logger, pino } from "pino";
import { withoutSecrets } from "#generated/secrets.ts";

export type { Logger };

/** Creates a logger: one JSON line per event, to stdout by default. Tokens, passwords and signatures are removed. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { part: "services" },
    // A safeguard: today no line contains headers or bodies.
    formatters: { log: (fields: Record<string, unknown>) => withoutSecrets(fields) },
    serializers: { err: (error: Error) => withoutSecrets(pino.stdSerializers.err(error)) },
  };
  return destination ? pino(options, destination) : pino(options);
}
