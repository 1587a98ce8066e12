// Where a name of the contracts is written.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/steps.ts";

/** `openapi/main/cart.yaml:5` of an operation or a schema; of a schema, the one that says what it is. */
export function placeOf(name: string, service: string): string | undefined {
  const wanted = new RegExp(`^(\\s+operationId: ${name}|  ${name}:)\\s*(\\{.*)?$`);
  for (const folder of [service, "common"]) {
    for (const file of globSync(`openapi/${folder}/*.yaml`, { cwd: root }).sort()) {
      const lines = readFileSync(join(root, file), "utf8").split("\n");
      const at = lines.findIndex((line) => wanted.test(line));
      if (at >= 0) return `${file}:${at + 1}`;
    }
  }
  return undefined;
}
