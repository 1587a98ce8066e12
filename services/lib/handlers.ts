import type { Kysely, Transaction } from "kysely";
import type { Operations, Rows } from "#generated/contracts.ts";
import type { Tables } from "#services/db/tables.generated.ts";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { RefusalMessage } from "./refusal.ts";

/** Any operation of any contract. */
export type OperationId = keyof Operations & keyof Rows;

/** A transaction. The first parameter of every rows function. */
export type Tx = Transaction<Tables>;

/** The database outside any transaction. Using it while a transaction of the same call is open can deadlock. */
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

/** The possible replies of an operation: each documented status with its body. `default` stands for every other status. */
export type Reply<Id extends OperationId> = Operations[Id] extends { responses: infer R }
  ? {
      [S in keyof R]: { status: S extends "default" ? number : S; body: Json<R[S]>; headers?: Record<string, string> };
    }[keyof R]
  : never;

/** Not null where the contract requires a bearer token. */
type CustomerId<Id extends OperationId> = Rows[Id]["auth"] extends "bearer" ? string : string | null;
type IdempotencyKey<Id extends OperationId> = Rows[Id]["idempotencyKey"] extends true ? string : null;

/** What every call has, whatever its operation. */
export type CallContext = {
  /** The login of the access token: one per sign-in and device, revoked on logout. */
  loginId: string | null;
  /** Whether the access token was issued after a one-time code, at most 15 minutes ago. */
  isElevated: boolean;
  requestId: string;
  /** The visitor's region (X-Shop-Sub-Variant). */
  subVariant: string | null;
  deviceId: string | null;
  /** The visitor's address as forwarded by the gateway, an IPv6 one as its /64 network; `null` if unknown. Limits count by it. */
  ip: string | null;
  /** The shop time at the start of the call. Applies to draws, carts and limits. */
  now: Date;
  env: ServicesEnv;
};

type Call<Id extends OperationId> = CallContext & {
  params: Parameters<Operations[Id], "path">;
  query: Parameters<Operations[Id], "query">;
  headers: Parameters<Operations[Id], "header">;
  body: RequestBody<Operations[Id]>;
  customerId: CustomerId<Id>;
  idempotencyKey: IdempotencyKey<Id>;
};

/** The typed call and a transaction, committed when the handler returns and rolled back when it throws. */
type Ctx<Id extends OperationId> = Call<Id> & { tx: Tx };

/** For handlers that await something slow or external: they open their own transactions. */
type OutsideCtx<Id extends OperationId> = Call<Id> & {
  db: Db;
  /** Identifies repeats of this call, for `runSaga` and `storeReply` (idempotency.ts). `null` without an Idempotency-Key. */
  claim: Claim | null;
};

/** An idempotency key with its principal, operation and request hash. */
export type Claim = { principal: string; operationId: string; key: string; bodyHash: string };

type Options = {
  /** Returns messages for fields, in addition to the schema's. Takes the body in wire spelling. */
  checkFields?: (wireBody: Record<string, unknown>) => RefusalMessage[];
  /** Accepts an expired access token, for logout and refresh. */
  acceptsExpiredToken?: true;
};

/** A function, or an object with options. */
type Handler<Id extends OperationId> =
  | ((ctx: Ctx<Id>) => Promise<Reply<Id>>)
  | (Options & {
      outsideTransaction: false;
      /** Runs before the transaction, for checks whose counts outlive a refusal. Runs again when a call is repeated. */
      beforehand?: (ctx: OutsideCtx<Id>) => Promise<void>;
      handle: (ctx: Ctx<Id>) => Promise<Reply<Id>>;
    })
  | (Options & { outsideTransaction: true; handle: (ctx: OutsideCtx<Id>) => Promise<Reply<Id>> });

/** Handlers by operationId. A missing handler and a status or body outside the contract do not compile. */
export type Handlers<Ids extends OperationId> = { [Id in Ids]: Handler<Id> };
