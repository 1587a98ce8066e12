import { FormData } from "undici";
import { bodyToWire } from "./keys.ts";
import type { Operation } from "./operations.ts";
import { checkRequest, type Violation } from "./validate.ts";

/** What is sent: text of the operation's content type, or parts, whose boundary is made as they are written. */
export type Payload = string | FormData;

type Fields = Record<string, unknown>;

/** The contract states a file as text; what is in it, the service tells by its content. */
const stated = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value instanceof Blob ? value.type : value]));

function partsOf(fields: Fields): FormData {
  const parts = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    // The name of a customer's own file may say anything about them, and nothing that the service needs.
    if (value instanceof Blob) parts.append(name, value, name);
    else parts.append(name, String(value));
  }
  return parts;
}

/** A body in wire spelling, in the form its operation wants; `onViolation` hears what the contract does not allow. */
export function payloadOf(
  operation: Operation,
  body: unknown,
  onViolation: (violation: Violation | null) => void,
): Payload {
  const wire = bodyToWire(operation, body);
  const isParts = operation.contentType === "multipart/form-data";
  onViolation(checkRequest(operation, isParts ? stated(wire as Fields) : wire));
  if (isParts) return partsOf(wire as Fields);
  if (operation.contentType === "application/x-www-form-urlencoded") {
    return new URLSearchParams(wire as Record<string, string>).toString();
  }
  return JSON.stringify(wire);
}
