import type { ContractDocument, ContractOperation } from "./validate.ts";

/** The operations of a bundled contract by operationId, each with the parameters of its path and its security made explicit. */
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
