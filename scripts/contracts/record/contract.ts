// Reads a contract for calling it and for checking its replies.
import { findContractOperations } from "#services/lib/contract-document.ts";
import {
  type ContractDocument,
  type ContractOperation,
  createValidators,
  type OperationValidators,
} from "#services/lib/validate.ts";
import { type Document, follow, listOperations, type Operation, type Parameter } from "../../generate/document.ts";
import { fieldNames, findMisnamed } from "./key-names.ts";

export type CallableOperation = {
  service: string;
  id: string;
  method: string;
  path: string;
  parameters: Parameter[];
  versions: string[];
  auth: "none" | "optional" | "bearer";
  isSigned: boolean;
  example: unknown;
  contentType: string | undefined;
  operation: Operation;
};

function authOf(document: Document, operation: Operation): CallableOperation["auth"] {
  const alternatives = operation.security ?? document.security ?? [];
  const bearers = alternatives.filter((schemes) => "bearer" in schemes).length;
  return bearers === 0 ? "none" : bearers === alternatives.length ? "bearer" : "optional";
}

/** Returns every operation with what is needed to call it. */
export function callableOperations(service: string, document: Document): CallableOperation[] {
  return listOperations(document).map(({ method, path, operation }) => {
    const parameters = (operation.parameters ?? []).map((parameter) => follow(document, parameter));
    const body = operation.requestBody && follow(document, operation.requestBody);
    const [contentType, media] = Object.entries(body?.content ?? {})[0] ?? [];
    const { examples = {} } = (media ?? {}) as { examples?: Record<string, { value: unknown }> };
    const security = operation.security ?? document.security ?? [];
    return {
      service,
      id: operation.operationId,
      method,
      path,
      parameters,
      versions: (parameters.find(({ name }) => name === "X-Shop-Version")?.schema.enum ?? []).map(String),
      auth: authOf(document, operation),
      isSigned: security.some((schemes) => "signature" in schemes || "appKey" in schemes),
      example: Object.values(examples)[0]?.value,
      contentType,
      operation,
    };
  });
}

/** Returns where a reply breaks the contract, or an empty list. */
export function createJudge(document: Document) {
  const contract = document as unknown as ContractDocument;
  const validatorsOf = createValidators(contract);
  const operations = findContractOperations(contract);
  const names = fieldNames(document);
  const kept = new Map<string, OperationValidators>();

  return function faultsOf({ id, operation }: CallableOperation, status: number, type: string, text: string): string[] {
    const promised = operation.responses[String(status)];
    if (!promised)
      return [`answered ${status}, which is not promised (${Object.keys(operation.responses).join(", ")})`];
    const { content = {} } = follow(document, promised);
    const [wanted] = Object.keys(content);
    if (!wanted) return text === "" ? [] : [`${status} has a body where none is promised`];
    if (!type.startsWith(wanted)) return [`${status} is ${type || "of no type"}, not ${wanted}`];
    if (!/json$/.test(wanted)) return [];
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return [`${status} is not JSON`];
    }
    const validators = kept.get(id) ?? validatorsOf(operations.get(id) as ContractOperation);
    kept.set(id, validators);
    const validate = validators.reply(status);
    const misnamed = findMisnamed(body, names);
    const renames = misnamed.map(({ path, wanted }) => `${status} ${path}: the contract's name is ${wanted}`);
    if (!validate || validate(body)) return renames;
    // A key with a wrong name is missing too: that is reported once.
    const isRenamed = (missing: unknown) => misnamed.some(({ wanted }) => wanted === missing);
    const errors = (validate.errors ?? []).filter(({ params }) => !isRenamed(params["missingProperty"]));
    const faults = errors.map(({ instancePath, message, keyword, data, params }) => {
      const place = `${status} ${instancePath.replaceAll("/", ".").slice(1) || "body"}`;
      const extra = keyword === "enum" ? `: ${(params["allowedValues"] as unknown[]).join(", ")}` : "";
      const got = typeof data === "object" ? "" : `, but is ${JSON.stringify(data)}`;
      return `${place} ${message}${extra}${got}`;
    });
    return [...renames, ...faults];
  };
}
