// One operation of a contract, ready to be called: its row of the table, its validators, its handler.
import type { Shape } from "#generated/keys.ts";
import type { ServicesEnv } from "#services/env.ts";
import type { Claim, Db, Tx } from "./handlers.ts";
import type { RefusalMessage } from "./refusal.ts";
import type { ContractOperation } from "./validate.ts";

/** A row of generated/<service>/operations.ts, as far as a server reads it. */
export type OperationRow = {
  method: string;
  path: string;
  versions: readonly string[];
  auth: string;
  signed: boolean;
  idempotencyKey: boolean;
  /** Seconds for which callers may share a reply; `null` if they may not. */
  cacheTtlSeconds: number | null;
  contentType: string | null;
  request: Shape | string | null;
  replies: Record<string, Shape | string | null>;
};

export type UntypedReply = { status: number; body?: unknown; headers?: Record<string, string> };

/** What every handler is given, before the types of its operation are put on it (handlers.ts). */
export type UntypedCall = {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
  customerId: string | null;
  loginId: string | null;
  idempotencyKey: string | null;
  requestId: string;
  subVariant: string | null;
  deviceId: string | null;
  ip: string | null;
  now: Date;
  env: ServicesEnv;
};

type UntypedHandler =
  | { inTransaction: (call: UntypedCall & { tx: Tx }) => Promise<UntypedReply> }
  | { outside: (call: UntypedCall & { db: Db; claim: Claim | null }) => Promise<UntypedReply> };

export type Operation = {
  id: string;
  row: OperationRow;
  contract: ContractOperation;
  handler: UntypedHandler;
  checkFields: (wireBody: Record<string, unknown>) => RefusalMessage[];
  acceptsExpiredToken: boolean;
  needsAppKey: boolean;
};

/**
 * Handlers of any operation, their types forgotten: `Handlers<Ids>` has checked them against the contract, and from
 * here on the contract is checked at run time.
 */
export type AnyHandlers = Record<string, unknown>;

type AnyHandler =
  | ((call: unknown) => Promise<UntypedReply>)
  | {
      outsideTransaction?: boolean;
      acceptsExpiredToken?: boolean;
      checkFields?: Operation["checkFields"];
      handle: (call: unknown) => Promise<UntypedReply>;
    };

export function toOperation(id: string, row: OperationRow, contract: ContractOperation, given: unknown): Operation {
  const handler = given as AnyHandler;
  const special = typeof handler === "function" ? { handle: handler } : handler;
  return {
    id,
    row,
    contract,
    handler: special.outsideTransaction ? { outside: special.handle } : { inTransaction: special.handle },
    checkFields: special.checkFields ?? (() => []),
    acceptsExpiredToken: special.acceptsExpiredToken ?? false,
    needsAppKey: (contract.security ?? []).some((schemes) => "appKey" in schemes),
  };
}
