// The mailbox of the demo: shows the mail of all customers, who are fictitious.
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import type { Content } from "#services/content/content.ts";
import type { ContentReader } from "#services/content/content-reader.ts";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Db } from "#services/lib/handlers.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { listMail, textOf } from "#services/main/foundation/mail/mail.rows.ts";
import { escapeHtml, page, sendPage } from "../page.ts";

const query = z.object({ to: z.string().max(320).optional() });

type Received = Awaited<ReturnType<typeof listMail>>[number];

/** Returns when a mail was sent, or that it waits. */
const timeOf = ({ created_at, send_at }: Received) =>
  send_at > new Date()
    ? `queued until <time datetime="${send_at.toISOString()}">${send_at.toISOString()}</time>`
    : `<time datetime="${created_at.toISOString()}">${created_at.toISOString()}</time>`;

const headersOf = ({ headers }: Received) =>
  Object.entries(headers).map(([name, value]) => `<p>${escapeHtml(`${name}: ${value}`)}</p>\n`);

const article = (env: ServicesEnv, content: Content, mail: Received) => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.recipient)}, ${timeOf(mail)}</p>
${headersOf(mail).join("")}<p>${escapeHtml(textOf(env, content, mail))}</p>
</article>`;

/** GET /sandbox/mailbox?to=…: newest mail first. Registered only with DEMO. */
export const mailboxPlugin =
  ({ content, db, env }: { content: ContentReader; db: Db; env: ServicesEnv }): FastifyPluginAsync =>
  async (app) => {
    app.get("/mailbox", async (request, reply) => {
      const { to } = query.parse(request.query);
      const mails = await runInTransaction(db, (tx) => listMail(tx, to === undefined ? {} : { recipient: to }));
      const list =
        mails.length > 0
          ? mails.map((mail) => article(env, content(), mail)).join("\n")
          : "<p>No mail has been sent yet.</p>";
      return sendPage(reply, page("Mailbox", `<main>\n<h1>Mailbox</h1>\n${list}\n</main>`), {});
    });
  };
