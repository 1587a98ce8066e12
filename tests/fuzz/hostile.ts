// Hostile values, and functions that put them into calls.
import fc from "fast-check";

const LONG = "x".repeat(5_000);

export const CARD_NUMBERS = ["4242424242424242", "4242 4242 4242 4242"] as const;

/** Texts that often break databases, parsers, logs, templates and file systems. */
export const HOSTILE_TEXTS = [
  "",
  " ",
  "a\u0000b",
  "\ud800",
  "\udc00x",
  "\uffff",
  "\u202e",
  "🎟".repeat(300),
  LONG,
  "'; drop table customer; --",
  "' or '1'='1",
  "1) union select password_hash from customer --",
  "%00",
  "%",
  "\\",
  "../../../../etc/passwd",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "a\r\nset-cookie: x=1",
  "NaN",
  "Infinity",
  "-0",
  "1e309",
  "0x10",
  "9".repeat(400),
  "true",
  "null",
  "undefined",
  "[object Object]",
  "__proto__",
  "constructor",
  "toString",
  ...CARD_NUMBERS,
  "cus_anna0000000001",
  "anna@example.com",
  "2026-02-30",
  "+275760-09-13T00:00:00.001Z",
  "0000-00-00T00:00:00Z",
  "00000000-0000-0000-0000-000000000000",
] as const;

const HOSTILE_NUMBERS = [
  -1,
  0,
  -0,
  0.1,
  1.005,
  1e-9,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 53 + 2,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  5e-324,
];

const nested = (depth: number, isList: boolean): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => (isList ? [inner] : { a: inner }), 1);

/** Returns a random value, usually a hostile one. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<unknown>(...HOSTILE_TEXTS) },
  { weight: 5, arbitrary: fc.constantFrom<unknown>(...HOSTILE_NUMBERS) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]]) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.tuple(fc.integer({ min: 2, max: 400 }), fc.boolean()).map((of) => nested(...of)) },
  { weight: 1, arbitrary: fc.integer({ min: 50, max: 2_000 }).map((length) => Array.from({ length }, () => 1)) },
);

const EXTRA_NAMES = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "id",
  "customer_id",
  "price",
  "",
  "a\u0000b",
  "x-",
];

/** Returns a value with one change: a part is replaced, removed, duplicated or added. */
export type Change = {
  at: number;
  how: "replace" | "remove" | "double" | "wrap" | "add" | "rename";
  value: unknown;
  name: string;
};

export const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat({ max: 10_000 }),
  how: fc.oneof(
    { weight: 6, arbitrary: fc.constant("replace" as const) },
    {
      weight: 6,
      arbitrary: fc.constantFrom(
        "remove" as const,
        "double" as const,
        "wrap" as const,
        "add" as const,
        "rename" as const,
      ),
    },
  ),
  value: hostileValue,
  name: fc.oneof(fc.constantFrom(...EXTRA_NAMES), fc.string({ maxLength: 12 })),
});

type Path = string[];

/** Returns the paths of all parts of a value, the whole value first. */
function pathsOf(value: unknown, here: Path = []): Path[] {
  if (typeof value !== "object" || value === null || here.length > 12) return [here];
  return [here, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...here, key]))];
}

// Defines own properties of any name: assigning __proto__ would set the prototype.
const withEntries = (value: object, entries: [string, unknown][]) =>
  Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);

function changeAt(value: unknown, [key, ...rest]: Path, change: Change): unknown {
  const isContainer = typeof value === "object" && value !== null;
  if (key === undefined || !isContainer) {
    if (change.how === "wrap") return [value];
    if (change.how === "add" && isContainer && !Array.isArray(value)) {
      return withEntries(value, [...Object.entries(value), [change.name, change.value]]);
    }
    return change.value;
  }
  const entries = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    if (name !== key) return [[name, part]];
    if (rest.length > 0) return [[name, changeAt(part, rest, change)]];
    if (change.how === "remove") return [];
    if (change.how === "rename") return [[change.name, part]];
    if (change.how === "double")
      return [
        [name, part],
        [`${name}2`, part],
      ];
    return [[name, changeAt(part, [], change)]];
  });
  return withEntries(value, entries);
}

export function changed(value: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((at, change) => {
    const paths = pathsOf(at);
    return changeAt(at, paths[change.at % paths.length] ?? [], change);
  }, value);
}

/** Bodies that are malformed, unusual or oversized JSON. */
export const hostileText: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.constantFrom<string>(
      "",
      "{",
      "[",
      "null",
      "true",
      "0",
      '"text"',
      "NaN",
      '{"email":NaN}',
      '{"amount":1e999}',
      '{"amount":-0,"amount":1}',
      "\ufeff{}",
      "{}{}",
      "{'a':1}",
      '{"a":1,}',
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{"isAdmin":true}}}',
      '{"a":"\\ud800"}',
      '{"a":"\\u0000"}',
      '{"\\u0000":1}',
      "a=1&a=2&b[c]=d",
      "<a/>",
      "--x\r\ncontent-disposition: form-data; name=a\r\n\r\n1\r\n--x--",
    ),
  },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 9_000 }).map((depth) => "[".repeat(depth) + "]".repeat(depth)) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 9_000 }).map((depth) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`),
  },
  { weight: 3, arbitrary: fc.uint8Array({ maxLength: 60 }) },
  { weight: 3, arbitrary: fc.string({ maxLength: 60 }) },
);
