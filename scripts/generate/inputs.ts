import { camel, type Document, follow, listOperations, type Operation, type Schema } from "./document.ts";

const text = (value: unknown) => JSON.stringify(value);

const ONCE = `// Builds each schema when it is first used, because building all of them slows down the start of the gateway.
function once<T>(build: () => T) {
 let built: T | undefined;
 return () => (built ??= build());
}
`;

// Only for services whose inputs have formats.
const FORMAT = `/** Checks a format as the services' validator does, so that both refuse the same values. */
function format(name: keyof typeof fullFormats) {
 const known: unknown = fullFormats[name];
 const accepts = known !== null && typeof known === "object" && "validate" in known ? known.validate : known;
 return z.stringFormat(name, accepts as RegExp | ((text: string) => boolean));
}
`;

// The method of zod for each keyword of a type.
const TEXT = { minLength: "min", maxLength: "max" };
const NUMBER = { minimum: "min", maximum: "max", exclusiveMinimum: "gt", exclusiveMaximum: "lt" };
const BOUNDS: Record<string, Record<string, string>> = {
  string: TEXT,
  number: NUMBER,
  integer: NUMBER,
  array: { minItems: "min", maxItems: "max" },
};
const FORMATS = ["email", "date", "date-time", "uuid", "uri"];

function bounds(schema: Schema, type: string): string {
  const calls = Object.entries(BOUNDS[type] ?? {}).flatMap(([keyword, method]) =>
    schema[keyword] === undefined ? [] : [`.${method}(${text(schema[keyword])})`],
  );
  if (schema["pattern"] && type === "string") calls.push(`.regex(${new RegExp(String(schema["pattern"]), "u")})`);
  return calls.join("");
}

const union = (members: string[]) => (members.length === 1 ? `${members[0]}` : `z.union([${members.join(", ")}])`);

function object(schema: Schema): string {
  if (typeof schema.additionalProperties === "object") {
    return `z.record(z.string(), ${zodOf(schema.additionalProperties)})`;
  }
  const lines = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const optional = schema.required?.includes(name) ? "" : ".optional()";
    const key = /^[A-Za-z]\w*$/.test(camel(name)) ? camel(name) : text(camel(name));
    return ` ${key}: ${zodOf(property)}${optional},`.replaceAll("\n", "\n ");
  });
  return `z.object({\n${lines.join("\n")}\n})`;
}

function typed(schema: Schema, type: string): string {
  if (schema.enum) {
    const values = schema.enum.filter((value) => value !== null);
    return type === "string" ? `z.enum(${text(values)})` : union(values.map((value) => `z.literal(${text(value)})`));
  }
  if (type === "object") return object(schema);
  if (type === "array") return `z.array(${zodOf(schema.items ?? {})})${bounds(schema, type)}`;
  if (type === "integer") return `z.int()${bounds(schema, type)}`;
  if (type === "string") {
    const name = String(schema["format"]);
    if (name === "binary") return "z.file()";
    return `${FORMATS.includes(name) ? `format(${text(name)})` : "z.string()"}${bounds(schema, type)}`;
  }
  return `z.${type}()${bounds(schema, type)}`;
}

/**
 * Returns the zod expression of a schema: its types, bounds, patterns and values. Other rules, such as conditions or unique items,
 * are left to the service.
 */
export function zodOf(schema: Schema): string {
  if (schema.$ref) return `${schema.$ref.split("/").at(-1)}()`;
  if (schema.const !== undefined) return `z.literal(${text(schema.const)})`;
  const [first, ...more] = schema.allOf ?? [];
  if (first) return [zodOf(first), ...more.map((part) => `.and(${zodOf(part)})`)].join("");
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives && schema.discriminator) {
    const name = text(camel(schema.discriminator.propertyName));
    return `z.discriminatedUnion(${name}, [${alternatives.map(zodOf).join(", ")}])`;
  }
  if (alternatives) return union(alternatives.map(zodOf));
  const types = [schema.type ?? "unknown"].flat();
  const expression = union(types.filter((type) => type !== "null").map((type) => typed(schema, type)));
  if (expression === "z.union([])") return "z.null()";
  return types.length > 1 && types.includes("null") ? `${expression}.nullable()` : expression;
}

/** Path and query parameters in one object: a procedure has one input. A path parameter is never empty. */
function parametersOf(document: Document, operation: Operation): Schema | undefined {
  const parameters = (operation.parameters ?? []).map((parameter) => follow(document, parameter));
  const named = parameters.filter((parameter) => parameter.in === "path" || parameter.in === "query");
  if (named.length === 0) return undefined;
  const schemas = named.map((parameter): [string, Schema] => {
    const isText = parameter.in === "path" && parameter.schema.type === "string" && !parameter.schema.enum;
    return [parameter.name, isText ? { minLength: 1, ...parameter.schema } : parameter.schema];
  });
  const required = named.filter((parameter) => parameter.required).map((parameter) => parameter.name);
  return { type: "object", properties: Object.fromEntries(schemas), required };
}

/**
 * Returns the text of `inputs.ts`: functions that return zod schemas, with camelCase names, of every request body and the schemas it uses, and of the parameters
 * of every operation. Returns undefined for a service without either.
 */
export function inputs(document: Document): string | undefined {
  const written = new Map<string, string>();
  // A schema is written after those it uses. Schemas of requests that contain themselves would not compile.
  const visit = (schema: unknown): void => {
    if (typeof schema !== "object" || schema === null) return;
    const { $ref } = schema as Schema;
    if (!$ref) {
      for (const part of Object.values(schema)) visit(part);
      return;
    }
    const name = $ref.split("/").at(-1) ?? "";
    if (written.has(name)) return;
    const target = follow(document, { $ref } as Schema);
    visit(target);
    written.set(name, zodOf(target));
  };
  const parameters = new Map<string, string>();
  for (const { operation } of listOperations(document)) {
    const body = operation.requestBody && follow(document, operation.requestBody);
    for (const { schema } of Object.values(body?.content ?? {})) visit(schema);
    const schema = parametersOf(document, operation);
    if (!schema) continue;
    visit(schema);
    parameters.set(`${operation.operationId}Parameters`, zodOf(schema));
  }
  const lines = [...written, ...parameters].map(
    ([name, expression]) => `export const ${name} = once(() => ${expression});`,
  );
  if (lines.length === 0) return undefined;
  const hasFormats = lines.some((line) => line.includes("format("));
  const imports = `${hasFormats ? 'import { fullFormats } from "ajv-formats/dist/formats.js";\n' : ""}import { z } from "zod";`;
  return `${imports}\n\n${ONCE}${hasFormats ? `\n${FORMAT}` : ""}\n${lines.join("\n")}\n`;
}
