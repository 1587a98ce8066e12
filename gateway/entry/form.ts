// Plain forms, posted to their own page. FormData becomes the input of the same procedure, checked by the same schema, as the call of
// an island.
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import type { z } from "zod";
import type { Problem } from "../foundation/problem.ts";
import type { UploadedFile } from "../http/uploaded-file.ts";
import { type AppRouter, type Caller, factsOfProcedure } from "../router.ts";
import { typed } from "../rules/typed-text.ts";

type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

/** The name of a procedure, such as "cart.addItem". */
export type ProcedurePath = {
  [Noun in keyof Outputs & string]: `${Noun}.${keyof Outputs[Noun] & string}`;
}[keyof Outputs & string];

type At<Tree, Path extends string> = Path extends `${infer Noun}.${infer Name}`
  ? Noun extends keyof Tree
    ? Name extends keyof Tree[Noun]
      ? Tree[Noun][Name]
      : never
    : never
  : never;
export type InputOf<Path extends ProcedurePath> = At<Inputs, Path>;
export type OutputOf<Path extends ProcedurePath> = At<Outputs, Path>;

/** The submitted values by field name, to fill the form again. */
export type FormValues = { [name: string]: FormValue };
type FormValue = string | FormValue[] | FormValues;

export type FormResult<Path extends ProcedurePath> =
  | { ok: true; data: OutputOf<Path> }
  | { ok: false; problem: Problem; values: FormValues };

/** Fields that are never written into a page. */
const SECRET_FIELDS = /password|csc|otp|recoveryCode|paymentToken/i;
// The largest form, 500 games, has fewer. Limits the work of a forged form.
const MAX_FIELDS = 5_000;
const MAX_DEPTH = 6;

/** Sets a nested value. A repeated name becomes a list. */
function setValue(values: FormValues, steps: string[], text: string) {
  let node = values;
  for (const step of steps.slice(0, -1)) {
    const next = node[step];
    if (typeof next === "object" && !Array.isArray(next)) node = next;
    else {
      const made: FormValues = Object.create(null) as FormValues;
      node[step] = made;
      node = made;
    }
  }
  const name = steps.at(-1) ?? "";
  const before = node[name];
  if (before === undefined) node[name] = text;
  else node[name] = Array.isArray(before) ? [...before, text] : [before, text];
}

/** Reads a form. Dotted names ("item.games.0.Numbers") become nested values, repeated names become lists. Ignores files. */
export function readForm(form: FormData | URLSearchParams): FormValues {
  const values = Object.create(null) as FormValues;
  let count = 0;
  for (const [name, value] of form) {
    count += 1;
    const steps = name.split(".");
    if (typeof value !== "string" || count > MAX_FIELDS || steps.length > MAX_DEPTH || steps.includes("")) continue;
    setValue(values, steps, value);
  }
  return values;
}

/** The values without passwords, codes and tokens. */
export function withoutSecrets(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !SECRET_FIELDS.test(name))
      .map(([name, value]) => [
        name,
        typeof value === "object" && !Array.isArray(value) ? withoutSecrets(value) : value,
      ]),
  );
}

type Schema = z.core.$ZodType;

function listOf(value: FormValue): FormValue[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== "object") return [value];
  // Numbered names ("games.0", "games.2") in the order of their numbers.
  return Object.keys(value)
    .sort((a, b) => Number(a) - Number(b))
    .map((key) => value[key] ?? "");
}

const mapValues = (value: FormValue, convert: (inner: FormValue, key: string) => unknown) =>
  typeof value !== "object" || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, convert(inner, key)]));

/** Returns the number that a text means, or the text. */
function numberOf(text: string): number | string {
  const number = typed.amount(text);
  return number === "" || Number.isNaN(Number(number)) ? text : Number(number);
}

/**
 * Converts form values, which are all strings, to the types of the schema. Absent checkboxes become false. Values that do not fit stay
 * strings, so that the schema refuses them with its own message.
 */
export function coerce(schema: Schema, value: FormValue | undefined): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "catch":
      return value === "" || value === undefined ? undefined : coerce(def.innerType, value);
    case "pipe":
      return coerce(def.in._zod.def.type === "transform" ? def.out : def.in, value);
    case "boolean":
      if (value === undefined || value === "") return false;
      return value === "on" || value === "true" || value === "1"
        ? true
        : value === "false" || value === "0"
          ? false
          : value;
    case "number":
      return typeof value === "string" ? numberOf(value) : value;
    case "union": {
      if ("discriminator" in def) return coerce(chosenOption(def as Discriminated, value), value);
      const number = def.options.every((option) => literalIsNumber(option));
      return number && typeof value === "string" && value !== "" ? Number(value) : value;
    }
    case "array":
      return value === undefined ? undefined : listOf(value).map((item) => coerce(def.element, item));
    case "record":
      return value === undefined ? undefined : mapValues(value, (inner) => coerce(def.valueType, inner));
    case "object":
      return coerceObject(def.shape, value);
    default:
      // A repeated single field, such as a hidden input before a checkbox: the last value wins.
      return Array.isArray(value) && value.every((item) => typeof item === "string") ? value.at(-1) : value;
  }
}

type Discriminated = { discriminator: string; options: readonly Schema[] };

/** Returns the option of a discriminated union that a value names; the first one if it names none. */
function chosenOption({ discriminator, options }: Discriminated, value: FormValue | undefined): Schema {
  const named = typeof value === "object" && !Array.isArray(value) ? value[discriminator] : undefined;
  const isNamed = ({ _zod }: Schema) => typeof named === "string" && _zod.propValues?.[discriminator]?.has(named);
  const [first] = options;
  if (!first) throw new Error("A union has no options");
  return options.find(isNamed) ?? first;
}

function literalIsNumber(schema: Schema) {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === "literal" && def.values.every((value) => typeof value === "number");
}

function coerceObject(shape: Readonly<Record<string, Schema>>, value: FormValue | undefined): unknown {
  if (value !== undefined && (typeof value !== "object" || Array.isArray(value))) return value;
  const result: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(shape)) {
    const coerced = coerceField(inner, value && Object.hasOwn(value, key) ? value[key] : undefined);
    if (coerced !== undefined) result[key] = coerced;
  }
  return result;
}

/** An absent checkbox is false. Other absent fields stay absent. */
function coerceField(schema: Schema, value: FormValue | undefined): unknown {
  if (value !== undefined) return coerce(schema, value);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "boolean") return false;
  return def.type === "object" ? coerceObject(def.shape, undefined) : undefined;
}

/** Calls a procedure with the values and files of a form. */
export async function callWithForm<Path extends ProcedurePath>(
  caller: Caller,
  path: Path,
  values: FormValues,
  files: Readonly<Record<string, UploadedFile>> = {},
) {
  const schema = factsOfProcedure(path)?.inputs[0] as Schema | undefined;
  const [noun = "", name = ""] = path.split(".");
  const procedures = caller as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
  const procedure = procedures[noun]?.[name];
  if (!procedure) throw new Error(`No procedure ${path}`);
  const input = schema ? coerce(schema, values) : undefined;
  const hasFiles = Object.keys(files).length > 0;
  return (await procedure(hasFiles ? { ...(input as object), ...files } : input)) as OutputOf<Path>;
}
