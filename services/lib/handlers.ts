import type { Kysely, Transaction } from "kysely";
import type { Operations, Rows } from "#generated/contracts.ts";
import type { Tables } from "#services/db/tables.generated.ts";
import type { ServicesEnv } from "#services/env.ts";
import type { RefusalMessage } from "./refusal.ts";

/** Any operation of any contract. */
export type OperationId = keyof Operations & keyof Rows;

/** A transaction on the shop's database: what rows functions take first. */
export type Tx = Transaction<Tables>;

/** The database outside any transaction. Never to be used while a transaction of the same call is open. */
export type Db = Kysely<Tables>;

type Parameters<Op, Where extends string> = Op extends { parameters: infer P }
  ? Where extends keyof P
    ? NonNullable<P[Where]>
    : Record<never, never>
  : Record<never, never>;

type Json<R> = R extends { content: infer C } ? C[keyof C] : undefined;

type RequestBody<Op> = Op extends { requestBody: { content: infer C } }
  ? C[keyof C]
  : Op extends { requestBody?: { content: infer C } }
    ? C[keyof C] | undefined
    : undefined;

/** What an operation may answer: one of its documented statuses, each with its own body. */
export type Reply<Id extends OperationId> = Operations[Id] extends { responses: infer R }
  ? { [S in keyof R]: { status: S; body: Json<R[S]>; headers?: Record<string, string> } }[keyof R]
  : never;

/** A customer is certain where the contract says bearer, and possible elsewhere. */
type CustomerId<Id extends OperationId> = Rows[Id]["auth"] extends "bearer" ? string : string | null;
type IdempotencyKey<Id extends OperationId> = Rows[Id]["idempotencyKey"] extends true ? string : null;

type Call<Id extends OperationId> = {
  params: Parameters<Operations[Id], "path">;
  query: Parameters<Operations[Id], "query">;
  headers: Parameters<Operations[Id], "header">;
  body: RequestBody<Operations[Id]>;
  customerId: CustomerId<Id>;
  /** The login the access token belongs to: one per device, dropped on sign-out. */
  loginId: string | null;
  idempotencyKey: IdempotencyKey<Id>;
  requestId: string;
  /** The region the visitor chose (X-Shop-Sub-Variant). */
  subVariant: string | null;
  deviceId: string | null;
  /** The visitor's address as the gateway forwards it; null when it says nothing. */
  ip: string | null;
  /** The shop's clock, read once as the call began. Decides about draws, carts and limits. */
  now: Date;
  env: ServicesEnv;
};

/** What a handler is given: the typed call, and a transaction that is committed when it returns and undone when it throws. */
type Ctx<Id extends OperationId> = Call<Id> & { tx: Tx };

/** For the few handlers that await something slow or outside: they open their own transactions. */
type OutsideCtx<Id extends OperationId> = Call<Id> & {
  db: Db;
  /** What identifies a repeat of this call; for `runSaga` and `storeReply` (idempotency.ts). Null without an Idempotency-Key. */
  claim: Claim | null;
};

/** One attempt of one principal at one operation, with the fingerprint of what was asked. */
export type Claim = { principal: string; operationId: string; key: string; bodyHash: string };

type Special = {
  /** Rules of fields the contract cannot state, told together with those it can. Given the body as the wire has it. */
  checkFields?: (wireBody: Record<string, unknown>) => RefusalMessage[];
  /** Leaving must work with a token that has just run out. */
  acceptsExpiredToken?: true;
};

/** A function; or an object where the handler needs something of the wrapper that is not usual. */
type Handler<Id extends OperationId> =
  | ((ctx: Ctx<Id>) => Promise<Reply<Id>>)
  | (Special & { outsideTransaction: false; handle: (ctx: Ctx<Id>) => Promise<Reply<Id>> })
  | (Special & { outsideTransaction: true; handle: (ctx: OutsideCtx<Id>) => Promise<Reply<Id>> });

/** Handlers by operationId. A missing one, a status or a body the contract does not know: none of them compile. */
export type Handlers<Ids extends OperationId> = { [Id in Ids]: Handler<Id> };
