// Validates request and reply bodies, in snake_case, against the bundled contracts.
import { readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { ServiceName } from "#generated/contracts.ts";
import type { Operation } from "./operations.ts";

type Json = { [key: string]: unknown };

/** A contract violation. For the log and developers, never shown to customers. */
export type Violation = { operationId: string; part: string; details: string };

const documents = new Map<ServiceName, Json>();
const ajv = new Ajv2020({ strict: false, allErrors: false, validateSchema: false });
addFormats.default(ajv);
/** Compiled validators by operation and part (request or reply). */
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

/** Resolves a path in the document, following `$ref`s. Returns its JSON pointer, or null if it does not exist. */
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

/** Returns the validator, compiled on first use, or null if the contract has no schema for the part. */
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

/** Returns the violation in a request body, or null. */
export function checkRequest(operation: Operation, body: unknown): Violation | null {
  const { contentType } = operation;
  if (contentType === null) return null;
  return check(operation, "request", () => ["requestBody", "content", contentType], body);
}

/** Returns the violation in a reply, or null. An undocumented status is a violation; 5xx replies are not checked. */
export function checkReply(operation: Operation, status: number, body: unknown): Violation | null {
  if (status >= 500) return null;
  const promised = String(status) in operation.replies ? String(status) : "default";
  if (!(promised in operation.replies)) {
    return { operationId: operation.id, part: "reply", details: `status ${status} is not promised` };
  }
  if (body === undefined) return null;
  return check(operation, `reply ${status}`, () => ["responses", promised, "content", "application/json"], body);
}
