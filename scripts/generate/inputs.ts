import { fullFormats } from "ajv-formats/dist/formats.js";
import {
  camel,
  type Document,
  follow,
  listOperations,
  type Operation,
  partsOf,
  type Schema,
  typesOf,
} from "./document.ts";
import { helpersFor, identifiers, ONCE } from "./inputs-text.ts";

const text = (value: unknown) => JSON.stringify(value);

// The method of zod for each keyword of a type.
const TEXT = { minLength: "min", maxLength: "max" };
const NUMBER = {
  minimum: "min",
  maximum: "max",
  exclusiveMinimum: "gt",
  exclusiveMaximum: "lt",
  multipleOf: "multipleOf",
};
const BOUNDS: Record<string, Record<string, string>> = {
  string: TEXT,
  number: NUMBER,
  integer: NUMBER,
  array: { minItems: "min", maxItems: "max" },
};
const RULES = new Set([...Object.values(BOUNDS).flatMap((bounds) => Object.keys(bounds)), "pattern", "format"]);
const OBJECT_RULES = ["properties", "required", "additionalProperties", "minProperties", "maxProperties"];

function bounds(schema: Schema, type: string): string {
  const calls = Object.entries(BOUNDS[type] ?? {}).flatMap(([keyword, method]) =>
    schema[keyword] === undefined ? [] : [`.${method}(${text(schema[keyword])})`],
  );
  if (schema["pattern"] && type === "string") calls.push(`.regex(${new RegExp(String(schema["pattern"]), "u")})`);
  if (schema["uniqueItems"] && type === "array") calls.push(".refine(unique)");
  return calls.join("");
}

const union = (members: string[]) => (members.length === 1 ? `${members[0]}` : `z.union([${members.join(", ")}])`);

const fits = (value: unknown, type: string) =>
  type === "integer" ? Number.isInteger(value) : type === "null" ? value === null : typeof value === type;

/** Returns the expression of `const` or `enum`. */
function values(schema: Schema): string {
  const listed = schema.enum ?? [schema["const"]];
  const types = typesOf(schema);
  const found = listed.filter((value) => types.length === 0 || types.some((type) => fits(value, type)));
  const some = found.filter((value) => value !== null);
  if (some.length === 0) return found.length > 0 ? "z.null()" : "z.never()";
  const isTexts = schema.enum && some.every((value) => typeof value === "string");
  const expression = isTexts ? `z.enum(${text(some)})` : union(some.map((value) => `z.literal(${text(value)})`));
  return found.length > some.length ? `${expression}.nullable()` : expression;
}

function stringOf(schema: Schema): string {
  const name = String(schema["format"]);
  if (name === "binary") return "z.file()";
  const format: unknown = Object.hasOwn(fullFormats, name) ? fullFormats[name as keyof typeof fullFormats] : true;
  const isOfNumbers = typeof format === "object" && format !== null && "type" in format && format.type === "number";
  return `${format === true || isOfNumbers ? "z.string()" : `format(${text(name)})`}${bounds(schema, "string")}`;
}

/** Writes the zod expressions of one document. */
class Inputs {
  readonly #document: Document;
  readonly #names: Map<string, string>;
  readonly #recursive = new Set<string>();

