// The mailbox of the demo: shows the mail of all customers, who are fictitious.
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import type { Db } from "#services/lib/handlers.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { listMail } from "#services/main/foundation/mail/mail.rows.ts";
import { escapeHtml, page, sendPage } from "../page.ts";

const query = z.object({ to: z.string().max(320).optional() });

type Received = Awaited<ReturnType<typeof listMail>>[number];

const article = ({ recipient, subject, body, created_at }: Received) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(recipient)}, <time datetime="${created_at.toISOString()}">${created_at.toISOString()}</time></p>
<p>${escapeHtml(body)}</p>
</article>`;

/** GET /sandbox/mailbox?to=…: newest mail first. Registered only with DEMO. */
export const mailboxPlugin =
  ({ db }: { db: Db }): FastifyPluginAsync =>
  async (app) => {
    app.get("/mailbox", async (request, reply) => {
      const { to } = query.parse(request.query);
      const mails = await runInTransaction(db, (tx) => listMail(tx, to === undefined ? {} : { recipient: to }));
      const list = mails.length > 0 ? mails.map(article).join("\n") : "<p>No mail has been sent yet.</p>";
      return sendPage(reply, page("Mailbox", `<main>\n<h1>Mailbox</h1>\n${list}\n</main>`), {});
    });
  };
