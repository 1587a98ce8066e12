// A contract as a Fastify plugin: validates each request and reply of an operation and runs its handler.
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { fromWire, type Shapes, toWire } from "#openapi/shared/keys.ts";
import { networkOf } from "#openapi/shared/network.ts";
import type { ServicesEnv } from "#services/lib/env.ts";
import { openCall } from "./call-opening.ts";
import type { DemoOverrides } from "./demo-overrides.ts";
import type { Faults } from "./faults.ts";
import type { Claim, Db, Tx } from "./handlers.ts";
import { hashBody, storeReply } from "./idempotency.ts";
import { requireLive, requireLiveLogin } from "./login-state.ts";
import { MOST_MULTIPART, MULTIPART, MULTIPART_BYTES } from "./multipart.ts";
import {
  type AnyHandlers,
  type Operation,
  type OperationRow,
  toOperation,
  type UntypedCall,
  type UntypedReply,
} from "./operation.ts";
import { wireProblem } from "./refusal.ts";
import { checkRequest } from "./request-check.ts";
import { readBearer, requireAppKey, requireIdentity, requireSignature } from "./security.ts";
import { runInTransaction } from "./transaction.ts";
import { createTurns } from "./turns.ts";
import {
  type ContractDocument,
  type ContractOperation,
  createValidators,
  FORM,
  formFields,
  type OperationValidators,
} from "./validate.ts";

/** Returns the operations of a bundled contract by operationId, with path parameters and default security filled in. */
function findContractOperations(document: ContractDocument): Map<string, ContractOperation> {
  const found = new Map<string, ContractOperation>();
  for (const item of Object.values(document.paths)) {
    const shared = Array.isArray(item["parameters"]) ? item["parameters"] : [];
    for (const operation of Object.values(item)) {
      if (!("operationId" in operation)) continue;
      found.set(operation.operationId, {
        ...operation,
        parameters: [...shared, ...(operation.parameters ?? [])],
        security: operation.security ?? document.security ?? [],
      });
    }
  }
  return found;
}

export type ContractPart = {
  document: unknown;
  operations: Record<string, OperationRow>;
  shapes: Shapes;
  handlers: AnyHandlers;
};
export type ServerParts = { db: Db; env: ServicesEnv; faults: Faults | null; overrides: DemoOverrides | null };

/** A handler returned a reply that violates the contract. The caller gets a 500; the log has the details. */
class ContractViolation extends Error {
  override name = "ContractBroken";
}

type CompiledContract = {
  contracts: ReturnType<typeof findContractOperations>;
  validatorsOf: ReturnType<typeof createValidators>;
};
// Servers of one process share the compiled validators. Tests start many servers.
const compiledContracts = new WeakMap<ContractDocument, CompiledContract>();

function compileContract(document: ContractDocument): CompiledContract {
  const known = compiledContracts.get(document);
  if (known) return known;
  const compiled = { contracts: findContractOperations(document), validatorsOf: createValidators(document) };
  compiledContracts.set(document, compiled);
  return compiled;
}

