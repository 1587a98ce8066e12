import { camel, type Document, follow, type Schema } from "./document.ts";

/**
 * What key conversion has to know of a schema: `p` names each property that is renamed or leads to one that is,
 * `m` is the shape of a map's values (whose keys are data), `i` the shape of a list's items. A string is the name of another shape.
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
    // An empty shape still says "a map lies here": its keys are never renamed.
    shape.m = shapeOf(document, schema.additionalProperties) ?? {};
  } else if (schema.type === "object" && !schema.properties && schema.additionalProperties !== false) shape.m = {};
  if (schema.items) {
    const items = shapeOf(document, schema.items);
    if (items !== undefined) shape.i = items;
  }
  // A property of any alternative is converted the same way: names mean one thing inside one schema.
  for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
    merge(shape, inlineShape(document, follow(document, part)));
  }
  return shape;
}

/** The shape of a schema, by name where it has one; undefined for anything without keys. */
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

/** One shape for each named schema that has keys. */
export function namedShapes(document: Document): Shapes {
  const shapes: Shapes = {};
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    if (hasKeys(document, schema, new Set())) shapes[name] = inlineShape(document, schema);
  }
  return shapes;
}
