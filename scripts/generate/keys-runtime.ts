// Written by `npm run generate`. Do not edit: change scripts/generate/keys-runtime.ts.
// Converts the keys of bodies between the wire (snake_case) and TypeScript (camelCase), led by the contract's shapes,
// so that keys that are data (the keys of maps) are never renamed.

export type Shape = {
  p?: Record<string, [camelName: string, shape?: Shape | string]>;
  m?: Shape | string;
  i?: Shape | string;
};
export type Shapes = Record<string, Shape>;
type Properties = Record<string, [otherName: string, shape?: Shape | string]>;

const camel = (name: string) =>
  name.replace(/(?<=[A-Za-z0-9])[_-]+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const inverses = new WeakMap<Properties, Properties>();

function inverse(properties: Properties): Properties {
  let found = inverses.get(properties);
  if (!found) {
    found = {};
    for (const [wireName, [name, shape]] of Object.entries(properties))
      found[name] = shape === undefined ? [wireName] : [wireName, shape];
    inverses.set(properties, found);
  }
  return found;
}

function convert(value: unknown, shape: Shape | string | null | undefined, shapes: Shapes, toWire: boolean): unknown {
  const known = typeof shape === "string" ? shapes[shape] : shape;
  if (typeof value !== "object" || value === null || !known) return value;
  if (Array.isArray(value))
    return known.i === undefined ? value : value.map((item) => convert(item, known.i, shapes, toWire));
  const properties = known.p && (toWire ? inverse(known.p) : known.p);
  const result: Record<string, unknown> = {};
  for (const key in value) {
    const inner = (value as Record<string, unknown>)[key];
    const property = properties && Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (property) result[property[0]] = convert(inner, property[1], shapes, toWire);
    else if (known.m !== undefined) result[key] = convert(inner, known.m, shapes, toWire);
    // A field the contract does not name yet: a newer backend may send it, so it is renamed and passed on.
    else result[toWire ? key : camel(key)] = inner;
  }
  return result;
}

/** A reply as the wire carries it, with camelCase keys. `shape` comes from the operation table. */
export function fromWire(value: unknown, shape: Shape | string | null | undefined, shapes: Shapes): unknown {
  return convert(value, shape, shapes, false);
}

/** A body with camelCase keys, as the wire wants it. */
export function toWire(value: unknown, shape: Shape | string | null | undefined, shapes: Shapes): unknown {
  return convert(value, shape, shapes, true);
}