  constructor(document: Document) {
    this.#document = document;
    const schemas = document.components?.schemas ?? {};
    const operations = listOperations(document).map(({ operation }) => `${operation.operationId}Parameters`);
    this.#names = identifiers([...Object.keys(schemas), ...operations]);
    for (const name of Object.keys(schemas)) if (this.#isRecursive(name)) this.#recursive.add(name);
  }

  #isRecursive(name: string) {
    const seen = new Set<string>();
    const open = [name];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const used = text(this.#document.components?.schemas?.[at]).matchAll(
        /"\$ref":"#\/components\/schemas\/([^"]+)"/g,
      );
      for (const [, other = ""] of used) {
        if (other === name) return true;
        if (!seen.has(other)) open.push(other);
        seen.add(other);
      }
    }
    return false;
  }

  nameOf(name: string) {
    return this.#names.get(name) ?? name;
  }

  /** The declared return type of a schema that contains itself: the compiler cannot infer it. */
  typeOf(name: string) {
    return this.#recursive.has(name) ? `: z.ZodType<components["schemas"][${text(name)}]>` : "";
  }

  #reference($ref: string) {
    const name = $ref.split("/").at(-1) ?? "";
    return this.#recursive.has(name) ? `z.lazy(() => ${this.nameOf(name)}())` : `${this.nameOf(name)}()`;
  }

  #object(schema: Schema): string {
    const { additionalProperties: others, properties = {}, required = [] } = schema;
    const min = schema["minProperties"] ?? 0;
    const max = schema["maxProperties"];
    const sized =
      min || max !== undefined ? `.refine(sized(${text(min)}, ${max === undefined ? "Infinity" : text(max)}))` : "";
    const open = typeof others === "object" ? this.zodOf(others) : "z.unknown()";
    if (!schema.properties && others !== false) return `z.record(z.string(), ${open})${sized}`;
    const lines = Object.entries(properties).map(([name, property]) => {
      const optional = required.includes(name) ? "" : ".optional()";
      const key = /^[A-Za-z]\w*$/.test(camel(name)) ? camel(name) : text(camel(name));
      return ` ${key}: ${this.zodOf(property)}${optional},`.replaceAll("\n", "\n ");
    });
    const kind = others === false ? "strictObject" : others === true ? "looseObject" : "object";
    const catchall = typeof others === "object" ? `.catchall(${open})` : "";
    return `z.${kind}({\n${lines.join("\n")}\n})${catchall}${sized}`;
  }

  #typed(schema: Schema, type: string): string {
    if (type === "object") return this.#object(schema);
    if (type === "array") return `z.array(${this.zodOf(schema.items ?? {})})${bounds(schema, type)}`;
    if (type === "string") return stringOf(schema);
    const isWhole = type === "integer" || String(schema["format"]).startsWith("int");
    const whole = schema["format"] === "int32" ? "int32" : "int";
    return `z.${isWhole && type !== "boolean" ? whole : type}()${bounds(schema, type)}`;
  }

  #types(schema: Schema): string {
    const types = typesOf(schema);
    const expression = union(types.filter((type) => type !== "null").map((type) => this.#typed(schema, type)));
    if (expression === "z.union([])") return "z.null()";
    return types.includes("null") ? `${expression}.nullable()` : expression;
  }

  #alternatives(alternatives: Schema[], kind: "anyOf" | "oneOf", discriminator?: { propertyName: string }): string {
    const members = alternatives.map((alternative) => this.zodOf(alternative));
    if (members.length === 1) return members[0] as string;
    const list = `[${members.join(", ")}]`;
    const isLazy = members.some((member) => member.startsWith("z.lazy("));
    if (discriminator && !isLazy) return `z.discriminatedUnion(${text(camel(discriminator.propertyName))}, ${list})`;
    if (kind === "oneOf") return `z.xor(${list})`;
    const objects = alternatives.filter((alternative) =>
      partsOf(this.#document, alternative).some(
        (part) => typesOf(part).includes("object") || typesOf(part).length === 0,
      ),
    );
    return objects.length > 1 ? `anyOf(${list})` : `z.union(${list})`;
  }

  /** Returns the zod expression of a canonical schema (canonical.ts): its types, values, bounds and formats. */
  zodOf(schema: Schema | boolean): string {
    if (typeof schema === "boolean") return "z.unknown()";
    if (schema.$ref) return this.#reference(schema.$ref);
    const { allOf = [], anyOf, discriminator, oneOf } = schema;
    const parts: string[] = [];
    const hasValues = schema.enum !== undefined || schema["const"] !== undefined;
    if (hasValues) parts.push(values(schema));
    const isComposed = allOf.length > 0 || anyOf || oneOf;
    // "object" alone beside parts says nothing more than they do.
    const isBare = isComposed && typesOf(schema).includes("object") && !OBJECT_RULES.some((key) => key in schema);
    const isRuled = !hasValues || Object.keys(schema).some((key) => RULES.has(key));
    if (typesOf(schema).length > 0 && isRuled && !isBare) parts.push(this.#types(schema));
    parts.push(...allOf.map((part) => this.zodOf(part)));
    if (anyOf) parts.push(this.#alternatives(anyOf, "anyOf"));
    if (oneOf) parts.push(this.#alternatives(oneOf, "oneOf", discriminator));
    const [first = "z.unknown()", ...more] = parts;
    return [first, ...more.map((part) => `.and(${part})`)].join("");
  }
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
  const made = new Inputs(document);
  const written = new Map<string, string>();
  const begun = new Set<string>();
  const write = (name: string, schema: Schema) =>
    written.set(name, `export const ${made.nameOf(name)} = once(()${made.typeOf(name)} => ${made.zodOf(schema)});`);
  // A schema is written after those it uses, unless they use it too.
  const visit = (schema: unknown): void => {
    if (typeof schema !== "object" || schema === null) return;
    const { $ref } = schema as Schema;
    if (!$ref) {
      for (const part of Object.values(schema)) visit(part);
      return;
    }
    const name = $ref.split("/").at(-1) ?? "";
    if (begun.has(name)) return;
    begun.add(name);
    const target = follow(document, { $ref } as Schema);
    visit(target);
    write(name, target);
  };
  const parameters = new Map<string, Schema>();
  for (const { operation } of listOperations(document)) {
    const body = operation.requestBody && follow(document, operation.requestBody);
    for (const { schema } of Object.values(body?.content ?? {}).slice(0, 1)) visit(schema);
    const schema = parametersOf(document, operation);
    if (!schema) continue;
    visit(schema);
    parameters.set(`${operation.operationId}Parameters`, schema);
  }
  for (const [name, schema] of parameters) write(name, schema);
  if (written.size === 0) return undefined;
  const lines = [...written.values()].join("\n");
  const imports = [
    /\bformat\("/.test(lines) && 'import { fullFormats } from "ajv-formats/dist/formats.js";',
    'import { z } from "zod";',
    lines.includes(': z.ZodType<components["schemas"]') && 'import type { components } from "./schema.ts";',
  ];
  return `${imports.filter(Boolean).join("\n")}\n\n${ONCE}${helpersFor(lines)}\n${lines}\n`;
}
