// What the contract of a new noun decides about the other layers: operations, columns and demo rows.
import { parse } from "yaml";
import { ExpectedError } from "../../lib/steps.ts";
import type { Names } from "./names.ts";

type Value = string | number | boolean;
type Row = Record<string, Value>;
type Body = { content: { "application/json": { examples: Record<string, { value: object }> } } };
type Schema = { required?: string[]; properties: Record<string, { type?: string; maxLength?: number }> };
type Operation = { requestBody?: Body; responses: { 200: Body } };
type Contract = { paths: Record<string, { get?: Operation; post?: Operation }>; schemas: Record<string, Schema> };

export type Field = { column: string; name: string; type: keyof typeof SQL_TYPES; maxLength: number | undefined };

export type Slice = Names & {
  /** Whether the contract has an operation for one item, and one that creates an item. */
  hasGet: boolean;
  hasCreate: boolean;
  /** The columns after `key`. */
  fields: Field[];
  /** The fields of `create`. */
  inputs: Field[];
  /** The examples of the list, by name. */
  rows: (Row & { key: string; name: string })[];
  /** The example of `create`. */
  created: Row & { name: string };
};

/** The types of properties that become columns. */
export const SQL_TYPES = { string: "text", integer: "integer", number: "double precision", boolean: "boolean" };

const exampleOf = (body?: Body) => Object.values(body?.content["application/json"].examples ?? {})[0]?.value;

/** Returns the required fields of a schema. Throws for a type that is no column. */
function fieldsOf(schemas: Contract["schemas"], name: string): Field[] {
  const { required = [], properties = {} } = schemas[name] ?? {};
  if (!required.includes("name")) throw new ExpectedError(`The schema ${name} needs the required property name.`);
  return required
    .filter((column) => column !== "key")
    .map((column) => {
      const { type = "object", maxLength } = properties[column] ?? {};
      if (!Object.hasOwn(SQL_TYPES, type))
        throw new ExpectedError(
          `${name}.${column} cannot become a column: its type is ${type}. Make it optional, and add it to the other layers by hand.`,
        );
      return { column, name: toCamel(column), type: type as Field["type"], maxLength };
    });
}

const toCamel = (column: string) => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const camelCase = (example: object) =>
  Object.fromEntries(Object.entries(example).map(([column, value]) => [toCamel(column), value]));

/** Reads the contract of a noun. Throws if it has no list. */
export function sliceOf(names: Names, contract: string): Slice {
  const { paths, schemas } = parse(contract) as Contract;
  const { get, post } = paths[`/${names.file}`] ?? {};
  if (!get) throw new ExpectedError(`openapi/main/${names.file}.yaml needs GET /${names.file}.`);
  const { result } = exampleOf(get.responses[200]) as { result: object[] };
  return {
    ...names,
    hasGet: Object.hasOwn(paths, `/${names.file}/{${names.one}Key}`),
    hasCreate: post !== undefined,
    fields: fieldsOf(schemas, names.One),
    inputs: post ? fieldsOf(schemas, `${names.One}Input`) : [],
    rows: (result.map(camelCase) as Slice["rows"]).toSorted((one, other) => one.name.localeCompare(other.name, "en")),
    created: camelCase(exampleOf(post?.requestBody) ?? {}) as Slice["created"],
  };
}
