// Finds where the contracts define a name.
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../lib/steps.ts";

/** Returns `openapi/main/cart.yaml:5` for an operation, a schema, or a property of a schema. */
export function placeOf(name: string, service: string, property?: string): string | undefined {
  const wanted = new RegExp(`^(\\s+operationId: ${name}|  ${name}:)\\s*(\\{.*)?$`);
  for (const folder of [service, "common"]) {
    for (const file of globSync(`openapi/${folder}/*.yaml`, { cwd: root }).sort()) {
      const lines = readFileSync(join(root, file), "utf8").split("\n");
      const at = lines.findIndex((line) => wanted.test(line));
      if (at < 0) continue;
      // Its properties are indented further.
      const end = lines.findIndex((line, number) => number > at && /^ {0,2}\S/.test(line));
      const inside = lines.slice(at + 1, end < 0 ? undefined : end);
      const below = property ? inside.findIndex((line) => line.trim().startsWith(`${property}:`)) : -1;
      return `${file}:${at + 1 + below + 1}`;
    }
  }
  return undefined;
}

/** Returns the files of a noun, `openapi/main/causes.yaml`, with their operations. */
export function filesOfNoun(isNoun: (name: string) => boolean): { file: string; operations: string[] }[] {
  return globSync("openapi/*/*.yaml", { cwd: root })
    .sort()
    .filter((file) => isNoun(basename(file, ".yaml")))
    .map((file) => {
      const text = readFileSync(join(root, file), "utf8");
      return { file, operations: [...text.matchAll(/^\s+operationId: (\w+)/gm)].map(([, id = ""]) => id) };
    });
}
