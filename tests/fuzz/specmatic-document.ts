// Prepares a contract for Specmatic: only built operations, without the signature that the proxy adds.

import { isBuilt } from "#tests/contract/built.ts";
import type { readContract } from "#tests/contract/contract.ts";

type Node = Record<string, unknown>;
type Document = { paths: Record<string, Node>; components: Node; security?: unknown };

const METHODS = ["get", "put", "post", "delete", "patch"];
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** Removes what Specmatic cannot handle from a part of a document, at any depth. */
function strip(node: unknown): void {
  if (!isNode(node)) return;
  // Specmatic reads a slash as the end of a pattern.
  if (typeof node["pattern"] === "string" && node["pattern"].includes("/")) delete node["pattern"];
  for (const part of Object.values(node)) strip(part);
}

/** Drops reply examples. Specmatic makes calls from request examples. */
function stripExamples(responses: unknown): void {
  for (const response of Object.values(isNode(responses) ? responses : {})) {
    const content = isNode(response) ? response["content"] : undefined;
    for (const media of Object.values(isNode(content) ? content : {})) if (isNode(media)) delete media["examples"];
  }
}

export function specmaticDocument(contract: ReturnType<typeof readContract>): object {
  const document = structuredClone(contract.document) as unknown as Document;
  strip(document);
  stripExamples(document.components["responses"]);
  delete document.security;
  delete document.components["securitySchemes"];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!isNode(operation)) continue;
      stripExamples(operation["responses"]);
      delete operation["security"];
      if (!isBuilt(String(operation["operationId"]))) delete item[method];
    }
    if (!METHODS.some((method) => method in item)) delete document.paths[path];
  }
  return document;
}
