import { isDeepStrictEqual } from "node:util";
import { type Document, follow, type Schema } from "../../generate/document.ts";

/** A schema with the document that its references point into. */
export type Node = { document: Document; schema: Schema };

export const at = (document: Document, schema: Schema): Node => ({ document, schema });

/** Returns the component when a schema is only a reference. */
export function nameOf({ schema }: Node): string | undefined {
  return schema.$ref?.startsWith("#/components/schemas/") ? schema.$ref.split("/").at(-1) : undefined;
}

/** Keywords without meaning for values or calls. */
export const ANNOTATION =
  /^(title|summary|description|examples?|deprecated|tags|externalDocs|\$comment|x-related-capabilities|x-unversioned)$/;

/** Returns a schema without annotations, recursively. */
export function withoutAnnotations(schema: Schema): Schema {
  const of = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(of);
    return typeof value === "object" && value !== null ? withoutAnnotations(value as Schema) : value;
  };
  // A property may be named "title".
  const inside = (key: string, value: unknown) =>
    key === "properties"
      ? Object.fromEntries(Object.entries(value as object).map(([name, inner]) => [name, of(inner)]))
      : of(value);
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => (ANNOTATION.test(key) ? [] : [[key, inside(key, value)]])),
  );
}

const LISTS = ["allOf", "anyOf", "oneOf"] as const;

/** Lower bounds tighten when they grow (1), upper bounds when they shrink (-1). */
export const BOUNDS: readonly (readonly [name: string, sign: 1 | -1])[] = [
  ...["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"].map((name) => [name, 1] as const),
  ...["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"].map((name) => [name, -1] as const),
];

const eitherSchema = (one: unknown, other: unknown) => {
  if (one === false || other === false) return false;
  if (one === true) return other;
  return other === true ? one : { allOf: [one, other] };
};

/** Merges a keyword of two allOf parts: the result admits what both admit. */
const TOGETHER: Record<string, (one: never, other: never) => unknown> = {
  required: (one: string[], other: string[]) => [...new Set([...one, ...other])],
  enum: (one: unknown[], other: unknown[]) => one.filter((value) => other.includes(value)),
  type(one: string | string[], other: string | string[]) {
    const [these, those] = [[one].flat(), [other].flat()];
    const narrowed = these.flatMap((type) => {
      if (those.includes(type)) return [type];
      if (type === "number" && those.includes("integer")) return ["integer"];
      return type === "integer" && those.includes("number") ? ["integer"] : [];
    });
    return narrowed.length === 1 ? narrowed[0] : narrowed;
  },
  properties(one: Record<string, Schema>, other: Record<string, Schema>) {
    const merged = { ...one };
    for (const [name, schema] of Object.entries(other)) {
      const own = merged[name];
      merged[name] = !own || isDeepStrictEqual(own, schema) ? schema : { allOf: [own, schema] };
    }
    return merged;
  },
  items: eitherSchema,
  additionalProperties: eitherSchema,
  propertyNames: eitherSchema,
  uniqueItems: (one: boolean, other: boolean) => one || other,
  also: (one: Schema[], other: Schema[]) => [...one, ...other],
  ...Object.fromEntries(
    BOUNDS.map(([name, sign]) => [
      name,
      (one: number, other: number) => (sign === 1 ? Math.max(one, other) : Math.min(one, other)),
    ]),
  ),
};

/** Merges an allOf part into a schema. Keywords that cannot be merged, like two patterns, go to `also`. */
function mergeSchemas(one: Schema, part: Schema): Schema {
  const merged: Schema = { ...one };
  const apart: Schema = {};
  for (const [key, value] of Object.entries(part)) {
    const own = merged[key];
    if (own === undefined) merged[key] = value;
    else if (!ANNOTATION.test(key) && !isDeepStrictEqual(own, value)) {
      const together = TOGETHER[key];
      if (together) merged[key] = together(own as never, value as never);
      else apart[key] = value;
    }
  }
  if (Object.keys(apart).length > 0) merged["also"] = [...((merged["also"] as Schema[] | undefined) ?? []), apart];
  return merged;
}

/** Resolves references and merges allOf parts. */
export function resolveSchema({ document, schema }: Node, within: readonly string[] = []): Node {
  const { $ref, ...siblings } = schema;
  // In OpenAPI 3.1, keywords next to a reference narrow it.
  // A schema that is a part of itself adds nothing.
  const target = $ref && !within.includes($ref) ? [follow(document, { $ref })] : [];
  const path = $ref ? [...within, $ref] : within;
  const own = $ref ? { ...siblings, allOf: [...target, ...(schema.allOf ?? [])] } : schema;
  if (!own.allOf) return { document, schema: own };
  const { allOf, ...rest } = own;
  const parts = allOf.map((part) => resolveSchema({ document, schema: part }, path).schema);
  return { document, schema: parts.reduce(mergeSchemas, rest) };
}

/** Returns a schema with all names resolved, for comparing it as a whole. */
export function meaningOf(document: Document, schema: unknown, within: string[] = []): unknown {
  const written = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(written);
    if (typeof value !== "object" || value === null) return value;
    const { $ref, ...rest } = value as Schema;
    const inner = Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, written(one)]));
    if (!$ref || within.includes($ref)) return $ref ? { ...inner, $ref } : inner;
    return { ...inner, of: meaningOf(document, follow(document, { $ref }), [...within, $ref]) };
  };
  return written(
    typeof schema === "object" && schema !== null && !Array.isArray(schema)
      ? withoutAnnotations(schema as Schema)
      : schema,
  );
}

/** Returns the keywords in which two objects differ, except those compared separately. */
export function differingKeywords(before: Node, after: Node, known: ReadonlySet<string>): string[] {
  const [old, now] = [before.schema, after.schema];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (word) =>
      !known.has(word) &&
      !ANNOTATION.test(word) &&
      old[word] !== now[word] &&
      !isDeepStrictEqual(meaningOf(before.document, old[word]), meaningOf(after.document, now[word])),
  );
}

/** Returns the types a schema admits, including null. An empty list admits any. */
export function typesOf(schema: Schema): string[] {
  const stated = [schema.type ?? []].flat();
  if (stated.length > 0) return stated;
  if (schema.properties || schema.additionalProperties !== undefined) return ["object"];
  if (schema.items) return ["array"];
  const values = schema.const === undefined ? schema.enum : [schema.const];
  return values ? [...new Set(values.map((value) => (value === null ? "null" : typeof value)))] : [];
}

/** Returns the enum of a schema, if any. */
export function valuesOf(schema: Schema): unknown[] | undefined {
  return schema.const === undefined ? schema.enum : [schema.const];
}

/** Returns the alternatives of a schema, or the schema itself. A `null` alternative counts as a type. */
export function variantsOf(node: Node): Node[] {
  const list = LISTS.slice(1).flatMap((key) => node.schema[key] ?? []);
  return list.filter(({ type }) => type !== "null").map((schema) => at(node.document, schema));
}

export function admitsNull(node: Node): boolean {
  if (typesOf(node.schema).includes("null")) return true;
  return LISTS.slice(1).some((key) => node.schema[key]?.some(({ type }) => type === "null"));
}
