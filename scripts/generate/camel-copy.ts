import { camel, type Document, isFree, listOperations, type Schema } from "./document.ts";

// Only body properties are renamed. Paths, parameters and map keys stay as in the contract.
const NESTED_LISTS = ["allOf", "anyOf", "oneOf"] as const;
const OBJECT_KEYWORDS = ["properties", "required", "additionalProperties"];

/** TypeScript has no "every other property": it applies a type of them to the named ones too, so that no value fits both. */
function othersOf({ additionalProperties, properties }: Schema) {
  if (typeof additionalProperties !== "object" || !properties) return additionalProperties;
  const isAlike = Object.values(properties).every(
    (property) => JSON.stringify(property) === JSON.stringify(additionalProperties),
  );
  return isAlike ? additionalProperties : true;
}

function camelSchema(schema: Schema): Schema {
  const copy: Schema = { ...schema };
  delete copy["examples"];
  delete copy["example"];
  delete copy["default"];
  // Each alternative has this property with its own values, so its value identifies the alternative.
  delete copy["discriminator"];
  // An object whose parts or alternatives say what it holds. Alone, "object" would say that it holds nothing.
  const isComposed = NESTED_LISTS.some((key) => schema[key]);
  if (isComposed && schema.type === "object" && !OBJECT_KEYWORDS.some((key) => key in schema)) delete copy.type;
  if (schema.properties) {
    copy.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [camel(name), camelSchema(property)]),
    );
  }
  if (schema.required) copy.required = schema.required.map(camel);
  if (schema.items) copy.items = camelSchema(schema.items);
  const others = isFree(schema) ? (schema.additionalProperties ?? true) : othersOf(schema);
  if (others !== undefined) copy.additionalProperties = typeof others === "object" ? camelSchema(others) : others;
  for (const key of NESTED_LISTS) if (schema[key]) copy[key] = schema[key].map(camelSchema);
  return copy;
}

/** Returns a copy of a bundled document with camelCase body properties. The types are made from it. */
export function camelCopy(document: Document): Document {
  const copy = structuredClone(document);
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const at = node as Record<string, unknown>;
    for (const [key, value] of Object.entries(at)) {
      if (key === "examples" || key === "example") delete at[key];
      else if (key === "schema") at[key] = camelSchema(value as Schema);
      else visit(value);
    }
  };
  // Calls send bodies of the first type only.
  const bodies = [
    ...listOperations(copy).flatMap(({ operation }) => operation.requestBody ?? []),
    ...Object.values(copy.components?.requestBodies ?? {}),
  ];
  for (const body of bodies)
    if (body.content) body.content = Object.fromEntries(Object.entries(body.content).slice(0, 1));
  visit(copy.paths);
  visit(copy.components?.responses);
  visit(copy.components?.requestBodies);
  const schemas = copy.components?.schemas ?? {};
  for (const [name, schema] of Object.entries(schemas)) schemas[name] = camelSchema(schema);
  return copy;
}
