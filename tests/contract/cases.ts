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
