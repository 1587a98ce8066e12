// Converts body keys between snake_case (wire) and camelCase (gateway). Keys that are data do not change.
import { fromWire, toWire } from "#openapi/shared/keys.ts";
import type { Operation } from "./operations.ts";

/** Converts a request body to snake_case. */
export function bodyToWire(operation: Operation, body: unknown) {
  return toWire(body, operation.request, operation.shapes);
}

/** Converts a reply body to camelCase. Statuses from 400 up that the contract lacks are read as a Problem. */
export function replyFromWire(operation: Operation, status: number, body: unknown) {
  const { replies } = operation;
  const promised = status in replies ? replies[status] : replies["default"];
  const shape = promised ?? (status >= 400 ? "Problem" : null);
  return fromWire(body, shape, operation.shapes);
}
