// Delivers the outbox by SMTP. A mail may arrive twice after a crash, with the same Message-ID.
import type { Db } from "#services/lib/handlers.ts";
import type { Logger } from "#services/lib/log.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { markFailed, markSent, type OutboxMail, takeDueMail } from "./mail.rows.ts";
import { type Delivery, MailFailure, sendMail } from "./smtp.ts";

// The runner draws lotteries in between: a slow mail server must not hold them up.
const MOST_MS = 5_000;
// With pauses of 1, 2, 4 ... minutes, about a day.
const MOST_ATTEMPTS = 11;

/** Sends one mail and writes what became of it. */
async function sendOne(
  db: Db,
  log: Logger,
  delivery: Delivery,
  mail: OutboxMail,
): Promise<"sent" | "refused" | "down"> {
  try {
    // Outside a transaction: a slow server must not hold a connection of the database.
    await sendMail(delivery, mail);
  } catch (error) {
    const { isDown, isPermanent } = error instanceof MailFailure ? error : { isDown: true, isPermanent: false };
    const attempts = mail.attempts + 1;
    const isLast = attempts >= MOST_ATTEMPTS || isPermanent;
    await runInTransaction(db, (tx) => markFailed(tx, mail, isLast));
    // Neither the address nor the text.
    log[isLast ? "error" : "warn"]({ err: error, mailId: mail.id, attempts }, "mail not sent");
    return isDown ? "down" : "refused";
  }
  await runInTransaction(db, (tx) => markSent(tx, mail.id));
  return "sent";
}

/**
 * Sends the mails that are due, one after the other, and starts none after `mostMs`. Several processes may run it. Returns how
 * many were sent.
 */
export async function sendDueMails(db: Db, log: Logger, delivery: Delivery, mostMs = MOST_MS): Promise<number> {
  let sent = 0;
  const endsAt = performance.now() + mostMs;
  while (performance.now() < endsAt) {
    const mail = await runInTransaction(db, takeDueMail);
    if (!mail) break;
    const result = await sendOne(db, log, delivery, mail);
    if (result === "down") break;
    if (result === "sent") sent += 1;
  }
  return sent;
}
