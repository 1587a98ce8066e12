import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#services/db/index.ts";
import { contractPlugin } from "#services/lib/contract-server.ts";
import { createFaults } from "#services/lib/faults.ts";
import { createLogger } from "#services/lib/log.ts";
import type { AnyHandlers, OperationRow } from "#services/lib/operation.ts";
import { Refusal } from "#services/lib/refusal.ts";
import { addReplyHooks } from "#services/lib/request-hooks.ts";
import { emptyDatabase } from "#tests/database.ts";
import { testEnv } from "./open-services.ts";

const json = (schema: object) => ({ content: { "application/json": { schema } } });
const THING = { type: "object", required: ["full_name"], properties: { full_name: { type: "string" } } };

/** A minimal contract of one noun. */
const document = {
  paths: {
    "/things/{thingId}": {
      post: {
        operationId: "changeThing",
        parameters: [
          { name: "thingId", in: "path", required: true, schema: { type: "string", pattern: "^thg_" } },
          { name: "limit", in: "query", schema: { type: "integer", maximum: 10 } },
        ],
        requestBody: { $ref: "#/components/requestBodies/Thing" },
        responses: { "200": json(THING), "400": {}, "404": {}, "422": {} },
      },
    },
  },
  components: { requestBodies: { Thing: { required: true, ...json(THING) } } },
};

const operations: Record<string, OperationRow> = {
  changeThing: {
    method: "post",
    path: "/things/{thingId}",
    versions: [],
    auth: "none",
    signed: false,
    idempotencyKey: true,
    cacheTtlSeconds: null,
    contentType: "application/json",
    request: "Thing",
    replies: { "200": "Thing" },
  },
};
const shapes = { Thing: { p: { full_name: ["fullName"] as [string] } } };

let database: Database;
let app: FastifyInstance;
let answer: (call: { body: { fullName: string }; query: { limit?: number } }) => Promise<unknown>;
const faults = createFaults(async () => {}, 1);

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: await emptyDatabase(), dataDir: "" });
  app = Fastify();
  addReplyHooks(app, database.db, createLogger("silent"));
  const handlers: AnyHandlers = { changeThing: (call: Parameters<typeof answer>[0]) => answer(call) };
  const server = { db: database.db, env: testEnv(), faults, overrides: null };
  await app.register(contractPlugin({ document, operations, shapes, handlers }, server));
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const change = (more: object = {}) =>
  app.inject({ method: "POST", url: "/things/thg_1", payload: { full_name: "Ada" }, ...more });

describe("contractPlugin", () => {
  it("answers 501 for an operation without a handler, without checking the call", async () => {
    const server = Fastify();
    const part = { document, operations, shapes, handlers: {} };
    await server.register(contractPlugin(part, { db: database.db, env: testEnv(), faults, overrides: null }));

    const reply = await server.inject({ method: "POST", url: "/things/nonsense", payload: "{" });

    expect([reply.statusCode, reply.json().messages[0].code]).toEqual([501, "not_implemented"]);
  });

  it("refuses to start with an operation that is not in the contract", async () => {
    const part = { document, operations: { changeOther: operations["changeThing"] as OperationRow }, shapes };
    const handlers: AnyHandlers = { changeOther: async () => ({ status: 200 }) };
    const server = Fastify();
    const started = server.register(
      contractPlugin({ ...part, handlers }, { db: database.db, env: testEnv(), faults, overrides: null }),
    );

    await expect(started).rejects.toThrow("The contract has no operation changeOther");
  });

  it("passes camelCase and numbers to handlers, and replies in snake_case", async () => {
    answer = async ({ body, query }) => ({
      status: 200,
      body: { fullName: `${body.fullName} ${(query.limit ?? 0) + 1}` },
    });

    const reply = await change({ url: "/things/thg_1?limit=9" });

    expect(reply.json()).toEqual({ full_name: "Ada 10" });
  });

  it("refuses a body that violates the contract, by field", async () => {
    const reply = await change({ payload: { full_name: 7 } });

    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([422, ["full_name"]]);
  });

  it("answers 404 for a malformed id", async () => {
    expect((await change({ url: "/things/nonsense" })).statusCode).toBe(404);
  });

  it.each([
    ["a body it does not promise", async () => ({ status: 200, body: { fullName: 7 } })],
    ["a status it does not promise", async () => ({ status: 201, body: { fullName: "Ada" } })],
    [
      "a refusal it does not promise",
      () => Promise.reject(new Refusal(409, [{ code: "cart_changed", message: "No." }])),
    ],
    ["an unexpected error", () => Promise.reject(new Error("secret detail"))],
  ])("answers 500 without details for %s", async (_, wrong) => {
    answer = wrong;

    const reply = await change();

    expect(reply.statusCode).toBe(500);
    expect(reply.json().messages).toEqual([
      { code: "internal_error", level: "error", message: "Something went wrong." },
    ]);
  });

  it("answers 503 while a fault is set, and recovers", async () => {
    answer = async () => ({ status: 200, body: { fullName: "Ada" } });
    faults.set("changeThing", "down");
    expect((await change()).statusCode).toBe(503);

    faults.set("changeThing", "slow");
    expect((await change()).statusCode).toBe(200);
    faults.set("changeThing", "off");
    expect((await change()).statusCode).toBe(200);
  });

  it("repeats the first reply for the same key", async () => {
    let count = 0;
    answer = async () => ({ status: 200, body: { fullName: `call ${++count}` } });
    const headers = { "idempotency-key": crypto.randomUUID() };

    const replies = await Promise.all([1, 2, 3].map(() => change({ headers })));

    expect(replies.map((reply) => reply.json())).toEqual(Array(3).fill({ full_name: "call 1" }));
    const other = await change({ headers, payload: { full_name: "Bob" } });
    expect([other.statusCode, other.json().messages[0].code]).toEqual([422, "idempotency_key_reused"]);
  });
});
