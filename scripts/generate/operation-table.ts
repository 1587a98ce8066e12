import { type Document, follow, listOperations, type Operation, type Parameter } from "./document.ts";
import { type Shape, shapeOf } from "./shapes.ts";

/** Returns who may call: anyone ("none"), anyone with optional sign-in, or customers only. */
function authOf(document: Document, operation: Operation) {
  const alternatives = operation.security ?? document.security ?? [];
  const bearers = alternatives.filter((schemes) => "bearer" in schemes).length;
  if (bearers === 0) return "none";
  return bearers === alternatives.length ? "bearer" : "optional";
}

function versionsOf(parameters: Parameter[]) {
  return (parameters.find((parameter) => parameter.name === "X-Shop-Version")?.schema.enum ?? []) as string[];
}

/** Returns the rows of `operations.ts` for one service, by operationId. */
export function operationTable(document: Document) {
  return Object.fromEntries(
    listOperations(document).map(({ path, method, operation }) => {
      const parameters = (operation.parameters ?? []).map((parameter) => follow(document, parameter));
      const body = operation.requestBody && follow(document, operation.requestBody);
      const [contentType, media] = Object.entries(body?.content ?? {})[0] ?? [];
      const replies: Record<string, Shape | string | null> = {};
      for (const [status, reply] of Object.entries(operation.responses)) {
        const schema = Object.values(follow(document, reply).content ?? {})[0]?.schema;
        replies[status] = (schema && shapeOf(document, schema)) ?? null;
      }
      const security = operation.security ?? document.security ?? [];
      return [
        operation.operationId,
        {
          method,
          path,
          // The newest version of the operation; null if unversioned.
          version: versionsOf(parameters).at(-1) ?? null,
          versions: versionsOf(parameters),
          auth: authOf(document, operation),
          signed: security.some((schemes) => "signature" in schemes),
          idempotencyKey: parameters.some((parameter) => parameter.name === "Idempotency-Key"),
          cacheTtlSeconds: operation["x-cache-ttl"] ?? null,
          capabilities: operation["x-capabilities"] ?? [],
          contentType: contentType ?? null,
          request: (media?.schema && shapeOf(document, media.schema)) ?? null,
          replies,
        },
      ];
    }),
  );
}
