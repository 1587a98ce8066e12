// Deletes expired rows in small batches, so that no call waits behind it. Each noun defines the statements for its tables.
import type { RawBuilder } from "kysely";
import { BATCH } from "./lib/batch-delete.ts";
import type { Db } from "./lib/handlers.ts";
import { deleteExpiredKeys } from "./lib/idempotency.ts";
import { runInTransaction } from "./lib/transaction.ts";
import { deleteOldMails } from "./main/foundation/mail/mail.rows.ts";
import { deleteOldFailures } from "./main/identity/credentials/password-attempts.rows.ts";
import { deleteOldEmailChanges } from "./main/identity/email-change/email-change.rows.ts";
import { deleteExpiredLinks, LONGEST_LIFE_MS } from "./main/identity/links/links.rows.ts";
import { deleteExpiredLogins, deleteUsedTokens } from "./main/identity/logins/logins.rows.ts";
import { deleteExpiredIdentityTokens } from "./main/identity/social-links/social-links.rows.ts";
import {
  clearExpiredCodes,
  clearExpiredSetups,
  deleteExpiredChallenges,
  deleteExpiredTrust,
} from "./main/identity/two-factor/two-factor.rows.ts";
import { deleteExpiredStates } from "./main/identity/verification/verification.rows.ts";
import { deleteExpiredCarts } from "./main/sales/cart/cart.rows.ts";
import { clearOldSenders } from "./main/sales/postal-entries/postal-entries.rows.ts";

/** The rows deleted in one run by kind, and whether none are left. */
export type DeletedCounts = Record<"carts" | "keys" | "tokens" | "signIns" | "codes" | "postal" | "mails", number> & {
  isComplete: boolean;
};

/** Carts and the senders of postal entries expire by the shop clock, everything else by wall time. */
const statements = (now: Date): [Exclude<keyof DeletedCounts, "isComplete">, RawBuilder<unknown>][] => [
  ["carts", deleteExpiredCarts(now)],
  ["keys", deleteExpiredKeys()],
  ["tokens", deleteExpiredChallenges()],
  ["tokens", deleteExpiredLinks()],
  ["tokens", deleteOldEmailChanges()],
  ["tokens", deleteExpiredStates()],
  ["tokens", deleteUsedTokens()],
  ["tokens", deleteExpiredIdentityTokens()],
  ["signIns", deleteExpiredLogins()],
  ["signIns", deleteOldFailures()],
  ["codes", clearExpiredCodes()],
  ["codes", clearExpiredSetups()],
  ["codes", deleteExpiredTrust()],
  ["postal", clearOldSenders(now)],
  // A mail is kept as long as the links in it work.
  ["mails", deleteOldMails(LONGEST_LIFE_MS)],
];

/** Deletes one batch of expired rows of every kind. A kind that fails stops no other; failures are thrown at the end. */
export async function deleteExpired(db: Db, now: Date): Promise<DeletedCounts> {
  const counts: DeletedCounts = {
    carts: 0,
    keys: 0,
    tokens: 0,
    signIns: 0,
    codes: 0,
    postal: 0,
    mails: 0,
    isComplete: true,
  };
  const failures: unknown[] = [];
  for (const [kind, statement] of statements(now)) {
    try {
      const { numAffectedRows = 0n } = await runInTransaction(db, (tx) => statement.execute(tx));
      counts[kind] += Number(numAffectedRows);
      if (Number(numAffectedRows) >= BATCH) counts.isComplete = false;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `Kinds of rows that could not be deleted: ${failures.length}`);
  return counts;
}
