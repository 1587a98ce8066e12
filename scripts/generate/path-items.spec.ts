import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { bundle } from "./bundle.ts";

const folder = mkdtempSync(join(tmpdir(), "drawcard-path-items-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const operation = "{ operationId: listShops, responses: {} }";
const FAULTS = {
  list: [`\n    - get: ${operation}`, "shops.yaml:4:5 The path item of /shops is a list"],
  empty: ["", "shops.yaml:3:10 The path item of /shops is empty"],
  text: [" soon", "shops.yaml:3:11 The path item of /shops is a string"],
  operation: [`\n    get:\n      - ${operation}`, "shops.yaml:5:7 get of /shops is a list"],
  none: [`\n    get: ${operation}`, ""],
} as const;

/** Writes a contract whose paths are in a second file, as those of openapi/ are. Returns its entry. */
function contractWith(name: string, item: string): string {
  const own = join(folder, name);
  mkdirSync(own);
  const head = 'openapi: 3.1.0\ninfo: { title: Shops, version: "1" }\npaths:\n';
  writeFileSync(join(own, "openapi.yaml"), `${head}  /shops: { $ref: "./shops.yaml#/paths/~1shops" }\n`);
  writeFileSync(join(own, "shops.yaml"), `# The shops.\npaths:\n  /shops:${item}\n`);
  return join(own, "openapi.yaml");
}

it("refuses path items and operations that are not objects, with file and line", async () => {
  const entries = Object.entries(FAULTS).map(([name, [item]]) => [name, contractWith(name, item)]);
  const refusal = await bundle(Object.fromEntries(entries)).catch((error: Error) => error.message);

  for (const [name, [, words]] of Object.entries(FAULTS)) {
    if (words) expect(refusal).toContain(`${name}/${words}`);
  }
  expect(refusal).not.toContain("none/");
});
