import { camelCopy } from "./camel-copy.ts";
import { contractIndex } from "./contract-index.ts";
import { type Document, isOfTheFront } from "./document.ts";
import { indexFiles } from "./indexes.ts";
import { inputs } from "./inputs.ts";
import { operationTable } from "./operation-table.ts";
import { namedShapes } from "./shapes.ts";

/** The text of `capabilities.ts`: every flag of the contract, so that a misspelt flag does not compile. */
function capabilityList(documents: Record<string, Document>): string {
  const flags = Object.values(documents).flatMap(
    ({ components }) => (components?.schemas?.["CapabilityFlag"]?.["x-extensible-enum"] as string[] | undefined) ?? [],
  );
  const lines = [...new Set(flags)].sort().map((flag) => `  ${JSON.stringify(flag)},`);
  return `/** Every flag the contract knows. The shop ignores other flags of a segment. */
export const capabilities = [
${lines.join("\n")}
] as const;

export type Capability = (typeof capabilities)[number];
`;
}

const HEADER = "// Written by `npm run generate` from openapi/. Do not edit.\n";

const README = `# generated/

\`npm run generate\` writes these files from \`openapi/\`. They are committed, and \`npm run generate -- --check\` checks that they are up to
date. Do not edit them. To resolve a merge conflict here, run \`npm run generate\`.

| file | content |
|---|---|
| \`<service>/openapi.json\` | the bundled contract in wire spelling; Prism and the validators read it |
| \`<service>/schema.ts\` | types with camelCase bodies, by openapi-typescript |
| \`<service>/inputs.ts\` | functions that return zod schemas of request bodies and parameters, with every bound of the contract; the gateway's procedures use them |
| \`<service>/operations.ts\` | one row per operation: method, path, version, sign-in, cache time, key shapes |
| \`<service>/shapes.ts\` | which keys are converted between snake_case and camelCase; keys of maps are data and are not |
| \`capabilities.ts\` | the capability flags of main's \`CapabilityFlag\`, as a list and a type |
| \`contracts.ts\` | operations, shapes and types of every service; the gateway, the services and the tests import it |
`;

async function typesOf(document: Document) {
  // Loaded late: it loads the compiler, which `--help` and a refused flag do not need.
  const { default: openapiTS, astToString } = await import("openapi-typescript");
  // rootTypes stays off: everything is reached through `components`, so a rename in the contract is one error, not two.
  const ast = await openapiTS(camelCopy(document) as never, { alphabetize: true, defaultNonNullable: false });
  return HEADER + astToString(ast);
}

/** The files of generated/ that all services share. */
function sharedFiles(services: string[], documents: Record<string, Document>): [file: string, text: string][] {
  return [
    ["generated/README.md", README],
    ["generated/contracts.ts", HEADER + contractIndex(services)],
    ["generated/capabilities.ts", HEADER + capabilityList(documents)],
  ];
}

/** The files of generated/ for one service. */
export async function serviceFiles(name: string, document: Document): Promise<[file: string, text: string][]> {
  const json = (value: unknown) => JSON.stringify(value, null, 1);
  if (isOfTheFront(document)) return [[`generated/${name}/openapi.json`, `${json(document)}\n`]];
  const inputText = inputs(document);
  const shapes = `import type { Shapes } from "#openapi/shared/keys.ts";\n\nexport const shapes: Shapes = ${json(namedShapes(document))};\n`;
  return [
    [`generated/${name}/openapi.json`, `${json(document)}\n`],
    [`generated/${name}/schema.ts`, await typesOf(document)],
    [`generated/${name}/shapes.ts`, HEADER + shapes],
    ...(inputText ? [[`generated/${name}/inputs.ts`, HEADER + inputText] as [string, string]] : []),
    [
      `generated/${name}/operations.ts`,
      `${HEADER}export const operations = ${json(operationTable(document))} as const;\n`,
    ],
  ];
}

/** Every generated file: generated/, and the index files next to the code. */
export async function allFiles(documents: Record<string, Document>): Promise<Map<string, string>> {
  const services = Object.keys(documents).filter((name) => !isOfTheFront(documents[name] as Document));
  const files = new Map([...sharedFiles(services, documents), ...(await indexFiles())]);
  for (const [name, document] of Object.entries(documents)) {
    for (const [file, text] of await serviceFiles(name, document)) files.set(file, text);
  }
  return files;
}
