// The fixed text of `inputs.ts`, and its names.

export const ONCE = `// Builds each schema when it is first used, because building all of them slows down the start of the gateway.
function once<T>(build: () => T) {
 let built: T | undefined;
 return () => (built ??= build());
}
`;

const FORMAT = `/** Checks a format as the services' validator does, so that both refuse the same values. */
function format(name: keyof typeof fullFormats) {
 const known: unknown = fullFormats[name];
 const accepts = known !== null && typeof known === "object" && "validate" in known ? known.validate : known;
 return z.stringFormat(name, accepts as RegExp | ((text: string) => boolean));
}
`;

const ANY_OF = `const isObject = (value: unknown): value is Record<string, unknown> =>
 typeof value === "object" && value !== null && !Array.isArray(value);

function merge(one: unknown, other: unknown): unknown {
 if (!isObject(one) || !isObject(other)) return other;
 const shared = Object.keys(one).filter((key) => key in other);
 return { ...one, ...other, ...Object.fromEntries(shared.map((key) => [key, merge(one[key], other[key])])) };
}

/** Keeps the properties of every alternative that accepts the value: a union of zod keeps those of the first. */
function anyOf<const T extends readonly z.ZodType[]>(members: T): z.ZodType<z.output<T[number]>, z.input<T[number]>> {
 const chosen = z.unknown().transform((value, context) => {
  const results = members.map((member) => member.safeParse(value));
  const [first, ...more] = results.filter((result) => result.success).map((result) => result.data);
  if (results.some((result) => result.success)) return more.reduce(merge, first);
  const errors = results.flatMap((result) => (result.error ? [result.error.issues] : []));
  context.issues.push({ code: "invalid_union", input: value, errors });
  return z.NEVER;
 });
 return chosen as unknown as z.ZodType<z.output<T[number]>, z.input<T[number]>>;
}
`;

const SIZED = `/** Bounds the number of properties. */
function sized(min: number, max: number) {
 return (value: object) => {
  const { length } = Object.values(value).filter((property) => property !== undefined);
  return length >= min && length <= max;
 };
}
`;

const UNIQUE = `/** Whether no item is there twice. */
function unique(items: unknown[]) {
 return new Set(items.map((item) => JSON.stringify(item))).size === items.length;
}
`;

const HELPERS: [use: RegExp, text: string][] = [
  [/\bformat\("/, FORMAT],
  [/\banyOf\(\[/, ANY_OF],
  [/\.refine\(sized\(/, SIZED],
  [/\.refine\(unique\)/, UNIQUE],
];

/** Returns the helper functions that the lines of a file call. */
export const helpersFor = (lines: string) =>
  HELPERS.flatMap(([use, text]) => (use.test(lines) ? [`\n${text}`] : [])).join("");

const RESERVED = new Set(
  `break case catch class const continue debugger default delete do else enum export extends false finally for function if import in
 instanceof new null return super switch this throw true try typeof var void while with yield let static implements interface package
 private protected public await eval arguments undefined Infinity Object Array Set JSON z components fullFormats once format anyOf merge
 isObject sized unique`.split(/\s+/),
);

/** Returns a name that TypeScript can use for each name, which may have dots or be a word of the language. */
export function identifiers(names: string[]): Map<string, string> {
  const taken = new Set(RESERVED);
  return new Map(
    names.map((name) => {
      let identifier = name.replace(/[^A-Za-z0-9_$]/g, "_").replace(/^(?=\d)/, "_");
      while (taken.has(identifier)) identifier += "_";
      taken.add(identifier);
      return [name, identifier];
    }),
  );
}
