import { z } from "zod";
import { appRouter } from "#gateway/router.ts";
import type { Reach } from "../graph/reach.ts";

export type Procedure = { name: string; type: string; input: unknown; operations: string[] };

type Definition = { type: string; inputs: unknown[] };

/** Returns every tRPC procedure with its input as JSON Schema and the operations it calls. */
export function listProcedures(reach: Map<string, Reach>): Procedure[] {
  return Object.entries(appRouter._def.procedures as unknown as Record<string, { _def: Definition }>)
    .map(([name, { _def }]) => ({
      name,
      type: _def.type,
      input: _def.inputs[0]
        ? z.toJSONSchema(_def.inputs[0] as z.ZodType, { io: "input", unrepresentable: "any" })
        : null,
      operations: [...reach].filter(([, { procedures }]) => procedures.includes(name)).map(([id]) => id),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
