// The constructs of JSON Schema 2020-12 and OpenAPI 3.1 that types, inputs, shapes and validators agree on. Everything else is
// refused, because code generated from it would lose or refuse valid bodies without a word.

import { isNamed, isUntyped } from "./canonical.ts";
import {
  BODY_TYPES,
  camel,
  type Document,
  FORM_TYPE,
  follow,
  isOfTheFront,
  type Operation,
  type Parameter,
  partsOf,
  type Schema,
  typesOf,
} from "./document.ts";
import { inlineShape, ShapeFault } from "./shapes.ts";

/** A refused construct: the keys that lead to it from the root of the document, and what to write instead. */
export type Fault = { keys: string[]; words: string };

const ANNOTATIONS =
  `title description default example examples deprecated readOnly writeOnly xml externalDocs discriminator
 contentEncoding contentMediaType contentSchema $comment`.split(/\s+/);
const GENERATED =
  `$ref type enum const properties required additionalProperties items allOf anyOf oneOf format pattern minLength maxLength
 minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems uniqueItems minProperties maxProperties`.split(
    /\s+/,
  );
const KNOWN = new Set([...ANNOTATIONS, ...GENERATED]);
const TYPES = new Set(["string", "number", "integer", "boolean", "object", "array", "null"]);
const NUMBERS = `minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum minItems maxItems minProperties maxProperties`;

// What to write instead of keywords that are common elsewhere.
const INSTEAD: Record<string, string> = {
  nullable: 'is of OpenAPI 3.0; add "null" to the types',
  patternProperties: "is not generated; use additionalProperties and check the names in the service",
  prefixItems: "is not generated; use an object with named properties",
  if: "is not generated; use oneOf with a constant in each alternative",
};

const isScalar = (value: unknown) => value === null || typeof value !== "object";
const isRecord = (value: unknown): value is Record<string, unknown> => !isScalar(value) && !Array.isArray(value);

/** Returns the composition of a schema that has none of its own keywords besides its alternatives or parts. */
function faultsOfComposition(document: Document, schema: Schema): [keys: string[], words: string][] {
  const places = (["allOf", "anyOf", "oneOf"] as const).flatMap((key) =>
    (schema[key] ?? []).map((part, at) => ({ key, keys: [key, String(at)], part: follow(document, part) })),
  );
  const isClosed = ({ additionalProperties }: Schema) => additionalProperties === false;
  const faults: [string[], string][] = [];
  const isComposed = schema.$ref !== undefined || places.length > 0;
  if (isClosed(schema) && isComposed)
    faults.push([["additionalProperties"], "additionalProperties: false refuses the properties of the other parts"]);
  for (const { key, keys, part } of places) {
    const others = places.some((other) => other.key !== key || (key === "allOf" && other.keys[1] !== keys[1]));
    if (isClosed(part) && (others || schema.properties || schema.$ref))
      faults.push([keys, "its additionalProperties: false refuses the properties of the parts beside it"]);
  }
  return faults;
}

function faultOfEnum(values: unknown): string | undefined {
  if (!Array.isArray(values) || values.length === 0) return "enum needs a list of values";
  return values.every(isScalar) ? undefined : "enum may hold only texts, numbers, booleans and null";
}

function faultOfPattern(pattern: unknown): string | undefined {
  try {
    new RegExp(String(pattern), "u");
    return undefined;
  } catch (error) {
    return `pattern: ${(error as Error).message}`;
  }
}

/** Whether a schema contains itself other than in a property: TypeScript has no such type. */
function isEndless(document: Document, schema: Schema) {
  const seen = new Set<Schema>();
  const leadsBack = (at: Schema): boolean => {
    const parts = partsOf(document, at);
    if (seen.size > 0 && parts.includes(schema)) return true;
    if (parts.some((part) => seen.has(part))) return false;
    for (const part of parts) seen.add(part);
    return parts.some((part) => typeof part.items === "object" && leadsBack(part.items));
  };
  return leadsBack(schema);
}

