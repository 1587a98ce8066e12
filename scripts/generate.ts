// Writes generated/ from openapi/. `--check` writes nothing and fails when anything differs.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import { parse } from "yaml";
import { camelCopy } from "./generate/camel-copy.ts";
import { contractIndex } from "./generate/contract-index.ts";
import type { Document } from "./generate/document.ts";
import { operationTable } from "./generate/operation-table.ts";
import { namedShapes } from "./generate/shapes.ts";
import { Advice, main, root, say } from "./lib/steps.ts";

const HELP = `npm run generate            write generated/ from openapi/
npm run generate -- --check fail when generated/ is not what openapi/ says`;
const HEADER = "// Written by `npm run generate` from openapi/. Do not edit.\n";

const out = join(root, "generated");

const README = `# generated/

Everything here is written by \`npm run generate\` from \`openapi/\`, committed, and checked by \`npm run generate -- --check\`.
Never edit it; a merge conflict here is settled by generating again.

| file | what |
|---|---|
| \`<service>/openapi.json\` | the bundled contract as the wire has it: what Prism and the validators read |
| \`<service>/schema.ts\` | types with camelCase bodies (openapi-typescript) |
| \`<service>/operations.ts\` | one row per operation: method, path, version, auth, cache time, key shapes |
| \`<service>/shapes.ts\` | which keys are names, and which are data |
| \`contracts.ts\` | all of them by service: what the gateway, the services and the tests read |
| \`keys.ts\` | the key conversion itself |
`;

/** Bundles every API of redocly.yaml and answers the documents by service name. */
function bundle(): Record<string, Document> {
  const config = parse(readFileSync(join(root, "openapi/redocly.yaml"), "utf8")) as {
    apis: Record<string, { root: string }>;
  };
  const folder = mkdtempSync(join(tmpdir(), "drawcard-bundle-"));
  try {
    return Object.fromEntries(
      Object.entries(config.apis).map(([name, api]) => {
        const file = join(folder, `${name}.json`);
        const cli = join(root, "node_modules/@redocly/cli/bin/cli.js");
        // By path, not by name: a name would write to the `output` of redocly.yaml, also with --check.
        const entry = join(root, "openapi", api.root);
        const args = [cli, "bundle", entry, "--config", join(root, "openapi/redocly.yaml"), "--output", file];
        try {
          execFileSync(process.execPath, args, { cwd: root, stdio: ["ignore", "ignore", "pipe"] });
        } catch (error) {
          const { stderr } = error as { stderr?: Buffer };
          throw new Advice(`${stderr ?? error}\nThe contract of ${name} cannot be read (see above).`);
        }
        return [name, JSON.parse(readFileSync(file, "utf8")) as Document];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function typesOf(document: Document) {
  // rootTypes stays off: everything is reached through `components`, so a rename in the contract is one error, not two.
  const ast = await openapiTS(camelCopy(document) as never, { alphabetize: true, defaultNonNullable: false });
  return HEADER + astToString(ast);
}

/** Every file of generated/ with its text. */
async function generate(): Promise<Map<string, string>> {
  const files = new Map<string, string>([
    ["README.md", README],
    ["keys.ts", readFileSync(join(import.meta.dirname, "generate/keys-runtime.ts"), "utf8")],
  ]);
  const documents = bundle();
  files.set("contracts.ts", HEADER + contractIndex(Object.keys(documents)));
  for (const [name, document] of Object.entries(documents)) {
    const json = (value: unknown) => JSON.stringify(value, null, 1);
    files.set(`${name}/openapi.json`, `${json(document)}\n`);
    files.set(`${name}/schema.ts`, await typesOf(document));
    files.set(
      `${name}/shapes.ts`,
      `${HEADER}import type { Shapes } from "../keys.ts";\n\nexport const shapes: Shapes = ${json(namedShapes(document))};\n`,
    );
    files.set(
      `${name}/operations.ts`,
      `${HEADER}export const operations = ${json(operationTable(document))} as const;\n`,
    );
  }
  return files;
}

function existing(folder = out): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)));
}

await main(HELP, async (args) => {
  const started = performance.now();
  const files = await generate();
  const stale = existing().filter((file) => !files.has(file));
  const changed = [...files].filter(([file, text]) => {
    const path = join(out, file);
    return !existsSync(path) || readFileSync(path, "utf8") !== text;
  });
  if (args.includes("--check")) {
    const different = [...changed.map(([file]) => file), ...stale].map((file) => `generated/${file} differs\n`);
    if (different.length === 0) return say("generated/ is what openapi/ says");
    throw new Advice(`${different.join("")}generated/ is not what openapi/ says. Run: npm run generate`);
  }
  for (const [file, text] of changed) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), text);
  }
  for (const file of stale) rmSync(join(out, file));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`generate: ${changed.length} written, ${stale.length} removed, ${seconds} s`);
});
