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
  if (query && !query(request.query)) refuseParameters(operation, fieldMessages(query.errors), "422");
  if (header && !header({ ...request.headers })) refuseParameters(operation, fieldMessages(header.errors), "422");
  checkBody(operation, validators, request.body);
}

function requireVersion({ row }: Operation, request: FastifyRequest) {
  if (row.versions.length === 0) return;
  const version = request.headers[VERSION];
  if (version !== undefined && !row.versions.includes(String(version))) {
    refuse(400, "unsupported_version", "This version is not known.");
  }
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
  if (typeof given !== "object") refuse(400, "invalid_request", "The request could not be read.");
  const found = body(given) ? [] : fieldMessages(body.errors);
  const named = new Set(found.map(({ target }) => target));
  found.push(...checkFields(given as Record<string, unknown>).filter(({ target }) => !named.has(target)));
  if (found.length > 0 && !("422" in contract.responses)) {
    refuse(400, "invalid_request", `The request could not be read: ${found[0]?.target} ${found[0]?.message}`);
  }
  refuseFields(found);
}
