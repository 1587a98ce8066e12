// Delivers the outbox by SMTP. A mail may arrive twice after a crash, with the same Message-ID.
import type { ServicesEnv } from "#services/env.ts";
import type { Db } from "#services/lib/handlers.ts";
import type { Logger } from "#services/lib/log.ts";
import { messageText } from "#services/lib/mail-message.ts";
import { SmtpRefusal, sendMail } from "#services/lib/smtp.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { markFailed, markSent, type OutboxMail, takeDueMail } from "./mail.rows.ts";

const MOST_PER_ROUND = 50;
// With pauses of 1, 2, 4 ... minutes, about a day.
const MOST_ATTEMPTS = 11;

type Delivery = NonNullable<ServicesEnv["smtp"]>;

function deliver({ from, server }: Delivery, mail: OutboxMail): Promise<void> {
  const { body, headers, id, recipient: to, subject } = mail;
  const text = messageText({ from, to, subject, body, id: `mail-${id}`, headers, at: mail.created_at });
  return sendMail(server, { from, to, text });
}

/** Sends one mail and writes what became of it. */
async function sendOne(
  db: Db,
  log: Logger,
  delivery: Delivery,
  mail: OutboxMail,
): Promise<"sent" | "refused" | "lost"> {
  try {
    // Outside a transaction: a slow server must not hold a connection of the database.
    await deliver(delivery, mail);
  } catch (error) {
    const attempts = mail.attempts + 1;
    const isRefusal = error instanceof SmtpRefusal;
    const isLast = attempts >= MOST_ATTEMPTS || (isRefusal && error.isPermanent);
    await runInTransaction(db, (tx) => markFailed(tx, mail, isLast));
    // Neither the address nor the text.
    log[isLast ? "error" : "warn"]({ err: error, mailId: mail.id, attempts }, "mail not sent");
    return isRefusal ? "refused" : "lost";
  }
  await runInTransaction(db, (tx) => markSent(tx, mail.id));
  return "sent";
}

/** Sends the mails that are due, one after the other. Several processes may run it. Returns how many were sent. */
export async function sendDueMails(db: Db, log: Logger, delivery: Delivery): Promise<number> {
  let sent = 0;
  for (let taken = 0; taken < MOST_PER_ROUND; taken++) {
    const mail = await runInTransaction(db, takeDueMail);
    if (!mail) break;
    const result = await sendOne(db, log, delivery, mail);
    if (result === "sent") sent += 1;
    // A server that cannot be reached would not take the others either.
    if (result === "lost") break;
  }
  return sent;
}
