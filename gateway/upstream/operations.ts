// Finds a call's row in the operation table. openapi-fetch knows only the path.

import { contracts, type ServiceName } from "#generated/contracts.ts";
import type { Shape, Shapes } from "#openapi/shared/keys.ts";

type Row = {
  readonly method: string;
  readonly path: string;
  readonly version: string | null;
  readonly auth: "none" | "optional" | "bearer";
  readonly signed: boolean;
  readonly idempotencyKey: boolean;
  readonly cacheTtlSeconds: number | null;
  readonly contentType: string | null;
  readonly request: Shape | string | null;
  readonly replies: Readonly<Record<string, Shape | string | null>>;
};

/** One row of the operation table, with its operation id and service. */
export type Operation = Row & { id: string; service: ServiceName; shapes: Shapes };

const byCall = new Map<string, Operation>();
for (const [service, { operations, shapes }] of Object.entries(contracts)) {
  for (const [id, row] of Object.entries(operations as unknown as Record<string, Row>)) {
    byCall.set(`${service} ${row.method} ${row.path}`, { ...row, id, service: service as ServiceName, shapes });
  }
}

/** Returns the operation for a method and path template. Throws if the contract has none. */
export function findOperation(service: ServiceName, method: string, path: string): Operation {
  const operation = byCall.get(`${service} ${method.toLowerCase()} ${path}`);
  if (!operation) throw new Error(`No operation ${method} ${path} in the ${service} contract`);
  return operation;
}
