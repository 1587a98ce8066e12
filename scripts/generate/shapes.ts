import { camel, type Document, follow, type Schema } from "./document.ts";

/**
 * What key conversion needs to know of a schema. `p` names each property that is renamed or contains renamed keys, `m` is the
 * shape of map values (whose keys are data), `i` the shape of list items. A string is the name of another shape.
 */
export type Shape = {
  p?: Record<string, [camelName: string, shape?: Shape | string]>;
  m?: Shape | string;
  i?: Shape | string;
};

type Shapes = Record<string, Shape>;

function nameOf(schema: Schema) {
  return schema.$ref?.startsWith("#/components/schemas/") ? schema.$ref.split("/").at(-1) : undefined;
}

function merge(into: Shape, from: Shape) {
  if (from.p) into.p = { ...into.p, ...from.p };
  into.m ??= from.m;
  into.i ??= from.i;
}

function inlineShape(document: Document, schema: Schema): Shape {
  const shape: Shape = {};
  if (schema.properties) {
    shape.p = Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => {
        const inner = shapeOf(document, property);
        return [name, inner === undefined ? [camel(name)] : [camel(name), inner]];
      }),
    );
  }
  if (typeof schema.additionalProperties === "object") {
    // An empty shape marks a map: its keys are never renamed.
    shape.m = shapeOf(document, schema.additionalProperties) ?? {};
  } else if (schema.type === "object" && !schema.properties && schema.additionalProperties !== false) shape.m = {};
  if (schema.items) {
    const items = shapeOf(document, schema.items);
    if (items !== undefined) shape.i = items;
  }
  // Properties of all alternatives are converted alike: a name means one thing within a schema.
  for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
    merge(shape, inlineShape(document, follow(document, part)));
  }
  return shape;
}

/** Returns the shape of a schema, or its name. Undefined for a schema without keys. */
export function shapeOf(document: Document, schema: Schema): Shape | string | undefined {
  const name = nameOf(schema);
  if (name) return hasKeys(document, schema, new Set()) ? name : undefined;
  const shape = inlineShape(document, schema);
  return Object.keys(shape).length > 0 ? shape : undefined;
}

function hasKeys(document: Document, schema: Schema, seen: Set<string>): boolean {
  const name = nameOf(schema);
  if (name) {
    if (seen.has(name)) return false;
    seen.add(name);
  }
  const target = follow(document, schema);
  const inner = [...(target.allOf ?? []), ...(target.anyOf ?? []), ...(target.oneOf ?? [])];
  return (
    target.properties !== undefined ||
    target.type === "object" ||
    (target.items !== undefined && hasKeys(document, target.items, seen)) ||
    inner.some((part) => hasKeys(document, part, seen))
  );
}

/** Returns one shape for each named schema with keys. */
export function namedShapes(document: Document): Shapes {
  const shapes: Shapes = {};
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    if (hasKeys(document, schema, new Set())) shapes[name] = inlineShape(document, schema);
  }
  return shapes;
}
