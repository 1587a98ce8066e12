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

/** Sends the mails that are due, one after the other. Several processes may run it. Returns how many were sent. */
export async function sendDueMails(db: Db, log: Logger, delivery: Delivery): Promise<number> {
  let sent = 0;
  for (let taken = 0; taken < MOST_PER_ROUND; taken++) {
    const result = await runInTransaction(db, async (tx) => {
      const mail = await takeDueMail(tx);
      if (!mail) return "none";
      try {
        await deliver(delivery, mail);
        await markSent(tx, mail.id);
        return "sent";
      } catch (error) {
        const isLast = mail.attempts + 1 >= MOST_ATTEMPTS || (error instanceof SmtpRefusal && error.isPermanent);
        await markFailed(tx, mail, isLast);
        // Neither the address nor the text.
        log[isLast ? "error" : "warn"]({ err: error, mailId: mail.id, attempts: mail.attempts + 1 }, "mail not sent");
        return error instanceof SmtpRefusal ? "refused" : "unreachable";
      }
    });
    if (result === "sent") sent += 1;
    // An unreachable server would refuse the others too.
    if (result === "none" || result === "unreachable") break;
  }
  return sent;
}
