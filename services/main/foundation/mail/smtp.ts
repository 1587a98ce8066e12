// Sends one mail by SMTP.
import { createTransport } from "nodemailer";
import type { Content } from "#services/content/content.ts";
import type { ServicesEnv, SmtpServer } from "#services/lib/env.ts";
import { type OutboxMail, textOf } from "./mail.rows.ts";

export type Delivery = NonNullable<ServicesEnv["smtp"]> &
  Pick<ServicesEnv, "publicUrl"> & { content: () => Pick<Content, "causes"> };

/** A mail that was not sent. */
export class MailFailure extends Error {
  override name = "MailFailure";
  /** The server refused this mail for good (5xx). */
  readonly isPermanent: boolean;
  /** The server took nothing, so it would not take other mails either. */
  readonly isDown: boolean;

  constructor({ code = "unknown", responseCode = 0 }: { code?: string; responseCode?: number }) {
    // Without the server's words, which may contain the address.
    super(`The mail was not sent: ${[code, responseCode || ""].join(" ").trim()}`);
    const isOfMail = responseCode > 0 && (code === "EENVELOPE" || code === "EMESSAGE");
    this.isPermanent = isOfMail && responseCode >= 500;
    this.isDown = !isOfMail;
  }
}

const TIMEOUT_MS = 20_000;
const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);

const transportOf = ({ host, isSecure, password, port, user }: SmtpServer) =>
  createTransport({
    host,
    port,
    secure: isSecure,
    // Without it, someone on the line could remove the offer of STARTTLS and read the password and the mails.
    requireTLS: !LOOPBACK.has(host),
    ...(user && { auth: { user, pass: password } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

const domainOf = (address: string) => address.split("@").at(-1) ?? "localhost";

/** Resolves once the server has taken the mail. Throws `MailFailure`. */
export async function sendMail({ content, from, publicUrl, server }: Delivery, mail: OutboxMail): Promise<void> {
  const message = {
    from: { name: "Drawcard", address: from },
    to: { name: "", address: mail.recipient },
    subject: mail.subject,
    text: textOf({ publicUrl }, content(), mail),
    date: mail.created_at,
    // The same for every attempt, so that a repeated mail is recognised.
    messageId: `<mail-${mail.id}@${domainOf(from)}>`,
    headers: mail.headers,
  };
  await transportOf(server)
    .sendMail(message)
    .catch((error: { code?: string; responseCode?: number }) => {
      throw new MailFailure(error);
    });
}
