import type { ContractDocument, ContractOperation } from "./validate.ts";

/** Returns the operations of a bundled contract by operationId, with path parameters and default security filled in. */
export function findContractOperations(document: ContractDocument): Map<string, ContractOperation> {
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
