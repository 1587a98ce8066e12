import type { components } from "#generated/main/schema.ts";
import type { OperationId, Request } from "./caller.ts";
import type { ContractShop } from "./shop.ts";

export type MessageCode = components["schemas"]["MessageCode"];

/** One promise of a contract kept: arrange the shop, and the call that is to be answered with the status. */
export type Case = {
  operationId: OperationId;
  status: number;
  /** The code of a refusal, which the contract names its example after. */
  code?: MessageCode;
  /** Where a status stands for more than one thing. */
  when?: string;
  request?: (shop: ContractShop) => Request | Promise<Request>;
};

export const nameOf = ({ code, operationId, status, when }: Case) =>
  [operationId, status, code, when && `(${when})`].filter(Boolean).join(" ");