/** Returns what is wrong with one schema, apart from the schemas in it. */
function faultsOf(document: Document, schema: Schema): [keys: string[], words: string][] {
  const faults: [string[], string][] = [];
  const refuse = (key: string, words: string | undefined) => words && faults.push([[key], words]);
  for (const key of Object.keys(schema)) {
    if (!KNOWN.has(key) && !key.startsWith("x-")) refuse(key, `${key} ${INSTEAD[key] ?? "is not generated"}`);
  }
  if (schema.type !== undefined && !typesOf(schema).every((type) => TYPES.has(type)))
    refuse("type", `type is ${JSON.stringify(schema.type)}; JSON Schema has ${[...TYPES].join(", ")}`);
  for (const key of NUMBERS.split(" ").filter((key) => key in schema && typeof schema[key] !== "number"))
    refuse(key, `${key} must be a number`);
  if (schema.$ref && !isNamed(schema.$ref))
    refuse("$ref", `${schema.$ref} leads into a schema that contains it; name it`);
  if (isEndless(document, schema)) faults.push([[], "its lists contain itself; put the list into a property"]);
  if (isUntyped(schema)) faults.push([[], "its rules are of several types; say its type"]);
  if ("multipleOf" in schema && !Number.isInteger(schema["multipleOf"]))
    refuse("multipleOf", "multipleOf of a fraction refuses valid amounts such as 0.07; use x-decimals");
  if ("enum" in schema) refuse("enum", faultOfEnum(schema.enum));
  if (!isScalar(schema["const"])) refuse("const", "const may be only a text, a number, a boolean or null");
  if ("pattern" in schema) refuse("pattern", faultOfPattern(schema["pattern"]));
  if (isRecord(schema.properties) && Object.hasOwn(schema.properties, "__proto__"))
    refuse("properties", "__proto__ is no name for a property");
  faults.push(...faultsOfComposition(document, schema));
  try {
    inlineShape(document, schema);
  } catch (error) {
    if (!(error instanceof ShapeFault)) throw error;
    faults.push([[], error.message]);
  }
  return faults;
}

/** The schemas directly in a schema, by their keys. */
function inner(schema: Schema): [keys: string[], schema: unknown][] {
  const of = (key: string, values: unknown) =>
    Object.entries(isScalar(values) ? {} : (values as object)).map(([name, value]): [string[], unknown] => [
      [key, name],
      value,
    ]);
  return [
    ...of("properties", schema.properties),
    ...(["allOf", "anyOf", "oneOf"] as const).flatMap((key) => of(key, schema[key])),
    ...(schema.items === undefined ? [] : [[["items"], schema.items] as [string[], unknown]]),
    ...(typeof schema.additionalProperties === "object"
      ? [[["additionalProperties"], schema.additionalProperties] as [string[], unknown]]
      : []),
  ];
}

/** Reports the faults of every schema of a document once, at the first place that leads to it. */
class Check {
  readonly faults: Fault[] = [];
  readonly #document: Document;
  readonly #seen = new Set<object>();

  constructor(document: Document) {
    this.#document = document;
  }

  refuse(keys: string[], words: string) {
    this.faults.push({ keys, words });
  }

