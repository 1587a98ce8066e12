// Converts body keys between the wire (snake_case) and TypeScript (camelCase) by the contract's shapes, so that keys that
// are data (the keys of maps) are never renamed.

export type Shape = {
  p?: Record<string, [camelName: string, shape?: Shape | string]>;
  m?: Shape | string;
  i?: Shape | string;
};
export type Shapes = Record<string, Shape>;
const camel = (name: string) =>
  name.replace(/(?<=[A-Za-z0-9])[_-]+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A shape compiled for one direction: each field with its new name. */
type Plan = {
  fields: Map<string, { name: string; plan: Plan | null }>;
  map: Plan | null | undefined;
  item: Plan | null;
};
type Plans = WeakMap<Shape, Plan>;

const inward: Plans = new WeakMap();
const outward: Plans = new WeakMap();

function planOf(shape: Shape | string | null | undefined, shapes: Shapes, plans: Plans): Plan | null {
  const known = typeof shape === "string" ? shapes[shape] : shape;
  // An empty shape stands for data: nothing in it is renamed.
  if (!known || !(known.p || known.m !== undefined || known.i !== undefined)) return null;
  let plan = plans.get(known);
  if (plan) return plan;
  plan = { fields: new Map(), map: undefined, item: null };
  // Registered before it is filled, because a shape may contain itself.
  plans.set(known, plan);
  for (const [wireName, [camelName, inner]] of Object.entries(known.p ?? {})) {
    const [from, name] = plans === outward ? [camelName, wireName] : [wireName, camelName];
    plan.fields.set(from, { name, plan: planOf(inner, shapes, plans) });
  }
  if (known.m !== undefined) plan.map = planOf(known.m, shapes, plans);
  plan.item = planOf(known.i, shapes, plans);
  return plan;
}

// Above this number of dynamic properties, V8 turns an object into a hash table.
const MANY_FIELDS = 16;

function convert(value: unknown, plan: Plan | null, unknownName: (name: string) => string): unknown {
  if (plan === null || typeof value !== "object" || value === null) return value;
  const { fields, map, item } = plan;
  if (Array.isArray(value)) return item === null ? value : value.map((inner) => convert(inner, item, unknownName));
  const result: Record<string, unknown> = {};
  for (const key in value) {
    const inner = (value as Record<string, unknown>)[key];
    const field = fields.get(key);
    if (field) result[field.name] = convert(inner, field.plan, unknownName);
    else if (map !== undefined) result[key] = convert(inner, map, unknownName);
    // A newer backend may send fields that the contract does not have yet. They are renamed and passed on.
    else result[unknownName(key)] = inner;
  }
  // An object filled field by field is now a hash table, which is slow to read. A copy is not.
  return fields.size > MANY_FIELDS ? { ...result } : result;
}

const unchanged = (name: string) => name;

/** Returns a wire reply with camelCase keys. `shape` comes from the operation table. */
export function fromWire(value: unknown, shape: Shape | string | null | undefined, shapes: Shapes): unknown {
  return convert(value, planOf(shape, shapes, inward), camel);
}

/** Returns a camelCase body with wire keys. */
export function toWire(value: unknown, shape: Shape | string | null | undefined, shapes: Shapes): unknown {
  return convert(value, planOf(shape, shapes, outward), unchanged);
}
