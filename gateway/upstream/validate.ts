// Checks what goes out and what comes in against the bundled contracts, in wire spelling, before any conversion.
import { readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { ServiceName } from "#generated/contracts.ts";
import type { Operation } from "./operations.ts";

type Json = { [key: string]: unknown };

/** What was wrong, shortly: for the log and for a developer, never for a customer. */
export type Violation = { operationId: string; part: string; details: string };

const documents = new Map<ServiceName, Json>();
const ajv = new Ajv2020({ strict: false, allErrors: false, validateSchema: false });
addFormats.default(ajv);
/** By operation, and by the part of it that is checked. */
const validators = new WeakMap<Operation, Map<string, ValidateFunction | null>>();

function documentOf(service: ServiceName): Json {
  let document = documents.get(service);
  if (!document) {
    document = JSON.parse(
      readFileSync(new URL(`../../generated/${service}/openapi.json`, import.meta.url), "utf8"),
    ) as Json;
    ajv.addSchema(document, service);
    documents.set(service, document);
  }
  return document;
}

const escapeStep = (step: string) => step.replaceAll("~", "~0").replaceAll("/", "~1");

/** Walks to a node of the document, through references, and answers the pointer at which it really is. */
function pointerTo(service: ServiceName, steps: string[]): string | null {
  const document = documentOf(service);
  let pointer = "";
  let node: unknown = document;
  for (const step of steps) {
    node = (node as Json | undefined)?.[step];
    if (node === undefined) return null;
    pointer += `/${escapeStep(step)}`;
    while (typeof (node as Json)["$ref"] === "string") {
      pointer = ((node as Json)["$ref"] as string).slice(1);
      node = pointer
        .slice(1)
        .split("/")
        .reduce<unknown>((at, part) => (at as Json)[part.replaceAll("~1", "/").replaceAll("~0", "~")], document);
    }
  }
  return pointer;
}

/** Compiled on first use: a process that never reads orders never compiles them. */
function validatorOf(operation: Operation, part: string, stepsTo: () => string[]) {
  const ofOperation = validators.get(operation) ?? new Map<string, ValidateFunction | null>();
  validators.set(operation, ofOperation);
  let validate = ofOperation.get(part);
  if (validate === undefined) {
    const { service, path, method } = operation;
    const pointer = pointerTo(service, ["paths", path, method, ...stepsTo(), "schema"]);
    validate = pointer === null ? null : ajv.compile({ $ref: `${service}#${pointer}` });
    ofOperation.set(part, validate);
  }
  return validate;
}

function check(operation: Operation, part: string, stepsTo: () => string[], value: unknown): Violation | null {
  const validate = validatorOf(operation, part, stepsTo);
  if (!validate || validate(value)) return null;
  const details = ajv.errorsText(validate.errors, { dataVar: part, separator: "; " });
  return { operationId: operation.id, part, details };
}

/** Is this body what the operation accepts? */
export function checkRequest(operation: Operation, body: unknown): Violation | null {
  const { contentType } = operation;
  if (contentType === null) return null;
  return check(operation, "request", () => ["requestBody", "content", contentType], body);
}

/** Is this reply one the contract promises? Statuses from 500 up are never promised and never checked. */
export function checkReply(operation: Operation, status: number, body: unknown): Violation | null {
  if (status >= 500) return null;
  if (!(status in operation.replies)) {
    return { operationId: operation.id, part: "reply", details: `status ${status} is not promised` };
  }
  if (body === undefined) return null;
  return check(operation, `reply ${status}`, () => ["responses", String(status), "content", "application/json"], body);
}
