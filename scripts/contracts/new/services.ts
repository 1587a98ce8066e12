// The service of a new noun: table, queries and the handlers of both operations.
import type { Names } from "./names.ts";

const handlers = ({
  camel,
  file,
  one,
  One,
  pascal,
}: Names) => `import type { Handlers } from "#services/lib/handlers.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import { find${One}, list${pascal} } from "./${file}.rows.ts";

export const ${camel}Handlers: Handlers<"list${pascal}" | "get${One}"> = {
  list${pascal}: async ({ tx }) => ({ status: 200, body: { result: await list${pascal}(tx) } }),

  get${One}: async ({ params, tx }) => {
    const ${one} = await find${One}(tx, params.${one}Key);
    if (!${one}) refuseNotFound();
    return { status: 200, body: { result: ${one} } };
  },
};
`;

const rows = ({ One, pascal, wire }: Names) => `import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";

type ${One} = components["schemas"]["${One}"];

/** Returns the list, by name. */
export function list${pascal}(tx: Tx): Promise<${One}[]> {
  return tx.selectFrom("${wire}").select(["key", "name"]).orderBy("name").execute();
}

export function find${One}(tx: Tx, key: string): Promise<${One} | undefined> {
  return tx.selectFrom("${wire}").select(["key", "name"]).where("key", "=", key).executeTakeFirst();
}
`;

const table = ({ One, wire, words }: Names) => `/** One row for each ${words}. */
type ${One}Table = { key: string; name: string };

export type ${One}Tables = { ${wire}: ${One}Table };
`;

const migration = ({ wire, words }: Names) => `import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Creates the table of every ${words}, with the two rows of the contract's examples. */
export async function up(tx: Tx): Promise<void> {
  await sql.raw("create table ${wire} (key text primary key, name text not null)").execute(tx);
  const rows = [
    { key: "first_${wire}", name: "First ${words}" },
    { key: "second_${wire}", name: "Second ${words}" },
  ];
  await tx.insertInto("${wire}").values(rows).execute();
}
`;

/** Returns the files of the service. The migration is numbered after the last one. */
export const serviceFiles = (names: Names, domain: string, migrationNumber: string): Record<string, string> => ({
  [`services/main/${domain}/${names.file}/${names.file}.handlers.ts`]: handlers(names),
  [`services/main/${domain}/${names.file}/${names.file}.rows.ts`]: rows(names),
  [`services/db/tables/${names.file}.ts`]: table(names),
  [`services/db/migrations/${migrationNumber}-${names.file}.ts`]: migration(names),
});
