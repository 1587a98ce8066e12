import { buildLog, type DestinationStream, type Logger } from "#openapi/shared/log.ts";

/** Creates the log of a front and its gateway: one line per request and per upstream call, linked by the request id. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  buildLog("front", level, destination);

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
