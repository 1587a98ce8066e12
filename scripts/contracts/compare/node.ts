import { type Document, follow, type Schema } from "../../generate/document.ts";

/** A schema with the document that its references point into. */
export type Node = { document: Document; schema: Schema };

export const at = (document: Document, schema: Schema): Node => ({ document, schema });

/** The component a schema is but a reference to. */
export function nameOf({ schema }: Node): string | undefined {
  return schema.$ref?.startsWith("#/components/schemas/") ? schema.$ref.split("/").at(-1) : undefined;
}

/** Words that say nothing of which values are allowed. */
export const ANNOTATION = /^(title|summary|description|examples?|deprecated|readOnly|writeOnly|\$comment|x-.*)$/;

/** A schema without its annotations, here and in everything below it. */
export function plainly(schema: Schema): Schema {
  const of = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(of);
    return typeof value === "object" && value !== null ? plainly(value as Schema) : value;
  };
  // A property may be called title.
  const inside = (key: string, value: unknown) =>
    key === "properties"
      ? Object.fromEntries(Object.entries(value as object).map(([name, inner]) => [name, of(inner)]))
      : of(value);
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => (ANNOTATION.test(key) ? [] : [[key, inside(key, value)]])),
  );
}

const LISTS = ["allOf", "anyOf", "oneOf"] as const;

/** The schema itself: references followed, and the parts of allOf laid into one. */
export function settled({ document, schema }: Node): Node {
  const { $ref, ...beside } = schema;
  // OpenAPI 3.1 lets keywords stand beside a reference; they narrow it.
  const own = $ref ? { ...beside, allOf: [follow(document, { $ref }), ...(schema.allOf ?? [])] } : schema;
  if (!own.allOf) return { document, schema: own };
  const { allOf, ...rest } = own;
  const merged: Schema = {};
  for (const part of [...allOf.map((part) => settled({ document, schema: part }).schema), rest]) {
    const properties = { ...merged.properties, ...part.properties };
    const required = [...new Set([...(merged.required ?? []), ...(part.required ?? [])])];
    Object.assign(merged, part);
    if (Object.keys(properties).length > 0) merged.properties = properties;
    if (required.length > 0) merged.required = required;
  }
  return { document, schema: merged };
}

/** The types a schema admits, null among them; an empty list admits any. */
export function typesOf(schema: Schema): string[] {
  const stated = [schema.type ?? []].flat();
  if (stated.length > 0) return stated;
  if (schema.properties || schema.additionalProperties !== undefined) return ["object"];
  if (schema.items) return ["array"];
  const values = schema.const === undefined ? schema.enum : [schema.const];
  return values ? [...new Set(values.map((value) => (value === null ? "null" : typeof value)))] : [];
}

/** The closed list of values, when there is one. */
export function valuesOf(schema: Schema): unknown[] | undefined {
  return schema.const === undefined ? schema.enum : [schema.const];
}

/** The alternatives of a schema; a schema without any is its own only one. `null` as an alternative is a type. */
export function variantsOf(node: Node): Node[] {
  const list = LISTS.slice(1).flatMap((key) => node.schema[key] ?? []);
  return list.filter(({ type }) => type !== "null").map((schema) => at(node.document, schema));
}

export function admitsNull(node: Node): boolean {
  if (typesOf(node.schema).includes("null")) return true;
  return LISTS.slice(1).some((key) => node.schema[key]?.some(({ type }) => type === "null"));
}
