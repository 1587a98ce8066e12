// What operators do in any shop: with `npm run shop` they call these on the control port of a demo, or on the database of
// DATABASE_URL (scripts/lib/operator.ts). What each of them does is noted in `operator_action`, in the same transaction.
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { capabilities } from "#generated/capabilities.ts";
import { listSupportRequests } from "#services/cms/support-requests.rows.ts";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Db, Tx } from "#services/lib/handlers.ts";
import { didYouMean } from "#services/lib/nearest.ts";
import { plainText } from "#services/lib/plain-text.ts";
import { Refusal, refuse } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { payCause } from "#services/main/catalogue/causes/causes-payments.ts";
import { findLottery, findRaffle } from "#services/main/catalogue/offers/catalogue.ts";
import { LOTTERIES } from "#services/main/catalogue/offers/lottery/lotteries.ts";
import { saveOfferState } from "#services/main/catalogue/offers/offers.rows.ts";
import { switchCapability } from "#services/main/foundation/site/capabilities.rows.ts";
import { unlockPassword } from "#services/main/identity/credentials/password-attempts.rows.ts";
import { countByAffiliate, normaliseEmail } from "#services/main/identity/customer/customer.rows.ts";
import { saveWrongCodes } from "#services/main/identity/two-factor/two-factor.rows.ts";
import { findDraw, setUpcomingSoldOut } from "#services/main/play/draws/draws.rows.ts";
import { announceGiveaway } from "#services/main/play/giveaways/giveaways-runner.ts";
import { setPublicity } from "#services/main/play/parties/groups.rows.ts";
import { refundPurchase } from "#services/main/recurring/recurring-purchases/beginnings.commands.ts";
import { deliverPrizes, listPrizesToDeliver } from "#services/main/sales/closing/open-prizes.ts";
import { reversePrizes } from "#services/main/sales/orders/prize-reversals.commands.ts";
import { namedPartner, partnerLink } from "#services/main/sales/partners/partners.ts";
import {
  enterByPost,
  listPostalWins,
  settlePostalPrize,
} from "#services/main/sales/postal-entries/postal-entries.commands.ts";
import { listPartnerSales } from "#services/main/sales/purchases/purchases.rows.ts";
import { addFundControls } from "./fund-controls.ts";
import { createAct, customerIdOf } from "./operator-action.ts";
import { addVerificationControls } from "./verification-controls.ts";

const refundInput = z.object({ receipt: z.string().min(1) });
const partnerInput = z.object({ slug: z.string().min(1) });
const partnerLinkInput = partnerInput.extend({ offer: z.string().min(1), count: z.int().min(1).max(500).optional() });
const reversalInput = z.object({ ticket: z.string().min(1), reason: z.string().trim().min(1).max(200) });
const emailInput = z.object({ email: z.email() });
const STATES = { on: true, off: false, default: null } as const;
const capabilityInput = z.object({ flag: z.string().min(1), state: z.enum(["on", "off", "default"]) });
const LOTTERY_KEYS = LOTTERIES.map(({ key }) => key);
const saleInput = z.object({ lottery: z.string().min(1), sale: z.enum(["open", "sold-out", "suspended"]) });
const raffle = z.string().min(1);
const text = z.string().trim().min(1).max(200);
const partyInput = z.object({ group: z.string().min(1), publicity: z.enum(["private", "public", "promoted"]) });
const giveawayInput = z.object({
  type: z.enum(["special", "major", "preview"]),
  prize: text,
  /** The day it is drawn, at 20:00 in the zone of the shop. */
  day: z.iso.date("must be a day like 2026-12-24"),
});
const postalInput = z.object({ raffle, name: text, address: text });
const postalPrizeInput = z.object({ raffle, prizeId: z.string().min(1) });
const causeInput = z.object({
  raffle,
  cause: z.string().min(1),
  drawNo: z.number().int().min(1).max(999_999),
  amount: z.number().positive().max(100_000_000),
});

/** Returns what was done last, newest first. */
const listActions = (tx: Tx) => tx.selectFrom("operator_action").selectAll().orderBy("id", "desc").limit(100).execute();

