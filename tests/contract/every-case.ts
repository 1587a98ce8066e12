// The cases of every contract.
import type { OperationId, Request } from "./caller.ts";
import type { Case } from "./cases.ts";
import type { ContractShop } from "./shop.ts";

const files = import.meta.glob<{ cases: Case[] }>("./**/*.cases.ts", { eager: true });
export const CASES = Object.values(files).flatMap(({ cases }) => cases);

/** Returns a call of the operation that succeeds, after preparing the shop for it. */
export async function successOf(shop: ContractShop, operationId: OperationId): Promise<Request> {
  const done = CASES.filter((one) => one.operationId === operationId && one.status < 300);
  // A 202 is only the beginning of a success.
  const first = done.find(({ status }) => status !== 202) ?? done[0];
  return (await first?.request?.(shop)) ?? {};
}
