import type { components } from "#generated/main/schema.ts";
import type { OperationId, Request } from "./caller.ts";
import type { ContractShop } from "./shop.ts";

export type MessageCode = components["schemas"]["MessageCode"];

/** A test case for one documented status: prepares the shop, and returns the call that must get the status. */
export type Case = {
  operationId: OperationId;
  status: number;
  /** The message code, which is also the name of the example. */
  code?: MessageCode;
  /** Distinguishes cases of the same status. */
  when?: string;
  request?: (shop: ContractShop) => Request | Promise<Request>;
};

export const nameOf = ({ code, operationId, status, when }: Case) =>
  [operationId, status, code, when && `(${when})`].filter(Boolean).join(" ");

type Outcome = `${number}` | `${number} ${MessageCode}`;

/**
 * Returns a case by its name after the operation: a status, or "404 not_found", or "404 not_found (another customer's)", whose words
 * distinguish cases of the same status.
 */
export function on(
  operationId: OperationId,
  outcome: number | Outcome | `${Outcome} (${string})`,
  request?: Case["request"],
): Case {
  const [, status, code, when] = /^(\d+)(?: (\w+))?(?: \((.*)\))?$/.exec(String(outcome)) ?? [];
  return {
    operationId,
    status: Number(status),
    ...(code !== undefined && { code: code as MessageCode }),
    ...(when !== undefined && { when }),
    ...(request && { request }),
  };
}
