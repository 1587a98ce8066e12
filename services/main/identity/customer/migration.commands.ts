// The one-off move of a customer's account. Reads show its end by the clock; the end itself is saved, with a message to the
// customer, by the next call of migrateCustomer or the next round of the runner.
import type { Db, Tx } from "#services/lib/handlers.ts";
import { runEach } from "#services/lib/run-each.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { insertCard } from "#services/notifications/content-cards.rows.ts";
import { insertMail } from "../../foundation/mail/mail.rows.ts";
import { readEmail } from "./customer.rows.ts";
import {
  hasRun,
  listEndedMoves,
  lockMigration,
  type Migration,
  migrationAt,
  saveEnd,
  saveStart,
  saveTold,
} from "./migration.rows.ts";

const MOVED = {
  title: "Your account is moved",
  message: "Your tickets, your money and your settings moved with you. Prices may have changed.",
  link: "/my-account",
};
const FAILED = {
  title: "We could not move your account",
  message:
    "Nothing has changed: your tickets, your money and your settings are where they were. Please try again, or contact us.",
  link: "/shell/migrate",
};

/** Saves the end of a move that has run, and sends the customer a news card and a mail. Returns the row. */
async function endIfRun(tx: Tx, customerId: string, now: Date) {
  const row = await lockMigration(tx, customerId);
  if (!hasRun(row, now)) return row;
  await saveEnd(tx, customerId, !row.migration_fails);
  const news = row.migration_fails ? FAILED : MOVED;
  await insertCard(tx, { customerId, ...news, createdAt: now });
  await insertMail(tx, { recipient: await readEmail(tx, customerId), subject: news.title, body: news.message });
  return lockMigration(tx, customerId);
}

/**
 * Starts a move that is due, and returns where it is. A failure is returned once before another move starts, unless the
 * customer has asked for it with `restart`.
 */
export async function move(tx: Tx, customerId: string, restart: boolean, now: Date): Promise<Migration> {
  const row = await endIfRun(tx, customerId, now);
  const { status } = migrationAt(row, now);
  if (row.migration_failure === "new" && !restart) {
    await saveTold(tx, customerId);
    return { status, hasFailed: true };
  }
  if (status !== "eligible_soft" && status !== "eligible_hard") return { status, hasFailed: false };
  await saveStart(tx, customerId, now);
  return { status: "in_progress", hasFailed: false };
}

/** Ends the moves that have run. Returns how many. */
export async function endMoves(db: Db, now: Date): Promise<number> {
  const customers = await runInTransaction(db, (tx) => listEndedMoves(tx, now));
  await runEach(customers, (customerId) => runInTransaction(db, (tx) => endIfRun(tx, customerId, now)));
  return customers.length;
}
