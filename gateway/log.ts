import { type Logger, pino } from "pino";

// Nothing here logs headers or bodies; the list is for the day somebody does.
const SECRETS = [
  "authorization",
  "cookie",
  "accessToken",
  "refreshToken",
  "customerToken",
  "password",
  "paymentToken",
  "csc",
  "cres",
  "otp",
];

/** One structured line per request and per upstream call, with the request id that ties them together. */
export function createLog(level: string): Logger {
  return pino({
    name: "gateway",
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[redacted]" },
  });
}
