// The card gateways of the demo. They represent other companies: the shop calls them over HTTP, and they have their own
// tables.
import { createHmac, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from "fastify";
import { z } from "zod";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Db, Tx } from "#services/lib/handlers.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import type { CardGatewayKey } from "#services/main/wallet/funds/card-gateway.ts";
import { sendPage } from "../page.ts";
import { readCard } from "./cards.rules.ts";
import { isApproved, readCreq, toCreq, toCres } from "./challenge.rules.ts";
import { GATEWAYS } from "./gateways.ts";
import { challengePage, fieldsPage, noticePage, STYLESHEET } from "./pages.ts";
import {
  answerChallenge,
  authorisePayment,
  capturePayment,
  findCardOf,
  findForm,
  findPayment,
  insertCard,
  insertForm,
  insertSetup,
  type Payment,
  saveCard,
  voidPayment,
} from "./payments.rows.ts";

/** Returns the key that authenticates the shop and signs the answers of the sandbox bank. */
export const merchantKeyOf = ({ tokenSecret }: Pick<ServicesEnv, "tokenSecret">) =>
  createHmac("sha256", tokenSecret).update("sandbox card gateway").digest("hex");

const FIELDS_SCRIPT = readFileSync(join(import.meta.dirname, "fields.client.js"), "utf8");

const FONT = readFileSync(
  createRequire(import.meta.url).resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"),
);

const CARD_PROBLEM = "Please enter your card details again.";

type Parts = { db: Db; merchantKey: string };

/** Registered at /sandbox, only with DEMO. */
export const cardGatewayPlugin =
  ({ db, env }: { db: Db; env: ServicesEnv }): FastifyPluginAsync =>
  async (app) => {
    const parts = { db, merchantKey: merchantKeyOf(env) };
    app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    addCardFields(app, parts);
    addChallenge(app, parts);
    await app.register(merchantApi(parts), { prefix: "/payments" });
  };

// Origins that may frame the card fields if the shop does not name its own.
const LOOPBACK = "http://127.0.0.1:* http://localhost:* https://127.0.0.1:* https://localhost:*";
const fieldsQuery = z.object({
  client_token: z.string().min(1).max(100),
  parent_origin: z.url({ protocol: /^https?$/ }).optional(),
  wallet: z.enum(["ap", "gp"]).optional(),
});
const typed = z.string().max(200);
const cardBody = z.object({ client_token: typed, number: typed, expiry: typed, csc: typed, name: typed });

