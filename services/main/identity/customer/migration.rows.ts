// The one-off move of a customer's account (account §3, §4).
import type { Selectable } from "kysely";
import type { components } from "#generated/main/schema.ts";
import type { Tables } from "#services/db/tables.generated.ts";
import type { Tx } from "#services/lib/handlers.ts";

type Status = components["schemas"]["MigrationStatus"];
const COLUMNS = ["migration_failure", "migration_fails", "migration_started_at", "migration_status"] as const;
type Row = Pick<Selectable<Tables["customer"]>, (typeof COLUMNS)[number]>;

/** How long a move takes, in shop time (decided). */
const RUN_MS = 8_000;

/** Where a move is. One that failed can be started again; `hasFailed` stays until then. */
export type Migration = { status: Status; hasFailed: boolean };

/** Returns whether a move has run to its end at `now`, and waits for `saveEnd`. Pure. */
export const hasRun = ({ migration_started_at: started }: Row, now: Date): boolean =>
  started !== null && now.getTime() - started.getTime() >= RUN_MS;

/** Returns where a move is at `now`. Pure. */
export function migrationAt(row: Row, now: Date): Migration {
  const { migration_failure, migration_fails, migration_started_at, migration_status: status } = row;
  if (migration_started_at === null) return { status, hasFailed: migration_failure !== null };
  if (!hasRun(row, now)) return { status: "in_progress", hasFailed: false };
  return migration_fails ? { status, hasFailed: true } : { status: "migrated", hasFailed: false };
}

/** Locks a customer and returns the row of the move. */
export const lockMigration = (tx: Tx, customerId: string): Promise<Row> =>
  tx.selectFrom("customer").select(COLUMNS).where("id", "=", customerId).forNoKeyUpdate().executeTakeFirstOrThrow();

/** Returns the customers whose move has run to its end at `now`. */
export async function listEndedMoves(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom("customer")
    .select("id")
    .where("migration_started_at", "<=", new Date(now.getTime() - RUN_MS))
    .limit(50)
    .execute();
  return rows.map(({ id }) => id);
}

const save = (tx: Tx, customerId: string, values: Partial<Row>) =>
  tx.updateTable("customer").set(values).where("id", "=", customerId).execute();

/** Starts a move at `now`. */
export async function saveStart(tx: Tx, customerId: string, now: Date): Promise<void> {
  await save(tx, customerId, { migration_started_at: now, migration_failure: null });
}

/** Ends a move. A failed one leaves the account where it was. */
export async function saveEnd(tx: Tx, customerId: string, isMoved: boolean): Promise<void> {
  const result = isMoved ? { migration_status: "migrated" as const } : { migration_failure: "new" as const };
  await save(tx, customerId, { migration_started_at: null, ...result });
}

/** Notes that migrateCustomer has answered a failure. */
export async function saveTold(tx: Tx, customerId: string): Promise<void> {
  await save(tx, customerId, { migration_failure: "told" });
}

/** Sets whether a customer's account is to be moved, and whether its moves fail. */
export async function setMigration(
  tx: Tx,
  customerId: string,
  { fails, status }: { status: Row["migration_status"]; fails: boolean },
): Promise<void> {
  const none = { migration_started_at: null, migration_failure: null };
  await save(tx, customerId, { migration_status: status, migration_fails: fails, ...none });
}
