// An operation of a contract with its table row and its handler.
import type { Shape } from "#openapi/shared/keys.ts";
import type { CallContext, Claim, Db, Tx } from "./handlers.ts";
import type { RefusalMessage } from "./refusal.ts";
import type { ContractOperation } from "./validate.ts";

/** The fields of a row in generated/<service>/operations.ts that the server reads. */
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

/** The call as every handler receives it, without the types of its operation (handlers.ts). */
export type UntypedCall = CallContext & {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
  customerId: string | null;
  idempotencyKey: string | null;
};

type UntypedHandler =
  | {
      beforehand: ((call: UntypedCall & { db: Db; claim: Claim | null }) => Promise<void>) | undefined;
      inTransaction: (call: UntypedCall & { tx: Tx }) => Promise<UntypedReply>;
    }
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

/** Handlers without their types: `Handlers<Ids>` has checked them at compile time; from here the contract is checked at run time. */
export type AnyHandlers = Record<string, unknown>;

type AnyHandler =
  | ((call: unknown) => Promise<UntypedReply>)
  | {
      outsideTransaction?: boolean;
      acceptsExpiredToken?: boolean;
      checkFields?: Operation["checkFields"];
      beforehand?: (call: unknown) => Promise<void>;
      handle: (call: unknown) => Promise<UntypedReply>;
    };

export function toOperation(id: string, row: OperationRow, contract: ContractOperation, given: unknown): Operation {
  const handler = given as AnyHandler;
  const options: Exclude<AnyHandler, (call: unknown) => unknown> =
    typeof handler === "function" ? { handle: handler } : handler;
  return {
    id,
    row,
    contract,
    handler: options.outsideTransaction
      ? { outside: options.handle }
      : { beforehand: options.beforehand, inTransaction: options.handle },
    checkFields: options.checkFields ?? (() => []),
    acceptsExpiredToken: options.acceptsExpiredToken ?? false,
    needsAppKey: (contract.security ?? []).some((schemes) => "appKey" in schemes),
  };
}
