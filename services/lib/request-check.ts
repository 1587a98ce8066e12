import type { FastifyRequest } from "fastify";
import type { Operation } from "./operation.ts";
import { Refusal, type RefusalMessage, refuse, refuseFields, refuseNotFound } from "./refusal.ts";
import { fieldMessages, type OperationValidators } from "./validate.ts";

const VERSION = "x-shop-version";

/** Holds a request against its operation. Refuses with the status the operation promises for that kind of mistake. */
export function checkRequest(operation: Operation, validators: OperationValidators, request: FastifyRequest): void {
  requireVersion(operation, request);
  const { path, query, header } = validators.parameters;
  // An id that cannot be one names nothing.
  if (path && !path(request.params)) refuseParameters(operation, fieldMessages(path.errors), "404");
  refuseNul(operation, request.params, "404");
  if (query && !query(request.query)) refuseParameters(operation, fieldMessages(query.errors), "422");
  // What the contract does not name is read by nobody: it may be anything.
  refuseNul(operation, namedIn(validators.queryNames, request.query), "422");
  if (header && !header({ ...request.headers })) refuseParameters(operation, fieldMessages(header.errors), "422");
  checkBody(operation, validators, request.body);
}

const namedIn = (names: ReadonlySet<string>, query: unknown) =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([name]) => names.has(name)));

function requireVersion({ row }: Operation, request: FastifyRequest) {
  if (row.versions.length === 0) return;
  const version = request.headers[VERSION];
  if (version !== undefined && !row.versions.includes(String(version))) {
    refuse(400, "unsupported_version", "This version is not known.");
  }
}

// No database can hold a text with this character in it, and no name, number or id has one.
const NUL = "\0";

// Deeper than any body of a contract. What walks over a body may do so by recursion.
const DEEPEST = 64;

function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((part) => (typeof part === "object" && part !== null ? Object.values(part) : []));
  }
  return false;
}

/** Where in a value a text has a NUL, by wire name. */
function findNul(value: unknown, place = ""): string[] {
  if (typeof value === "string") return value.includes(NUL) ? [place] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key.includes(NUL) ? [place] : findNul(inner, place === "" ? key : `${place}.${key}`),
  );
}

const nulMessages = (value: unknown): RefusalMessage[] =>
  findNul(value).map((place) => ({
    code: "invalid_field",
    message: "This field is not valid",
    target: place || "general",
  }));

function refuseNul(operation: Operation, parameters: unknown, status: "404" | "422") {
  const messages = nulMessages(parameters);
  if (messages.length > 0) refuseParameters(operation, messages, status);
}

function refuseParameters({ contract }: Operation, messages: RefusalMessage[], status: "404" | "422"): never {
  const [first, ...rest] = messages;
  if (status in contract.responses) {
    if (status === "404") refuseNotFound();
    if (first) throw new Refusal(422, [first, ...rest]);
  }
  refuse(400, "invalid_request", `The request could not be read: ${first?.target} ${first?.message}`);
}

function checkBody(
  { checkFields, contract, row }: Operation,
  { body, isBodyRequired }: OperationValidators,
  given: unknown,
) {
  if (row.contentType === null || body === null) return;
  if (given === undefined || given === null) {
    if (isBodyRequired) refuse(400, "invalid_request", "The request has no body.");
    return;
  }
  if (typeof given !== "object" || isTooDeep(given)) refuse(400, "invalid_request", "The request could not be read.");
  const found = body(given) ? nulMessages(given) : fieldMessages(body.errors);
  const named = new Set(found.map(({ target }) => target));
  found.push(...checkFields(given as Record<string, unknown>).filter(({ target }) => !named.has(target)));
  if (found.length > 0 && !("422" in contract.responses)) {
    refuse(400, "invalid_request", `The request could not be read: ${found[0]?.target} ${found[0]?.message}`);
  }
  refuseFields(found);
}