/** Registers every operation of one contract. An operation without a handler answers 501. */
export function contractPlugin(part: ContractPart, server: ServerParts): FastifyPluginAsync {
  const document = part.document as ContractDocument;
  const { contracts, validatorsOf } = compileContract(document);

  return async (app) => {
    app.addContentTypeParser(FORM, { parseAs: "string" }, async (_request: FastifyRequest, text: string) =>
      formFields(text),
    );
    app.addContentTypeParser(
      MULTIPART,
      { parseAs: "buffer", bodyLimit: MULTIPART_BYTES },
      // Read into parts once the caller is known.
      async (_request: FastifyRequest, body: Buffer) => body,
    );
    const takeTurn = createTurns(MOST_MULTIPART);
    for (const [id, row] of Object.entries(part.operations)) {
      const contract = contracts.get(id);
      const handler = part.handlers[id];
      const url = row.path.replaceAll(/\{([^}]+)\}/g, ":$1");
      const method = row.method.toUpperCase();
      if (!handler) {
        const config = { operationId: id };
        // Answers before the body is read, so that a body of any type gets the same answer.
        app.route({ method, url, config, onRequest: answerNotImplemented, handler: answerNotImplemented });
        continue;
      }
      if (!contract) throw new Error(`The contract has no operation ${id}`);
      const operation = toOperation(id, row, contract, handler);
      app.route({
        method,
        url,
        config: { operationId: id, statuses: Object.keys(contract.responses) },
        ...(row.contentType === MULTIPART && { onRequest: (_request, { raw }) => takeTurn(raw) }),
        handler: async (request, reply) => {
          const validators = validatorsOf(contract);
          await server.faults?.apply(id);
          const call = await readCall(operation, validators, part.shapes, server, request);
          const { customerId, loginId, isElevated } = call;
          const refusal =
            customerId && loginId && (await server.faults?.stepUpRefusal(id, { customerId, loginId, isElevated }));
          if (refusal) {
            await requireLiveLogin(server.db, loginToCheck(operation, loginId));
            // Sent even if the contract does not list this status: the fault was set on purpose.
            return reply.code(refusal.status).send(wireProblem(refusal.messages));
          }
          const answer = await answerCall(operation, validators, part.shapes, server, call, request);
          reply.header("cache-control", cacheControlOf(operation, call, answer));
          return send(reply, operation, part.shapes, answer, server.overrides);
        },
      });
    }
  };
}

/** Answers 501 without checking the call. No contract promises 501. */
const answerNotImplemented = async (_request: FastifyRequest, reply: FastifyReply) =>
  reply.code(501).send({
    messages: [{ code: "not_implemented", message: "This service does not answer this call yet.", level: "error" }],
  });

const headerOf = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return typeof value === "string" && value !== "" ? value : null;
};

/** Returns the caller and the request in camelCase. Refuses invalid ones before the handler runs. */
async function readCall(
  operation: Operation,
  validators: OperationValidators,
  shapes: Shapes,
  { env, db }: ServerParts,
  request: FastifyRequest,
): Promise<Omit<UntypedCall, "now">> {
  const { row } = operation;
  const bearer = await readBearer(env, request.headers);
  if (operation.needsAppKey) requireAppKey(env, request.headers);
  if (row.signed) requireSignature(env, request.headers, "identity" in bearer ? bearer.identity : null);
  const identity =
    row.auth === "none"
      ? null
      : requireIdentity(request.headers, bearer, {
          isRequired: row.auth === "bearer",
          acceptsExpired: operation.acceptsExpiredToken,
        });
  try {
    await checkRequest(operation, validators, request);
  } catch (refusal) {
    // A revoked login takes precedence over an invalid request. For a valid request, `openCall` checks the login.
    await requireLiveLogin(db, loginToCheck(operation, identity?.loginId ?? null));
    throw refusal;
  }
  return {
    params: request.params as Record<string, unknown>,
    query: request.query as Record<string, unknown>,
    headers: request.headers,
    body: fromWire(request.body ?? undefined, row.request, shapes),
    customerId: identity?.customerId ?? null,
    loginId: identity?.loginId ?? null,
    isElevated: identity?.isElevated ?? false,
    idempotencyKey: row.idempotencyKey ? headerOf(request, "idempotency-key") : null,
    requestId: request.id,
    subVariant: headerOf(request, "x-shop-sub-variant"),
    deviceId: identity?.deviceId ?? headerOf(request, "x-shop-device-id"),
    ip: networkOf(headerOf(request, "x-forwarded-for")?.split(",")[0]?.trim() ?? null),
    env,
  };
}

/** Returns the login that must not be revoked, or null for calls that accept an expired token and check it themselves. */
const loginToCheck = ({ acceptsExpiredToken }: Operation, loginId: string | null) =>
  acceptsExpiredToken ? null : loginId;

