import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { root } from "#scripts/lib/steps.ts";
import { didYouMean } from "#services/lib/nearest.ts";
import type { Context, Operation, Visitor } from "./redocly.ts";

const FILE = "openapi/main/capabilities.yaml";

/** Returns the flags of the contract, from their file: the generated list may be older. */
function readFlags(): string[] {
  const file = parse(readFileSync(join(root, FILE), "utf8")) as {
    schemas: { CapabilityFlag: { "x-extensible-enum": string[] } };
  };
  return file.schemas.CapabilityFlag["x-extensible-enum"];
}

/** Reports flags that do not exist: an operation that requires one would never be available. */
export function capabilities(): Visitor {
  const flags = readFlags();
  return {
    Operation(operation: Operation, context: Context) {
      for (const key of ["x-capabilities", "x-related-capabilities"] as const) {
        const named = operation[key] ?? [];
        const report = (words: string, path: (string | number)[] = []) =>
          context.report({
            message: `${key} of ${operation.operationId} ${words}`,
            location: context.location.child([key, ...path]),
          });
        if (!Array.isArray(named)) {
          report("must be a list of flags.");
          continue;
        }
        for (const [at, flag] of named.map(String).entries())
          if (!flags.includes(flag)) report(`names ${flag}, which is not in ${FILE}.${didYouMean(flag, flags)}`, [at]);
      }
    },
  };
}
