import type { FastifyRequest } from "fastify";
import { MULTIPART, readParts, withoutFiles } from "./multipart.ts";
import type { Operation } from "./operation.ts";
import { Refusal, type RefusalMessage, refuse, refuseFields, refuseNotFound } from "./refusal.ts";
import { fieldMessages, type OperationValidators } from "./validate.ts";

const VERSION = "x-shop-version";

/**
 * Validates a request, and reads the parts of a body with files. Refuses with the status the contract lists for that kind of
 * error, otherwise 400.
 */
export async function checkRequest(
  operation: Operation,
  validators: OperationValidators,
  request: FastifyRequest,
): Promise<void> {
  requireVersion(operation, request);
  const { path, query, header } = validators.parameters;
  // A malformed id cannot exist: 404.
  if (path && !path(request.params)) refuseParameters(operation, fieldMessages(path.errors), "404");
  refuseUnstorable(operation, request.params, "404");
  if (query && !query(request.query)) refuseParameters(operation, fieldMessages(query.errors), "422");
  // Unknown query parameters are ignored.
  refuseUnstorable(operation, namedIn(validators.queryNames, request.query), "422");
  if (header && !header({ ...request.headers })) refuseParameters(operation, fieldMessages(header.errors), "422");
  if (Buffer.isBuffer(request.body)) {
    request.body = await readParts(request.body, request.headers["content-type"] ?? "");
  }
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

// Postgres cannot store NUL characters or lone surrogates.
const isUnstorable = (text: string) => text.includes("\0") || !text.isWellFormed();

// Deeper than any body of a contract, so that recursion over a body is safe.
const MAX_DEPTH = 64;

function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((part) => (typeof part === "object" && part !== null ? Object.values(part) : []));
  }
  return false;
}

/** Returns the paths of texts that cannot be stored, in wire spelling. */
function findUnstorable(value: unknown, place = ""): string[] {
  if (typeof value === "string") return isUnstorable(value) ? [place] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    isUnstorable(key) ? [place] : findUnstorable(inner, place === "" ? key : `${place}.${key}`),
  );
}

const unstorableMessages = (value: unknown): RefusalMessage[] =>
  findUnstorable(value).map((place) => ({
    code: "invalid_field",
    message: "This field is not valid",
    target: place || "general",
  }));

function refuseUnstorable(operation: Operation, parameters: unknown, status: "404" | "422") {
  const messages = unstorableMessages(parameters);
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
  const isParts = row.contentType === MULTIPART;
  const found = body(isParts ? withoutFiles(given) : given) ? unstorableMessages(given) : fieldMessages(body.errors);
  const named = new Set(found.map(({ target }) => target));
  found.push(...checkFields(given as Record<string, unknown>).filter(({ target }) => !named.has(target)));
  if (found.length > 0 && !("422" in contract.responses)) {
    refuse(400, "invalid_request", `The request could not be read: ${found[0]?.target} ${found[0]?.message}`);
  }
  refuseFields(found);
}
