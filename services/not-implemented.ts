import type { OperationId } from "./lib/handlers.ts";

/**
 * Operations that a contract promises and this house does not answer yet. Each answers 501 `not_implemented`, which the gateway
 * turns into a notice where the feature would be. The list only shrinks: whoever writes a handler takes its row away.
 */
export const NOT_IMPLEMENTED = [] as const satisfies readonly OperationId[];

export type NotImplemented = (typeof NOT_IMPLEMENTED)[number];
