import { buildLog, type DestinationStream, type Logger } from "#openapi/shared/log.ts";

export type { Logger };

/** Creates the log of a services process: one line per call. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  buildLog("services", level, destination);
