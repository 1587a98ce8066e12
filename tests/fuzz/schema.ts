// Generates values that a schema allows. Values at its limits are more frequent.
import fc from "fast-check";

export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

type Follow = <T extends { $ref?: string }>(node: T) => T;

// Deeper than any body of the contracts. Recursive schemas end here.
const DEPTH = 8;
// How much longer than its minimum a text or list without a maximum may be.
const UNLIMITED = 40;

const LETTERS = [
  "a",
  "Z",
  "7",
  " ",
  "-",
  "_",
  "'",
  '"',
  "\\",
  "<",
  "&",
  "é",
  "ß",
  "中",
  "🎟",
  "👩‍👩‍👧",
  "\u0301",
  "\u202e",
  "\n",
  "\u2028",
];

const textOf = (min: number, max: number) => {
  const ofLength = (length: number) =>
    fc.string({ unit: fc.constantFrom(...LETTERS), minLength: length, maxLength: length });
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ minLength: min, maxLength: Math.min(max, min + UNLIMITED) }) },
    { weight: 1, arbitrary: ofLength(min) },
    // The length limit counts characters; a character may take two UTF-16 units.
    { weight: 1, arbitrary: fc.constantFrom("x", "é", "🎟").map((letter) => letter.repeat(max)) },
    { weight: 1, arbitrary: fc.integer({ min: min, max: Math.min(max, min + UNLIMITED) }).chain(ofLength) },
  );
};

const isoOf = (length: number) =>
  fc
    .date({ min: new Date("1900-01-01T00:00:00Z"), max: new Date("2100-01-01T00:00:00Z"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, length));

const FORMATS: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.oneof(
    fc.uuid().map((id) => `${id}@example.com`),
    fc.emailAddress(),
    fc.constant("anna@example.com"),
  ),
  uuid: fc.uuid(),
  uri: fc.webUrl({ withFragments: true, withQueryParameters: true }),
  date: fc.oneof(isoOf(10), fc.constantFrom("2024-02-29", "0001-01-01", "9999-12-31")),
  "date-time": fc.oneof(isoOf(24), fc.constantFrom("2026-11-20T01:00:00+14:00", "9999-12-31T23:59:59.999999Z")),
};

function stringOf({ format, maxLength, minLength = 0, pattern }: Schema): fc.Arbitrary<unknown> {
  const formatted = FORMATS[format ?? ""];
  if (formatted) return formatted;
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return textOf(minLength, maxLength ?? minLength + UNLIMITED);
}

function numberOf({ maximum = 2 ** 31, minimum = -(2 ** 31) }: Schema, isWhole: boolean): fc.Arbitrary<unknown> {
  const edges = fc.constantFrom(minimum, maximum, Math.max(minimum, Math.min(maximum, 0)));
  const inside = isWhole
    ? fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) })
    : fc.double({ min: minimum, max: maximum, noNaN: true }).map((value) => Math.round(value * 100) / 100);
  // Prefers small numbers, because most valid amounts and counts are small.
  const small = fc.integer({ min: 0, max: 50 }).map((value) => Math.min(maximum, Math.max(minimum, value)));
  return fc.oneof(edges, inside, small);
}

/** Returns a generator of values for the schemas of one contract. `follow` resolves references. */
export function createValues(follow: Follow) {
  function objectOf(schema: Schema, depth: number): fc.Arbitrary<unknown> {
    const { additionalProperties, properties = {}, required = [] } = schema;
    const kept = Object.entries(properties).filter(([name]) => depth < DEPTH || required.includes(name));
    const model = Object.fromEntries(kept.map(([name, part]) => [name, valuesOf(part, depth + 1)]));
    const known = fc.record(model, { requiredKeys: required.filter((name) => name in model) });
    if (typeof additionalProperties !== "object" || depth >= DEPTH) return known;
    const name = fc.oneof(fc.constantFrom("Numbers", "Powerball", "a", "constructor"), fc.string({ maxLength: 20 }));
    const more = fc.dictionary(name, valuesOf(additionalProperties, depth + 1), { maxKeys: 4, noNullPrototype: true });
    return fc.tuple(known, more).map(([own, others]) => ({ ...others, ...own }));
  }

  function arrayOf({ items, maxItems, minItems = 0 }: Schema, depth: number): fc.Arbitrary<unknown> {
    if (!items) return fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 3 });
    const max = Math.min(maxItems ?? UNLIMITED, minItems + (depth > 3 ? 3 : 8));
    const some = fc.array(valuesOf(items, depth + 1), { minLength: minItems, maxLength: Math.max(minItems, max) });
    if (maxItems === undefined || maxItems > 200) return some;
    const full = valuesOf(items, DEPTH).map((value) => Array.from({ length: maxItems }, () => value));
    return fc.oneof({ weight: 9, arbitrary: some }, { weight: 1, arbitrary: full });
  }

  function valuesOf(given: Schema, depth = 0): fc.Arbitrary<unknown> {
    const schema = follow(given);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const either = schema.anyOf ?? schema.oneOf;
    if (either)
      return fc.oneof(
        ...either.map((part) => valuesOf({ ...schema, anyOf: undefined, oneOf: undefined, ...follow(part) }, depth)),
      );
    if (schema.allOf) {
      return fc
        .tuple(...schema.allOf.map((part) => valuesOf(part, depth)))
        .map((parts) => Object.assign({}, ...parts) as unknown);
    }
    if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => valuesOf({ ...schema, type }, depth)));
    switch (schema.type) {
      case "string":
        return stringOf(schema);
      case "integer":
      case "number":
        return numberOf(schema, schema.type === "integer");
      case "boolean":
        return fc.boolean();
      case "null":
        return fc.constant(null);
      case "array":
        return arrayOf(schema, depth);
      default:
        return schema.properties || schema.type === "object" ? objectOf(schema, depth) : fc.jsonValue({ maxDepth: 2 });
    }
  }
  return valuesOf;
}