/** Adds what operators do, and turns refusals into replies of status 400 with a message. */
export function addOperatorControls(server: FastifyInstance, { db, env }: { db: Db; env: ServicesEnv }): void {
  const act = createAct(db);
  server.setErrorHandler((error: Error, request, reply) => {
    const isBadInput = error instanceof z.ZodError || error instanceof Refusal;
    const message = error instanceof z.ZodError ? textOf(error, request.body) : error.message;
    return reply.code(isBadInput ? 400 : 500).send({ message });
  });
  addFundControls(server, act);
  addVerificationControls(server, act, env);

  server.post("/actions", () => runInTransaction(db, listActions));
  server.post("/requests", (request) => act(request, async (tx) => ({ requests: await listSupportRequests(tx) })));
  server.post("/affiliates", (request) => act(request, async (tx) => ({ affiliates: await countByAffiliate(tx) })));
  server.post("/partner", (request) => {
    const { slug } = partnerInput.parse(request.body);
    return act(request, async (tx) => ({ sales: await listPartnerSales(tx, namedPartner(slug).slug) }));
  });
  server.post("/partner-link", async (request) => {
    const { count, offer, slug } = partnerLinkInput.parse(request.body);
    return { path: partnerLink(slug, offer, count) };
  });
  server.post("/giveaway", (request) => {
    const input = giveawayInput.parse(request.body);
    return act(request, (tx) => announceGiveaway(tx, { ...input, prize: plainText(input.prize) }));
  });
  server.post("/refund", (request) => {
    const { receipt } = refundInput.parse(request.body);
    return act(request, (tx) => refundPurchase(tx, receipt));
  });
  server.post("/reverse", (request) => {
    const { reason, ticket } = reversalInput.parse(request.body);
    return act(request, (tx) => reversePrizes(tx, ticket, plainText(reason)));
  });
  server.post("/unlock", (request) => {
    const { email } = emailInput.parse(request.body);
    return act(request, async (tx) => {
      const customerId = await customerIdOf(tx, email);
      await unlockPassword(tx, normaliseEmail(email));
      await saveWrongCodes(tx, customerId, 0, false);
      return { customerId, email };
    });
  });
  server.post("/capability", (request) => {
    const { flag, state } = capabilityInput.parse(request.body);
    if (!(capabilities as readonly string[]).includes(flag))
      refuse(422, "invalid_field", `The contract has no capability ${flag}.${didYouMean(flag, [...capabilities])}`);
    return act(request, async (tx) => {
      await switchCapability(tx, flag, STATES[state]);
      return { flag, state };
    });
  });
  server.post("/sale", (request) => {
    const { lottery, sale } = saleInput.parse(request.body);
    if (!findLottery(lottery))
      refuse(422, "invalid_field", `There is no lottery ${lottery}.${didYouMean(lottery, LOTTERY_KEYS)}`);
    const isSoldOut = sale === "sold-out";
    return act(request, async (tx) => {
      await saveOfferState(tx, lottery, { isSuspended: sale === "suspended", isSoldOut });
      await setUpcomingSoldOut(tx, lottery, isSoldOut);
      return { lottery, sale };
    });
  });
  server.post("/pay-cause", (request) => {
    const { amount, cause, drawNo, raffle } = causeInput.parse(request.body);
    if (!findRaffle(raffle)?.causes.includes(cause))
      refuse(422, "invalid_field", `No raffle ${raffle} supports ${cause}.`);
    return act(request, async (tx) => {
      const draw = await findDraw(tx, raffle, drawNo);
      if (!draw) refuse(422, "invalid_field", `This shop has sold no draw ${drawNo} of ${raffle}.`);
      // A cause receives what is left after the draw and its prizes.
      if (draw.status !== "DRAW_PAID" && draw.status !== "DRAW_EMAILED") {
        const when = `Draw ${drawNo} of ${raffle} is on ${draw.draw_at.toISOString()}. Its causes are paid after that.`;
        refuse(422, "invalid_field", when);
      }
      const cents = Math.round(amount * 100);
      await payCause(tx, { causeKey: cause, productOfferKey: raffle, drawNo, cents });
      return { raffle, cause, drawNo, amount: cents / 100 };
    });
  });
  server.post("/party", (request) => {
    const { group, publicity } = partyInput.parse(request.body);
    return act(request, async (tx) => {
      const name = await setPublicity(tx, group, publicity);
      if (name === null)
        refuse(422, "invalid_field", `There is no group ${group}. Its id is in the address of its page: grp_…`);
      return { group, name, publicity };
    });
  });
  server.post("/prizes", (request) => act(request, listPrizesToDeliver));
  server.post("/prize-delivered", (request) => {
    const { reference } = z.object({ reference: z.string().min(1) }).parse(request.body);
    return act(request, (tx) => deliverPrizes(tx, reference));
  });
  server.post("/postal-entry", (request) => {
    const { raffle, ...sender } = postalInput.parse(request.body);
    return act(request, (tx) => enterByPost(tx, raffle, sender));
  });
  server.post("/postal-wins", (request) => {
    const wanted = z.object({ raffle }).parse(request.body);
    return act(request, (tx) => listPostalWins(tx, wanted.raffle));
  });
  server.post("/postal-prize", (request) => {
    const { prizeId, raffle } = postalPrizeInput.parse(request.body);
    return act(request, (tx) => settlePostalPrize(tx, raffle, prizeId));
  });
}

/** Returns what is wrong in one line: "sale must be open, sold-out or suspended; ...". */
const textOf = (error: z.ZodError, body: unknown) =>
  error.issues.map((issue) => `${nameOf(issue.path)} ${needOf(issue, body)}`).join("; ");

/** Returns the name of a field without list indexes: "purposes" for "purposes.0", because an operator types the whole list. */
const nameOf = (path: PropertyKey[]) => path.filter((part) => typeof part === "string").join(".");

const alternatives = new Intl.ListFormat("en-AU", { type: "disjunction" });

function needOf(issue: z.core.$ZodIssue, body: unknown): string {
  if (issue.code === "invalid_value") return `must be ${alternatives.format(issue.values.map(String))}`;
  if (issue.code === "invalid_type") return `must be a ${issue.expected}`;
  if (issue.code === "invalid_format" && issue.format === "email") {
    const [name = ""] = issue.path;
    return `must be an email address, not "${String((body as Record<PropertyKey, unknown>)[name])}"`;
  }
  if (issue.code === "too_small" && issue.origin === "string") return "is missing";
  return issue.message;
}