function addCardFields(app: FastifyInstance, { db }: Parts) {
  app.get("/card/sandbox.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(STYLESHEET));
  app.get("/card/fields.js", (_request, reply) => reply.type("text/javascript; charset=utf-8").send(FIELDS_SCRIPT));

  app.get("/card/figtree.woff2", (_request, reply) =>
    reply.type("font/woff2").header("cache-control", "public, max-age=86400").send(FONT),
  );

  app.get("/card/fields", async (request, reply) => {
    const query = fieldsQuery.safeParse(request.query);
    const isOpen =
      query.success && (await runInTransaction(db, (tx) => findForm(tx, query.data.client_token))) !== null;
    if (!isOpen) return sendPage(reply.code(404), noticePage("This card form is not open."), {});
    const { client_token, parent_origin, wallet } = query.data;
    return sendPage(reply, fieldsPage(client_token, wallet), {
      "script-src": "'self'",
      "connect-src": "'self'",
      "form-action": "'none'",
      // Prevents clickjacking: only the shop may frame this form.
      "frame-ancestors": parent_origin ? new URL(parent_origin).origin : LOOPBACK,
      "require-trusted-types-for": "'script'",
    });
  });

  // Checks the fields while the customer types. Stores nothing.
  app.post("/card/check", async (request) => {
    const body = cardBody.safeParse(request.body);
    const read = body.success ? readCard(body.data, new Date()) : {};
    return { problems: "problems" in read ? read.problems : {} };
  });

  app.post("/card/tokenise", async (request, reply) => {
    const body = cardBody.safeParse(request.body);
    if (!body.success) return reply.code(422).send({ message: CARD_PROBLEM });
    const read = readCard(body.data, new Date());
    // Problems of an incomplete form are a 200 reply, not an error of the call.
    if ("problems" in read) return read;
    const { card } = read;
    const token = await runInTransaction(db, async (tx) => {
      const gatewayKey = await findForm(tx, body.data.client_token);
      return gatewayKey && insertCard(tx, gatewayKey, card);
    });
    if (token === null) return reply.code(422).send({ message: CARD_PROBLEM });
    const { brand, expiryMonth: expiry_month, expiryYear: expiry_year, lastFour: last_four } = card;
    return { token, brand, last_four, expiry_month, expiry_year, cardholder_name: body.data.name.trim() };
  });
}

const challengeBody = z.object({
  creq: z.string().max(2_000),
  threeDSSessionData: z.string().max(2_000).default(""),
});

function addChallenge(app: FastifyInstance, { db, merchantKey }: Parts) {
  const show = async (given: unknown, reply: FastifyReply) => {
    const form = challengeBody.safeParse(given);
    const reference = form.success ? readCreq(form.data.creq) : null;
    const found = reference === null ? null : await runInTransaction(db, (tx) => readChallenge(tx, reference));
    if (!form.success || !found) return sendPage(reply.code(404), noticePage("There is no payment to approve."), {});
    const { card, payment } = found;
    const html = challengePage({
      amountCents: payment.amount_cents,
      cardName: card ? `${card.brand} ending ${card.last_four}` : null,
      notificationUrl: payment.notification_url,
      sessionData: form.data.threeDSSessionData,
      approvedCres: toCres(merchantKey, payment.reference, true),
      declinedCres: toCres(merchantKey, payment.reference, false),
    });
    const target = payment.notification_url ? new URL(payment.notification_url).origin : "'none'";
    return sendPage(reply, html, { "form-action": target });
  };
  app.get("/acs", async (request, reply) => show(request.query, reply));
  // The page has its own address: going back to the answer of a form needs a copy of it in the browser's cache.
  app.post("/acs", async ({ body }, reply) => {
    const form = challengeBody.safeParse(body);
    return form.success ? reply.redirect(`?${new URLSearchParams(form.data)}`, 303) : show(body, reply);
  });
}

export async function readChallenge(tx: Tx, reference: string) {
  const payment = await findPayment(tx, reference);
  return payment?.state === "requires_action" ? { payment, card: await findCardOf(tx, payment) } : null;
}

const gatewayKey = z.enum(Object.keys(GATEWAYS) as [CardGatewayKey, ...CardGatewayKey[]]);
const formBody = z.object({ gateway: gatewayKey });
const setupBody = z.object({ customer: z.string().min(1).max(100) });
const paymentBody = z.object({
  gateway: gatewayKey.nullable(),
  reference: z.string().min(1).max(100),
  amount_cents: z.number().int().positive(),
  card_token: z.string().max(500).nullable(),
  csc: z.string().max(4).nullable().default(null),
  notification_url: z.url({ protocol: /^https?$/ }).nullable(),
  is_paypal: z.boolean().default(false),
});
const saveBody = z.object({
  gateway: gatewayKey,
  token: z.string().min(1).max(500),
  setup: z.object({ id: z.string().max(500), customer: z.string().max(100) }).optional(),
});
const cresBody = z.object({ cres: z.string().max(8_000) });

type PaidCard = Awaited<ReturnType<typeof findCardOf>>;

function toJson({ is_paypal, reason, reference, state }: Payment, paid: PaidCard = null) {
  const creq = toCreq(reference);
  const atPayPal = { acs_path: "/sandbox/paypal/approve", redirect_path: `/sandbox/paypal/approve?creq=${creq}` };
  const place = is_paypal ? atPayPal : { acs_path: "/sandbox/acs" };
  const card = paid && { card: { brand: paid.brand, last_four: paid.last_four } };
  return { reference, state, reason, ...card, ...(state === "requires_action" && { ...place, creq }) };
}

const withCard = async (tx: Tx, payment: Payment) => toJson(payment, await findCardOf(tx, payment));

/** The API for the shop's server. 409: the payment is not in the state the call requires. */
const merchantApi =
  ({ db, merchantKey }: Parts): FastifyPluginAsync =>
  async (app) => {
    const expected = Buffer.from(`Bearer ${merchantKey}`);
    app.addHook("onRequest", async (request, reply) => {
      const given = Buffer.from(request.headers.authorization ?? "");
      const isMerchant = given.length === expected.length && timingSafeEqual(given, expected);
      if (!isMerchant) return reply.code(401).send({ message: "The merchant key is missing or wrong." });
    });
    const send = (reply: FastifyReply, payment: Payment | null) =>
      payment ? toJson(payment) : reply.code(409).send({ message: "The payment is not in the required state." });
    type Route = { Params: { reference: string } };

    app.post("/forms", async (request) => {
      const { gateway } = formBody.parse(request.body);
      return { client_token: await runInTransaction(db, (tx) => insertForm(tx, gateway)) };
    });
    app.post("/setups", async (request) => {
      const { customer } = setupBody.parse(request.body);
      return { setup_intent_id: await runInTransaction(db, (tx) => insertSetup(tx, customer)) };
    });
    app.post("/", async (request, reply) => {
      const body = paymentBody.safeParse(request.body);
      if (!body.success) return reply.code(400).send({ message: z.prettifyError(body.error) });
      const { amount_cents, card_token, csc, gateway, is_paypal, notification_url, reference } = body.data;
      const asked = {
        reference,
        amountCents: amount_cents,
        gatewayKey: gateway,
        cardToken: card_token,
        csc,
        notificationUrl: notification_url,
        isPayPal: is_paypal,
      };
      return runInTransaction(db, async (tx) => withCard(tx, await authorisePayment(tx, asked)));
    });
    app.post("/cards", async (request, reply) => {
      const body = saveBody.safeParse(request.body);
      if (!body.success) return reply.code(400).send({ message: z.prettifyError(body.error) });
      const { gateway, setup, token: oneTime } = body.data;
      const saved = await runInTransaction(db, (tx) => saveCard(tx, { gatewayKey: gateway, token: oneTime, setup }));
      if (typeof saved === "string") return { state: "refused", reason: saved };
      const { account, brand, expiry_month, expiry_year, last_four, token } = saved;
      return { state: "saved", reference: token, account, brand, last_four, expiry_month, expiry_year };
    });
    app.get<Route>("/:reference", async ({ params }, reply) => {
      const payment = await runInTransaction(db, (tx) => findPayment(tx, params.reference));
      return payment ? toJson(payment) : reply.code(404).send({ message: "There is no such payment." });
    });
    app.post<Route>("/:reference/challenge", async ({ body, params: { reference } }, reply) => {
      const given = cresBody.safeParse(body);
      const isPassed = given.success && isApproved(merchantKey, reference, given.data.cres);
      const answer = await runInTransaction(db, async (tx) => {
        const payment = await answerChallenge(tx, reference, isPassed);
        return payment && withCard(tx, payment);
      });
      return answer ?? send(reply, null);
    });
    app.post<Route>("/:reference/capture", async ({ params }, reply) =>
      send(reply, await runInTransaction(db, (tx) => capturePayment(tx, params.reference))),
    );
    app.post<Route>("/:reference/void", async ({ params }, reply) =>
      send(reply, await runInTransaction(db, (tx) => voidPayment(tx, params.reference))),
    );
  };