  schema(keys: string[], schema: unknown) {
    if (schema === true) return;
    if (!isRecord(schema)) return this.refuse(keys, `a schema is ${JSON.stringify(schema)}; write an object`);
    if (this.#seen.has(schema)) return;
    this.#seen.add(schema);
    for (const [own, words] of faultsOf(this.#document, schema)) this.refuse([...keys, ...own], words);
    for (const [own, part] of inner(schema)) this.schema([...keys, ...own], part);
    if (schema["$ref"] !== undefined) this.schema(keys, follow(this.#document, { $ref: String(schema["$ref"]) }));
  }

  parameter(keys: string[], parameter: Parameter) {
    const { explode, in: place, schema, style } = parameter;
    const refuse = (key: string, words: string) =>
      this.refuse(key in parameter ? [...keys, key] : keys, `parameter ${parameter.name}: ${words}`);
    if (!schema) return refuse("content", "content is not generated; write a schema");
    if (place === "cookie") refuse("in", "cookies are not sent to services");
    const types = partsOf(this.#document, schema).flatMap(typesOf);
    if (types.includes("object")) refuse("schema", "an object is not sent; use a parameter for each of its properties");
    const usual = place === "query" ? "form" : "simple";
    if (style !== undefined && style !== usual) refuse("style", `the only style is ${usual}`);
    if (explode !== undefined && explode !== (place === "query") && types.includes("array"))
      refuse("explode", `lists are sent with explode: ${place === "query"}`);
    this.schema([...keys, "schema"], schema);
  }

  /** A form has texts only: no objects, no null, and lists as repeated keys where it has no parts. */
  form(keys: string[], schema: Schema, isParts: boolean) {
    for (const part of partsOf(this.#document, schema)) {
      for (const [name, property] of Object.entries(part.properties ?? {})) {
        const refused = ["object", "null", ...(isParts ? ["array"] : [])];
        const values = partsOf(this.#document, property).flatMap((own) =>
          typesOf(own).includes("array") && own.items
            ? [...(isParts ? [own] : []), ...partsOf(this.#document, own.items)]
            : [own],
        );
        const found = values.flatMap(typesOf).find((type) => refused.includes(type));
        if (found)
          this.refuse(
            [...keys, "schema", "properties", name],
            `a form of this type holds no ${found}; send JSON instead`,
          );
      }
    }
  }

  operation(keys: string[], operation: Operation, shared: Parameter[]) {
    const { operationId, requestBody, responses } = operation;
    if (!operationId) this.refuse(keys, "the operation has no operationId");
    const named = new Map<string, string>();
    const own = (operation.parameters ?? []).map((parameter) => follow(this.#document, parameter));
    const inherited = shared
      .map((parameter) => follow(this.#document, parameter))
      .filter((parameter) => !own.some((other) => other.name === parameter.name && other.in === parameter.in));
    for (const [at, parameter] of own.entries()) this.parameter([...keys, "parameters", String(at)], parameter);
    for (const { in: place, name } of [...inherited, ...own].filter((one) => one.in === "path" || one.in === "query")) {
      const other = named.get(camel(name));
      if (other) this.refuse([...keys, "parameters"], `the parameters ${other} and ${name} of ${place} have one name`);
      named.set(camel(name), name);
    }
    if (requestBody) {
      const { content = {} } = follow(this.#document, requestBody);
      const at = [...keys, "requestBody", "content"];
      const type = BODY_TYPES.find((known) => known in content);
      if (!type) this.refuse(at, `a body needs one of ${BODY_TYPES.join(", ")}`);
      for (const [media, { schema }] of Object.entries(content)) {
        if (schema) this.schema([...at, media, "schema"], schema);
        if (schema && type === media && media !== "application/json")
          this.form([...at, media], schema, media !== FORM_TYPE);
        if (type === media && !schema) this.refuse([...at, media], "the body has no schema");
      }
    }
    for (const [status, reply] of Object.entries(responses ?? {})) {
      if (!/^([1-5]\d\d|default)$/.test(status))
        this.refuse([...keys, "responses", status], `${status} is not generated; list each status, or use default`);
      for (const [media, { schema }] of Object.entries(follow(this.#document, reply).content ?? {}))
        if (schema) this.schema([...keys, "responses", status, "content", media, "schema"], schema);
    }
  }
}

const UNUSED_METHODS = ["head", "options", "trace"];

/** Returns the constructs of a document for which no right code is generated. */
export function refusedConstructs(document: Document): Fault[] {
  // The front reads its own contract itself: nothing is generated from it.
  if (isOfTheFront(document)) return [];
  const check = new Check(document);
  const version = String(document.openapi);
  if (!/^3\.1\./.test(version))
    check.refuse(["openapi"], `OpenAPI ${version} is not read; write 3.1 (JSON Schema 2020-12)`);
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    const shared = (item as { parameters?: Parameter[] }).parameters ?? [];
    for (const [at, parameter] of shared.entries())
      check.parameter(["paths", path, "parameters", String(at)], follow(document, parameter));
    for (const [method, operation] of Object.entries(item)) {
      const keys = ["paths", path, method];
      if (UNUSED_METHODS.includes(method))
        check.refuse(keys, `${method} is not generated; the gateway sends no such calls`);
      else if (isRecord(operation)) check.operation(keys, operation, shared);
    }
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
    check.schema(["components", "schemas", name], schema);
  return check.faults;
}
