import { FormData } from "undici";
import { bodyToWire } from "./keys.ts";
import type { Operation } from "./operations.ts";
import { checkRequest, type Violation } from "./validate.ts";

/** A serialised body: text in the operation's content type, or multipart. undici chooses the multipart boundary. */
export type Payload = string | FormData;

type Fields = Record<string, unknown>;

/** Replaces files by their MIME type for validation: the contract types a file as a string. */
const withFileTypes = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value instanceof Blob ? value.type : value]));

function partsOf(fields: Fields): FormData {
  const parts = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    // Sends the field name as the file name: the customer's own file name may contain personal data.
    if (value instanceof Blob) parts.append(name, value, name);
    else parts.append(name, String(value));
  }
  return parts;
}

/**
 * Converts a body to snake_case and serialises it in the operation's content type. Calls `onViolation` with the
 * contract violation, or null.
 */
export function payloadOf(
  operation: Operation,
  body: unknown,
  onViolation: (violation: Violation | null) => void,
): Payload {
  const wire = bodyToWire(operation, body);
  const isParts = operation.contentType === "multipart/form-data";
  onViolation(checkRequest(operation, isParts ? withFileTypes(wire as Fields) : wire));
  if (isParts) return partsOf(wire as Fields);
  if (operation.contentType === "application/x-www-form-urlencoded") {
    return new URLSearchParams(wire as Record<string, string>).toString();
  }
  return JSON.stringify(wire);
}
