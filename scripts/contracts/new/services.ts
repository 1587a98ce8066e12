// The service of a new noun: table, demo rows, queries and the handlers of its operations.
import { type Slice, SQL_TYPES, when } from "./slice.ts";

const handlers = ({
  camel,
  file,
  hasCreate,
  hasGet,
  inputs,
  one,
  One,
  pascal,
  wire,
}: Slice) => `import type { Handlers } from "#services/lib/handlers.ts";
${when(hasCreate, `import { newId } from "#services/lib/ids.ts";\n`)}${when(hasGet, `import { refuseNotFound } from "#services/lib/refusal.ts";\n`)}import { ${when(hasGet, `find${One}, `)}${when(hasCreate, `insert${One}, `)}list${pascal} } from "./${file}.rows.ts";

export const ${camel}Handlers: Handlers<"list${pascal}"${when(hasCreate, ` | "create${One}"`)}${when(hasGet, ` | "get${One}"`)}> = {
  list${pascal}: async ({ query: { limit = 10, offset = 0 }, tx }) => {
    const { rows, total } = await list${pascal}(tx, { limit, offset });
    return { status: 200, body: { result: rows, pageInfo: { limit, offset, total } } };
  },
${when(
  hasCreate,
  `
  create${One}: async ({ body, customerId, tx }) => {
    const row = { key: newId("${wire}"), ${inputs.map(({ column, name }) => `${column}: body.${name}, `).join("")}customer_id: customerId };
    return { status: 200, body: { result: await insert${One}(tx, row) } };
  },
`,
)}${when(
  hasGet,
  `
  get${One}: async ({ params, tx }) => {
    const ${one} = await find${One}(tx, params.${one}Key);
    return { status: 200, body: { result: ${one} ?? refuseNotFound() } };
  },
`,
)}};
`;

const rows = ({ fields, hasGet, One, pascal, wire }: Slice) => `import type { Insertable } from "kysely";
import type { components } from "#generated/main/schema.ts";
import type { Tables } from "#services/db/tables.generated.ts";
import type { Tx } from "#services/lib/handlers.ts";

type ${One} = components["schemas"]["${One}"];
type Page = { limit: number; offset: number };

const FIELDS = ["key", ${fields.map(({ column, name }) => JSON.stringify(column === name ? name : `${column} as ${name}`)).join(", ")}] as const;

/** Returns a page of the list by name, and the number of rows on all pages. */
export async function list${pascal}(tx: Tx, { limit, offset }: Page): Promise<{ rows: ${One}[]; total: number }> {
  const all = tx.selectFrom("${wire}");
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const byName = all.select(FIELDS).orderBy("name").orderBy("key");
  return { rows: await byName.limit(limit).offset(offset).execute(), total };
}
${when(
  hasGet,
  `
export function find${One}(tx: Tx, key: string): Promise<${One} | undefined> {
  return tx.selectFrom("${wire}").select(FIELDS).where("key", "=", key).executeTakeFirst();
}
`,
)}
export function insert${One}(tx: Tx, row: Insertable<Tables["${wire}"]>): Promise<${One}> {
  return tx.insertInto("${wire}").values(row).returning(FIELDS).executeTakeFirstOrThrow();
}
`;

const table = ({ fields, hasCreate, One, wire, words }: Slice) => `/** One row for each ${words}. */
type ${One}Table = {
  key: string;
${fields.map(({ column, type }) => `  ${column}: ${type === "integer" ? "number" : type};\n`).join("")}${when(hasCreate, "  /** The customer who created it. `null` for demo rows. */\n  customer_id: string | null;\n")}};

export type ${One}Tables = { ${wire}: ${One}Table };
`;

const migration = ({ fields, hasCreate, wire }: Slice) => `import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

export async function up(tx: Tx): Promise<void> {
  await sql
    .raw(\`create table "${wire}" (
      key text primary key${fields.map(({ column, type }) => `,\n      ${column} ${SQL_TYPES[type]} not null`).join("")}${when(hasCreate, ",\n      customer_id text references customer (id)")}
    )\`)
    .execute(tx);
}
`;

const demo = (
  { fields, file, hasCreate, One, rows }: Slice,
  domain: string,
) => `import type { Tx } from "#services/lib/handlers.ts";
import { insert${One} } from "#services/main/${domain}/${file}/${file}.rows.ts";

/** Adds the rows of the contract's examples. */
export async function seed(tx: Tx): Promise<void> {
${rows
  .map((row) => {
    const values = fields.map(({ column, name }) => `, ${column}: ${JSON.stringify(row[name])}`).join("");
    return `  await insert${One}(tx, { key: "${row.key}"${values}${when(hasCreate, ", customer_id: null")} });\n`;
  })
  .join("")}}
`;

/** The numbers after the last migration's and the last seed's. */
type Numbers = { migration: string; demo: string };

export const serviceFiles = (names: Slice, domain: string, next: Numbers): Record<string, string> => ({
  [`services/main/${domain}/${names.file}/${names.file}.handlers.ts`]: handlers(names),
  [`services/main/${domain}/${names.file}/${names.file}.rows.ts`]: rows(names),
  [`services/db/tables/${names.file}.ts`]: table(names),
  [`services/db/migrations/${next.migration}-${names.file}.ts`]: migration(names),
  [`services/db/demo/${next.demo}-${names.file}.ts`]: demo(names, domain),
});
