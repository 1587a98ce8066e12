import { type RawBuilder, sql } from "kysely";

/** Rows per clean-up statement, so that no call waits long for its locks. */
export const BATCH = 200;

/** Returns a statement that deletes a batch of matching rows. Rows locked by a call are skipped until the next clean-up. */
export const batchDelete = (table: string, key: string, condition: RawBuilder<unknown>) =>
  sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (
    select ${sql.ref(key)} from ${sql.table(table)} where ${condition} limit ${BATCH} for update skip locked)`;

/** SQL condition: a time is older than some milliseconds, in wall time. */
export const isOlderThan = (column: string, ms: number) =>
  sql`${sql.ref(column)} < now() - ${ms} * interval '1 millisecond'`;