/** Runs the handler inside or outside a transaction. Validates its reply before anything is committed. */
async function answerCall(
  operation: Operation,
  validators: OperationValidators,
  shapes: Shapes,
  { db }: ServerParts,
  call: Omit<UntypedCall, "now">,
  request: FastifyRequest,
): Promise<CheckedReply> {
  const claim = claimOf(operation, call);
  const loginId = loginToCheck(operation, call.loginId);
  const { handler } = operation;
  const open = async (on: Db | Tx, claimed: Claim | null) => {
    const opened = await openCall(on, { claim: claimed, loginId });
    request.shopNow = opened.now;
    requireLive(opened.isLive);
    return opened;
  };
  if ("outside" in handler) {
    const { now } = await open(db, null);
    const answer = await handler.outside({ ...call, now, db, claim });
    return requireContract(operation, validators, shapes, answer);
  }
  if (handler.beforehand) await handler.beforehand({ ...call, ...(await open(db, null)), db, claim });
  return runInTransaction(db, async (tx) => {
    const { now, stored } = await open(tx, claim);
    if (stored) return stored;
    const answer = requireContract(operation, validators, shapes, await handler.inTransaction({ ...call, now, tx }));
    if (claim) await storeReply(tx, claim, answer);
    return answer;
  });
}

function claimOf(operation: Operation, call: Omit<UntypedCall, "now">): Claim | null {
  if (call.idempotencyKey === null) return null;
  return {
    principal: call.customerId ?? "visitor",
    operationId: operation.id,
    key: call.idempotencyKey,
    bodyHash: hashBody(call.params, call.body ?? null),
  };
}

/** A reply, with its wire body if already computed. */
type CheckedReply = UntypedReply & { wireBody?: unknown };

const shapeOf = ({ replies }: Operation["row"], status: number) =>
  status in replies ? replies[status] : replies["default"];

const isBytes = (body: unknown): body is Uint8Array => body instanceof Uint8Array;

function requireContract(
  { contract, id, row }: Operation,
  validators: OperationValidators,
  shapes: Shapes,
  answer: UntypedReply,
): CheckedReply {
  const validate = validators.reply(answer.status);
  if (validate === undefined)
    throw new ContractViolation(`${id} answered ${answer.status}, which is not in its contract`);
  if (isBytes(answer.body)) {
    const type = answer.headers?.["content-type"] ?? "nothing";
    const { content = {} } = contract.responses[answer.status] ?? contract.responses["default"] ?? {};
    if (!(type in content)) throw new ContractViolation(`${id} answered ${type}, which is not in its contract`);
    return answer;
  }
  const wireBody = toWire(answer.body, shapeOf(row, answer.status), shapes);
  if (validate && !validate(wireBody)) {
    const faults = validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`).join("; ");
    throw new ContractViolation(`${id} answered ${answer.status} with a body that violates its contract: ${faults}`);
  }
  return { ...answer, wireBody };
}

/** Returns the cache-control header: public for the lifetime in the contract, never for customers' data. A handler's header wins. */
function cacheControlOf({ row }: Operation, { customerId }: Pick<UntypedCall, "customerId">, { status }: UntypedReply) {
  if (customerId !== null) return "private, no-store";
  return status === 200 && row.cacheTtlSeconds !== null ? `public, max-age=${row.cacheTtlSeconds}` : "no-store";
}

function send(
  reply: FastifyReply,
  { id, row }: Operation,
  shapes: Shapes,
  answer: CheckedReply,
  overrides: DemoOverrides | null,
) {
  reply.code(answer.status).headers(answer.headers ?? {});
  if (answer.body === undefined || isBytes(answer.body)) return reply.send(answer.body);
  const wireBody = answer.wireBody ?? toWire(answer.body, shapeOf(row, answer.status), shapes);
  const text = overrides?.overriddenReply(id, answer.status, wireBody) ?? JSON.stringify(wireBody);
  return reply.type("application/json; charset=utf-8").send(text);
}
