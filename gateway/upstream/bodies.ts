import { isUploadedFile } from "../http/uploaded-file.ts";
import { bodyToWire } from "./keys.ts";
import type { Operation } from "./operations.ts";
import { Parts } from "./parts.ts";
import { checkRequest, type Violation } from "./validate.ts";

/** A serialised body: text in the operation's content type, or multipart. */
export type Payload = string | Parts;

type Fields = Record<string, unknown>;

/** Replaces files by their MIME type for validation: the contract types a file as a string. */
const withFileTypes = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, isUploadedFile(value) ? value.type : value]));

/**
 * Writes a form: a line for each value, a list as repeated keys. Contracts allow only values and lists of them in forms
 * (scripts/generate/constructs.ts), so anything else is a fault of ours.
 */
function formOf(fields: Fields): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) {
      if (one === undefined) continue;
      if (typeof one === "object") throw new TypeError(`${name} is no value of a form`);
      form.append(name, String(one));
    }
  }
  return form.toString();
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
  if (isParts) return new Parts(wire as Fields);
  if (operation.contentType === "application/x-www-form-urlencoded") {
    return formOf(wire as Fields);
  }
  return JSON.stringify(wire);
}
