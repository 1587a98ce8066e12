// The one-off move of a customer's account (account §3, §4).
import type { Selectable } from "kysely";
import type { components } from "#generated/main/schema.ts";
import type { Tables } from "#services/db/tables.generated.ts";
import type { Tx } from "#services/lib/handlers.ts";

type Status = components["schemas"]["MigrationStatus"];
type Row = Pick<Selectable<Tables["customer"]>, "migration_fails" | "migration_started_at" | "migration_status">;

/** How long a move takes, in shop time (decided). */
const RUN_MS = 8_000;

/** Where a move is. A failed one has ended, and can be started again. */
export type Migration = { status: Status; hasFailed: boolean };

/** Returns where a move is at `now`. Pure. */
export function migrationAt({ migration_fails, migration_started_at, migration_status }: Row, now: Date): Migration {
  const hasEnded = migration_started_at !== null && now.getTime() - migration_started_at.getTime() >= RUN_MS;
  if (migration_started_at === null) return { status: migration_status, hasFailed: false };
  if (!hasEnded) return { status: "in_progress", hasFailed: false };
  return migration_fails ? { status: migration_status, hasFailed: true } : { status: "migrated", hasFailed: false };
}

/** Locks a customer and returns where the move is. */
export async function lockMigration(tx: Tx, customerId: string, now: Date): Promise<Migration> {
  const row = await tx
    .selectFrom("customer")
    .select(["migration_status", "migration_started_at", "migration_fails"])
    .where("id", "=", customerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return migrationAt(row, now);
}

/** Starts a move at `now`, or with null forgets the one that failed. */
export async function setMigrationStart(tx: Tx, customerId: string, now: Date | null): Promise<void> {
  await tx.updateTable("customer").set({ migration_started_at: now }).where("id", "=", customerId).execute();
}

/** Sets whether a customer's account is to be moved, and whether its moves fail. */
export async function setMigration(
  tx: Tx,
  customerId: string,
  { fails, status }: { status: Row["migration_status"]; fails: boolean },
): Promise<void> {
  const values = { migration_status: status, migration_fails: fails, migration_started_at: null };
  await tx.updateTable("customer").set(values).where("id", "=", customerId).execute();
}
