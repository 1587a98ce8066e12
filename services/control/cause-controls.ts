// Demo control that pays a cause its part of a raffle.
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { shopNow } from "#services/lib/clock.ts";
import type { Db } from "#services/lib/handlers.ts";
import { refuse } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { payCause } from "#services/main/catalogue/causes/causes.payments.ts";
import { findOffer } from "#services/main/catalogue/offers/catalogue.ts";
import { findDraw } from "#services/main/play/draws/draws.rows.ts";
import { timesOf } from "#services/main/play/draws/schedule.rules.ts";

const input = z.object({
  raffle: z.string().min(1),
  cause: z.string().min(1),
  drawNo: z.number().int().min(1).max(999_999),
  amount: z.number().positive().max(100_000_000),
});

export function addCauseControls(server: FastifyInstance, db: Db): void {
  server.post("/pay-cause", async ({ body }) => {
    const { raffle, cause, drawNo, amount } = input.parse(body);
    const offer = findOffer(raffle);
    if (offer?.type !== "raffle_ticket" || !offer.causes.includes(cause))
      refuse(422, "invalid_field", `No raffle ${raffle} supports ${cause}.`);
    const { drawAt } = timesOf(offer.schedule, drawNo);
    // A cause receives what is left after the draw and its prizes. An operator may have held the draw before its time.
    const draw = await runInTransaction(db, (tx) => findDraw(tx, raffle, drawNo));
    const isHeld = draw ? draw.status === "DRAW_PAID" || draw.status === "DRAW_EMAILED" : drawAt <= (await shopNow(db));
    if (!isHeld)
      refuse(
        422,
        "invalid_field",
        `Draw ${drawNo} of ${raffle} is on ${drawAt.toISOString()}. Its causes are paid after that.`,
      );
    const cents = Math.round(amount * 100);
    await runInTransaction(db, (tx) => payCause(tx, { causeKey: cause, productOfferKey: raffle, drawNo, cents }));
    return { raffle, cause, drawNo, amount: cents / 100 };
  });
}
