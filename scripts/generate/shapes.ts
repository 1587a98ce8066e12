import { camel, type Document, follow, isFree, type Schema } from "./document.ts";

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

/** A schema whose keys cannot be converted. */
export class ShapeFault extends Error {}

// Two alternatives that contain themselves in the same property have no finite common shape.
const MAX_DEPTH = 12;

function nameOf(schema: Schema) {
  return schema.$ref?.startsWith("#/components/schemas/") ? schema.$ref.split("/").at(-1) : undefined;
}

/** Returns one shape for values of either. The properties of all alternatives are converted alike. */
function merged(document: Document, one: Shape, other: Shape, depth: number): Shape {
  if (depth > MAX_DEPTH) throw new ShapeFault("its alternatives contain themselves: their keys cannot be converted");
  const whole = (shape: Shape | string) =>
    typeof shape === "string" ? inlineShape(document, { $ref: `#/components/schemas/${shape}` }) : shape;
  const either = (a: Shape | string | undefined, b: Shape | string | undefined) => {
    if (a === undefined || b === undefined || JSON.stringify(a) === JSON.stringify(b)) return a ?? b;
    return merged(document, whole(a), whole(b), depth + 1);
  };
  const shape: Shape = {};
  if (one.p || other.p) {
    shape.p = { ...one.p, ...other.p };
    for (const [name, [camelName, inner]] of Object.entries(one.p ?? {})) {
      const common = either(inner, other.p?.[name]?.[1]);
      shape.p[name] = common === undefined ? [camelName] : [camelName, common];
    }
  }
  const map = either(one.m, other.m);
  const items = either(one.i, other.i);
  if (map !== undefined) shape.m = map;
  if (items !== undefined) shape.i = items;
  return shape;
}

function requireDistinctNames({ p = {} }: Shape) {
  const wireNames = new Map<string, string>();
  for (const [name, [camelName]] of Object.entries(p)) {
    const other = wireNames.get(camelName);
    if (other !== undefined) throw new ShapeFault(`the properties ${other} and ${name} have one name, ${camelName}`);
    wireNames.set(camelName, name);
  }
}

/** Returns the shape of a schema itself, also of a named one. Throws a ShapeFault if its keys cannot be converted. */
export function inlineShape(document: Document, given: Schema, path: readonly Schema[] = []): Shape {
  const schema = follow(document, given);
  if (path.includes(schema)) throw new ShapeFault("the schema is a part of itself");
  let shape: Shape = {};
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
  } else if (schema.additionalProperties === true || isFree(schema)) shape.m = {};
  if (schema.items) {
    const items = shapeOf(document, schema.items);
    if (items !== undefined) shape.i = items;
  }
  for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
    shape = merged(document, shape, inlineShape(document, part, [...path, schema]), 0);
  }
  requireDistinctNames(shape);
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
    typeof target.additionalProperties === "object" ||
    target.additionalProperties === true ||
    isFree(target) ||
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
