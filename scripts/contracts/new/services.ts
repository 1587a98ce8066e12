// The service of a new noun: table, demo rows, queries and the handlers of its operations.
import type { Names } from "./names.ts";

const handlers = ({
  camel,
  file,
  one,
  One,
  pascal,
  wire,
}: Names) => `import type { Handlers } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import { find${One}, insert${One}, list${pascal} } from "./${file}.rows.ts";

export const ${camel}Handlers: Handlers<"list${pascal}" | "create${One}" | "get${One}"> = {
  list${pascal}: async ({ query: { limit = 10, offset = 0 }, tx }) => {
    const { rows, total } = await list${pascal}(tx, { limit, offset });
    return { status: 200, body: { result: rows, pageInfo: { limit, offset, total } } };
  },

  create${One}: async ({ body, customerId, tx }) => {
    const row = { key: newId("${wire}"), name: body.name, customer_id: customerId };
    return { status: 200, body: { result: await insert${One}(tx, row) } };
  },

  get${One}: async ({ params, tx }) => {
    const ${one} = await find${One}(tx, params.${one}Key);
    return { status: 200, body: { result: ${one} ?? refuseNotFound() } };
  },
};
`;

const rows = ({ One, pascal, wire }: Names) => `import type { Insertable } from "kysely";
import type { components } from "#generated/main/schema.ts";
import type { Tables } from "#services/db/tables.generated.ts";
import type { Tx } from "#services/lib/handlers.ts";

type ${One} = components["schemas"]["${One}"];
type Page = { limit: number; offset: number };

/** Returns a page of the list by name, and the number of rows on all pages. */
export async function list${pascal}(tx: Tx, { limit, offset }: Page): Promise<{ rows: ${One}[]; total: number }> {
  const all = tx.selectFrom("${wire}");
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const byName = all.select(["key", "name"]).orderBy("name").orderBy("key");
  return { rows: await byName.limit(limit).offset(offset).execute(), total };
}

export function find${One}(tx: Tx, key: string): Promise<${One} | undefined> {
  return tx.selectFrom("${wire}").select(["key", "name"]).where("key", "=", key).executeTakeFirst();
}

export function insert${One}(tx: Tx, row: Insertable<Tables["${wire}"]>): Promise<${One}> {
  return tx.insertInto("${wire}").values(row).returning(["key", "name"]).executeTakeFirstOrThrow();
}
`;

const table = ({ One, wire, words }: Names) => `/** One row for each ${words}. */
type ${One}Table = {
  key: string;
  name: string;
  /** The customer who created it. \`null\` for demo rows. */
  customer_id: string | null;
};

export type ${One}Tables = { ${wire}: ${One}Table };
`;

const migration = ({ wire }: Names) => `import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

export async function up(tx: Tx): Promise<void> {
  await sql
    .raw(\`create table "${wire}" (
      key text primary key,
      name text not null,
      customer_id text references customer (id)
    )\`)
    .execute(tx);
}
`;

const demo = (
  { file, One, wire, words }: Names,
  domain: string,
) => `import type { Tx } from "#services/lib/handlers.ts";
import { insert${One} } from "#services/main/${domain}/${file}/${file}.rows.ts";

/** Adds the two rows of the contract's examples. */
export async function seed(tx: Tx): Promise<void> {
  await insert${One}(tx, { key: "first_${wire}", name: "First ${words}", customer_id: null });
  await insert${One}(tx, { key: "second_${wire}", name: "Second ${words}", customer_id: null });
}
`;

/** The numbers after the last migration's and the last seed's. */
type Numbers = { migration: string; demo: string };

export const serviceFiles = (names: Names, domain: string, next: Numbers): Record<string, string> => ({
  [`services/main/${domain}/${names.file}/${names.file}.handlers.ts`]: handlers(names),
  [`services/main/${domain}/${names.file}/${names.file}.rows.ts`]: rows(names),
  [`services/db/tables/${names.file}.ts`]: table(names),
  [`services/db/migrations/${next.migration}-${names.file}.ts`]: migration(names),
  [`services/db/demo/${next.demo}-${names.file}.ts`]: demo(names, domain),
});
