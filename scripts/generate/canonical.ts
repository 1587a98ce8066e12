import { BODY_TYPES, type Content, type Document, follow, isFree, type Schema, typesOf } from "./document.ts";

// Keywords that only hold for one type. A schema with one of them and without a type means that type.
const TYPE_OF: Record<string, string> = {
  properties: "object",
  required: "object",
  additionalProperties: "object",
  minProperties: "object",
  maxProperties: "object",
  items: "array",
  minItems: "array",
  maxItems: "array",
  uniqueItems: "array",
  pattern: "string",
  minLength: "string",
  maxLength: "string",
  minimum: "number",
  maximum: "number",
  exclusiveMinimum: "number",
  exclusiveMaximum: "number",
  multipleOf: "number",
};
// Beside a reference, these change nothing of what is valid.
const WORDS = new Set([
  "$ref",
  "title",
  "description",
  "deprecated",
  "readOnly",
  "writeOnly",
  "default",
  "example",
  "examples",
]);

/** Returns the types whose rules a schema has. */
const ruledTypes = (schema: Schema) => new Set(Object.keys(schema).flatMap((key) => TYPE_OF[key] ?? []));

/** Whether a schema leaves open which of several types it means. */
export const isUntyped = (schema: Schema) => schema.type === undefined && ruledTypes(schema).size > 1;

function withType(schema: Schema): Schema {
  if (schema.type !== undefined) return schema;
  const types = ruledTypes(schema);
  return types.size === 1 ? { type: [...types][0] as string, ...schema } : schema;
}

/** Types that no value of the enum has would only widen the generated types. */
function withTypeOfEnum(schema: Schema): Schema {
  const isWide = Array.isArray(schema.type) && schema.enum && !schema.enum.includes(null);
  return isWide ? { ...schema, type: typesOf(schema).filter((type) => type !== "null") } : schema;
}

/** Writes a property for each required name, so that its key is converted. */
function withRequired(schema: Schema): Schema {
  const { additionalProperties: others, properties = {}, required = [] } = schema;
  const missing = required.filter((name) => !Object.hasOwn(properties, name));
  if (missing.length === 0 || others === false) return schema;
  const written = Object.fromEntries(missing.map((name) => [name, typeof others === "object" ? others : {}]));
  const open = isFree(schema) ? { additionalProperties: others ?? true } : {};
  return { ...schema, ...open, properties: { ...properties, ...written } };
}

/** Moves a reference with rules beside it into `allOf`, because few readers of OpenAPI look beside a reference. */
function withoutRulesBesideRef(schema: Schema): Schema {
  const { $ref, ...rest } = schema;
  if (!$ref || Object.keys(rest).every((key) => WORDS.has(key) || key.startsWith("x-"))) return schema;
  return { ...rest, allOf: [...(rest.allOf ?? []), { $ref }] };
}

/** Whether each alternative is an object that has the discriminating property itself: AJV and zod choose by no other. */
function isPlain(document: Document, { discriminator, oneOf = [], properties }: Schema): boolean {
  return (
    properties === undefined &&
    oneOf.length > 0 &&
    oneOf.every((part) => {
      const { allOf, anyOf, oneOf, required = [], properties, ...rest } = follow(document, part);
      const name = discriminator?.propertyName ?? "";
      const own = properties?.[name];
      const value = own && follow(document, own);
      return (
        !(allOf || anyOf || oneOf) &&
        typesOf(rest).join() === "object" &&
        required.includes(name) &&
        (typeof value?.["const"] === "string" || value?.enum?.every((each) => typeof each === "string") === true)
      );
    })
  );
}

/** Whether a reference names a schema of the document. Others lead into the middle of something. */
export const isNamed = ($ref: string) => /^#\/components\/schemas\/[^/]+$/.test($ref);

function canonicalSchema(document: Document, given: unknown, path: readonly unknown[] = []): unknown {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return given;
  const schema = withoutRulesBesideRef(withType(withTypeOfEnum(withRequired(given as Schema))));
  const { $ref, ...words } = schema;
  if ($ref && !isNamed($ref)) {
    const target = follow(document, { $ref } as Schema);
    // A copy of a part that contains itself would never end: it is refused (constructs.ts).
    return path.includes(target) ? schema : canonicalSchema(document, { ...target, ...words }, [...path, target]);
  }
  const inside = (value: unknown) => canonicalSchema(document, value, path);
  const copy: Record<string, unknown> = { ...schema };
  if (schema.discriminator && !isPlain(document, schema)) delete copy["discriminator"];
  if (schema.properties)
    copy["properties"] = Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, inside(property)]),
    );
  for (const key of ["items", "additionalProperties"]) if (key in schema) copy[key] = inside(schema[key]);
  for (const key of ["allOf", "anyOf", "oneOf"] as const)
    if (Array.isArray(schema[key])) copy[key] = schema[key].map(inside);
  return copy;
}

/** Puts the type that is used first: validators, inputs and types all take the first. */
function sorted(content: Content): Content {
  const first = BODY_TYPES.find((type) => type in content);
  return first ? { [first]: content[first] as Content[string], ...content } : content;
}

/**
 * Returns a document with one spelling for what JSON Schema lets one say in several: types are written, references have no rules
 * beside them, a discriminator is one that every reader understands, and the used type of a body comes first.
 */
export function canonical(document: Document): Document {
  const visit = (node: unknown): unknown => {
    if (typeof node !== "object" || node === null) return node;
    if (Array.isArray(node)) return node.map(visit);
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => {
        if (key === "schema") return [key, canonicalSchema(document, value)];
        if (key === "examples" || key === "example" || key.startsWith("x-")) return [key, value];
        if (key === "content" && typeof value === "object" && value !== null)
          return [key, visit(sorted(value as Content))];
        return [key, visit(value)];
      }),
    );
  };
  const copy = visit(document) as Document;
  const { schemas } = document.components ?? {};
  if (copy.components && schemas)
    copy.components.schemas = Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [name, canonicalSchema(document, schema) as Schema]),
    );
  return copy;
}
