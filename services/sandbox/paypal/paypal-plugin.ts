// PayPal's page of the demo, where a customer agrees that the shop may charge the account. Represents another company.
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Db } from "#services/lib/handlers.ts";
import { formatCents } from "#services/lib/money.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { merchantKeyOf, readChallenge } from "../card-gateway/card-gateway-plugin.ts";
import { readCreq, toCres } from "../card-gateway/challenge.rules.ts";
import { insertPayPal } from "../card-gateway/payments.rows.ts";
import { escapeHtml, page, sendPage } from "../page.ts";

const returnUrl = z.url({ protocol: /^https?$/ }).max(2_000);
const agreeQuery = z.object({ return_url: returnUrl });
const agreeBody = z.object({ return_url: returnUrl, email: z.email().max(254) });

const agreePage = (back: string, problem = "") =>
  page(
    "Sandbox PayPal",
    `<main>
<p class="bank">Sandbox PayPal</p>
<h1>Pay the shop with your PayPal account?</h1>
<form method="post" action="/sandbox/paypal">
<input type="hidden" name="return_url" value="${escapeHtml(back)}">
<p class="field"><label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="email" required aria-describedby="email-problem">
<span class="problem" id="email-problem" role="alert">${escapeHtml(problem)}</span></p>
<p>An address that starts with "declined" is refused.</p>
<div class="answers"><button class="primary">Agree and continue</button></div>
</form>
<p><a href="${escapeHtml(back)}">Cancel and return to the shop</a></p>
</main>`,
  );

const approvePage = (creq: string, cents: number) =>
  page(
    "Sandbox PayPal",
    `<main>
<p class="bank">Sandbox PayPal</p>
<h1>Pay ${formatCents(cents)} to the shop?</h1>
<form method="post" action="/sandbox/paypal/approve">
<input type="hidden" name="creq" value="${escapeHtml(creq)}">
<div class="answers"><button class="primary" name="answer" value="approve">Pay now</button>
<button name="answer" value="cancel">Cancel and return to the shop</button></div>
</form>
</main>`,
  );

const nothingToApprove = () => page("Sandbox PayPal", "<main>\n<h1>There is no payment to approve.</h1>\n</main>");
const approveFields = z.object({ creq: z.string().max(2_000), answer: z.enum(["approve", "cancel"]).optional() });

const noticePage = () => page("Sandbox PayPal", "<main>\n<h1>The shop gave no return address.</h1>\n</main>");

/** Registered at /sandbox, only with DEMO. */
export const payPalPlugin =
  ({ db, env }: { db: Db; env: ServicesEnv }): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    // Browsers apply form-action to the redirect after a form too.
    const policyFor = (back: string) => ({ "form-action": `'self' ${new URL(back).origin}` });

    /** Returns the payment that waits for the customer, or null. */
    async function findPayment(given: unknown) {
      const fields = approveFields.safeParse(given);
      const reference = fields.success ? readCreq(fields.data.creq) : null;
      const found = reference === null ? null : await runInTransaction(db, (tx) => readChallenge(tx, reference));
      if (!fields.success || !found?.payment.notification_url) return null;
      const { amount_cents, notification_url: back, reference: id } = found.payment;
      return { ...fields.data, cents: amount_cents, back, id };
    }

    app.get("/paypal/approve", async (request, reply) => {
      const payment = await findPayment(request.query);
      if (!payment) return sendPage(reply.code(404), nothingToApprove(), {});
      return sendPage(reply, approvePage(payment.creq, payment.cents), policyFor(payment.back));
    });

    app.post("/paypal/approve", async (request, reply) => {
      const payment = await findPayment(request.body);
      if (!payment) return sendPage(reply.code(404), nothingToApprove(), {});
      const target = new URL(payment.back);
      target.searchParams.set("threeDSSessionData", Buffer.from(payment.id).toString("base64url"));
      target.searchParams.set("cres", toCres(merchantKeyOf(env), payment.id, payment.answer === "approve"));
      return reply.redirect(target.href, 303);
    });

    app.get("/paypal", async (request, reply) => {
      const query = agreeQuery.safeParse(request.query);
      if (!query.success) return sendPage(reply.code(400), noticePage(), {});
      return sendPage(reply, agreePage(query.data.return_url), policyFor(query.data.return_url));
    });

    app.post("/paypal", async (request, reply) => {
      const body = agreeBody.safeParse(request.body);
      const back = agreeQuery.safeParse(request.body);
      if (!back.success) return sendPage(reply.code(400), noticePage(), {});
      const { return_url } = back.data;
      if (!body.success)
        return sendPage(reply.code(422), agreePage(return_url, "Enter an email address."), policyFor(return_url));
      const { email } = body.data;
      const behaviour = email.startsWith("declined") ? "declined" : "approved";
      const nonce = await runInTransaction(db, (tx) => insertPayPal(tx, email, behaviour));
      const target = new URL(return_url);
      target.searchParams.set("paypal_nonce", nonce);
      return reply.redirect(target.href, 303);
    });
  };
