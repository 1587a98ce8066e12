import { type Logger, pino } from "pino";

export type { Logger };

/** One JSON line per event on stdout. Tokens, passwords and signatures never get into it. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: { part: "services" },
    redact: {
      paths: ["authorization", "password", "token", "secret", "*.authorization", "*.password", "*.token", "*.secret"],
      censor: "[redacted]",
    },
  });
}
