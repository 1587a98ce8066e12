// One row for each construct of JSON Schema 2020-12 and OpenAPI 3.1: either types, inputs, shapes and AJV agree on a valid and an
// invalid value, or the construct is refused with its file and line.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import type { ZodType } from "zod";
import { fromWire, type Shapes, toWire } from "#openapi/shared/keys.ts";
import { root } from "../lib/steps.ts";
import { bundle } from "./bundle.ts";
import type { Document } from "./document.ts";
import { serviceFiles } from "./files.ts";
import { identifiers } from "./inputs-text.ts";
import { namedShapes } from "./shapes.ts";

// Below the project, so that the compiler and Node find its packages.
const folder = mkdtempSync(join(root, "node_modules/.constructs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Row = {
  schema: unknown;
  others?: Record<string, unknown>;
  name?: string;
  valid: unknown;
  invalid: unknown;
  typed?: true;
};
type Refused = {
  schema?: unknown;
  others?: Record<string, unknown>;
  operation?: object;
  document?: object;
  words: string;
};
const { generated, refused } = parse(readFileSync(join(import.meta.dirname, "constructs.yaml"), "utf8")) as {
  generated: Record<string, Row>;
  refused: Record<string, Refused>;
};

const fileOf = (name: string) => name.replace(/[^a-z0-9]+/gi, "-");
const serviceOf = (name: string) => join(folder, "generated", fileOf(name));
const json = (value: unknown) => JSON.stringify(value);

const contractOf = (operation: object, schemas: object = {}, more: object = {}) => ({
  openapi: "3.1.0",
  info: { title: "Items", version: "1" },
  paths: {
    "/items": { post: { operationId: "addItem", responses: { "204": { description: "Done." } }, ...operation } },
  },
  components: { schemas },
  ...more,
});
const content = (name: string) => ({ "application/json": { schema: { $ref: `#/components/schemas/${name}` } } });

/** An operation that takes the schema of a row and returns it. */
const generatedContract = ({ name = "Item", others, schema }: Row) =>
  contractOf(
    {
      requestBody: { required: true, content: content(name) },
      responses: { "200": { description: "The item.", content: content(name) } },
    },
    { [name]: schema, ...others },
  );

const refusedContract = ({ document, operation, others, schema }: Refused) =>
  schema === undefined
    ? contractOf(operation ?? {}, {}, document)
    : contractOf({ requestBody: { content: content("Item") } }, { Item: schema, ...others });

function bundleAll(contracts: [name: string, contract: object][]) {
  const entries = contracts.map(([name, contract]) => {
    const entry = join(folder, `${fileOf(name)}.yaml`);
    writeFileSync(entry, stringify(contract, { aliasDuplicateObjects: false }));
    return [fileOf(name), entry];
  });
  return bundle(Object.fromEntries(entries));
}

/** Returns the lines that hold generated code against the values of a row: types take them, and the result of the input. */
function checkOf({ name = "Item", invalid, typed, valid }: Row, document: Document) {
  const shapes = namedShapes(document);
  const input = identifiers(Object.keys(document.components?.schemas ?? {})).get(name);
  return `import type { z } from "zod";
import type * as inputs from "./inputs.ts";
import type { components } from "./schema.ts";
type Item = components["schemas"][${json(name)}];
export const valid: Item = ${json(fromWire(valid, name, shapes))};
${typed ? `// @ts-expect-error\nexport const invalid: Item = ${json(fromWire(invalid, name, shapes))};` : ""}
export const send = (body: z.output<ReturnType<typeof inputs.${input}>>): Item => body;
`;
}

describe("a construct that is generated", () => {
  const rows = Object.entries(generated);
  let documents: Record<string, Document>;
  let faults: string[];

  beforeAll(async () => {
    documents = await bundleAll(rows.map(([name, row]) => [name, generatedContract(row)]));
    mkdirSync(join(folder, "generated"));
    symlinkSync(join(root, "openapi/shared"), join(folder, "shared"));
    writeFileSync(
      join(folder, "package.json"),
      JSON.stringify({ type: "module", imports: { "#openapi/shared/*": "./shared/*" } }),
    );
    for (const [name, row] of rows) {
      const document = documents[fileOf(name)] as Document;
      mkdirSync(serviceOf(name));
      for (const [path, text] of await serviceFiles(fileOf(name), document)) writeFileSync(join(folder, path), text);
      writeFileSync(join(serviceOf(name), "check.ts"), checkOf(row, document));
    }
    const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile) as { config: unknown };
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
    const checks = rows.map(([name]) => join(serviceOf(name), "check.ts"));
    const program = ts.createProgram(checks, { ...options, incremental: false });
    faults = ts.getPreEmitDiagnostics(program).map(({ file, messageText, start = 0 }) => {
      const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
      return `${file?.fileName.split("/generated/").at(-1)}:${line} ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
    });
  }, 120_000);

  it("compiles: its types take the valid value and what the input returns", () => {
    expect(faults).toEqual([]);
  });

  it.each(rows)("agrees in its input, shapes and AJV: %s", async (title, { invalid, name = "Item", valid }) => {
    const document = documents[fileOf(title)] as Document;
    const load = async (part: string) =>
      (await import(pathToFileURL(join(serviceOf(title), `${part}.ts`)).href)) as object;
    const { shapes } = (await load("shapes")) as { shapes: Shapes };
    const inputs = (await load("inputs")) as Record<string, () => ZodType>;
    const input = inputs[identifiers(Object.keys(document.components?.schemas ?? {})).get(name) ?? ""]?.();
    const ajv = new Ajv2020({ strict: false, validateSchema: false, discriminator: true, logger: false });
    addFormats.default(ajv);
    // As the services do: AJV takes no mapping.
    const plain = JSON.parse(json(document), (key, value) => (key === "mapping" ? undefined : value)) as object;
    const validate = ajv.addSchema(plain, "contract").compile({ $ref: `contract#/components/schemas/${name}` });

    expect(validate(valid), ajv.errorsText(validate.errors)).toBe(true);
    expect(validate(invalid)).toBe(false);
    const parsed = input?.safeParse(fromWire(valid, name, shapes));
    expect(parsed?.error?.issues ?? []).toEqual([]);
    expect(toWire(parsed?.data, name, shapes)).toEqual(valid);
    expect(input?.safeParse(fromWire(invalid, name, shapes)).success).toBe(false);
  });
});

it("refuses every other construct, with file and line", async () => {
  const rows = Object.entries(refused);
  const refusal = await bundleAll(rows.map(([name, row]) => [name, refusedContract(row)])).catch(
    (error: Error) => error.message,
  );
  const lines = String(refusal).split("\n");
  const found = rows.map(([name, { words }]) => {
    const own = lines.filter((line) => line.includes(`/${fileOf(name)}.yaml:`));
    return own.some((line) => new RegExp(`\\.yaml:\\d+:\\d+ .*${words.replace("$", "\\$")}`).test(line))
      ? ""
      : `${name}: ${own.join()}`;
  });
  expect(found.filter(Boolean)).toEqual([]);
});
