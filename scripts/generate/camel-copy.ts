import { camel, type Document, type Schema } from "./document.ts";

// Only body properties are renamed. Paths, parameters and map keys stay as in the contract.
const NESTED_LISTS = ["allOf", "anyOf", "oneOf"] as const;

function camelSchema(schema: Schema): Schema {
  const copy: Schema = { ...schema };
  delete copy["examples"];
  delete copy["example"];
  delete copy["default"];
  // Each alternative has this property with its own values, so its value identifies the alternative.
  delete copy["discriminator"];
  if (schema.properties) {
    copy.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [camel(name), camelSchema(property)]),
    );
  }
  if (schema.required) copy.required = schema.required.map(camel);
  if (schema.items) copy.items = camelSchema(schema.items);
  if (typeof schema.additionalProperties === "object") {
    copy.additionalProperties = camelSchema(schema.additionalProperties);
  }
  for (const key of NESTED_LISTS) if (schema[key]) copy[key] = schema[key].map(camelSchema);
  return copy;
}

/** Returns a copy of a bundled document with camelCase body properties. The types are made from it. */
export function camelCopy(document: Document): Document {
  const copy = structuredClone(document);
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node as Record<string, unknown>)) {
      if (key === "examples" || key === "example") delete (node as Record<string, unknown>)[key];
      else if (key === "schema") {
        (node as Record<string, unknown>)[key] = camelSchema(value as Schema);
      } else visit(value);
    }
  };
  visit(copy.paths);
  visit(copy.components?.responses);
  visit(copy.components?.requestBodies);
  const schemas = copy.components?.schemas ?? {};
  for (const [name, schema] of Object.entries(schemas)) schemas[name] = camelSchema(schema);
  return copy;
}
