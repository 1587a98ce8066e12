import { type DestinationStream, type Logger, pino } from "pino";

export type { Logger };

// Nothing here logs headers or bodies; the names are for the day somebody does, as the wire and as the code has them.
const SECRET = /^(authorization|cookie|password|secret|otp|csc|cres|([a-z]+_?)?token)$/i;
// What is logged is flat, or an error with its parts.
const DEPTH = 3;

/** The same without the values of secrets. Not by pino's own paths: they look for each name at each depth in every line. */
function withoutSecrets(fields: object, depth = DEPTH): Record<string, unknown> {
  const shown = Object.entries(fields).map(([key, value]) => {
    if (SECRET.test(key)) return [key, "[redacted]"];
    const isPlain = typeof value === "object" && value !== null && !(value instanceof Error);
    if (!isPlain || Array.isArray(value)) return [key, value];
    return [key, depth > 0 ? withoutSecrets(value, depth - 1) : "[deep]"];
  });
  return Object.fromEntries(shown) as Record<string, unknown>;
}

/** One JSON line per event, on stdout unless told otherwise. Tokens, passwords and signatures never get into it. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: { part: "services" }, formatters: { log: withoutSecrets } };
  return destination ? pino(options, destination) : pino(options);
}
