// Case conversion at the border: the wire is snake_case, everything inside is camelCase. Keys that are data stay.
import { fromWire, toWire } from "#generated/keys.ts";
import type { Operation } from "./operations.ts";

/** A request body in wire spelling. */
export function bodyToWire(operation: Operation, body: unknown) {
  return toWire(body, operation.request, operation.shapes);
}

/** A reply body in our spelling; a status the contract does not name is read as a refusal. */
export function replyFromWire(operation: Operation, status: number, body: unknown) {
  const shape = operation.replies[status] ?? (status >= 400 ? "Problem" : null);
  return fromWire(body, shape, operation.shapes);
}
