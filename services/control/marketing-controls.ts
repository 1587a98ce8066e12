// Demo control that queues marketing about an offer.
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Db } from "#services/lib/handlers.ts";
import { refuse } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { findOffer } from "#services/main/catalogue/offers/catalogue.ts";
import { queuePromotion } from "#services/main/identity/marketing/marketing.commands.ts";

const input = z.object({ offer: z.string().min(1) });

export function addMarketingControls(server: FastifyInstance, db: Db, env: ServicesEnv): void {
  server.post("/promote", async ({ body }) => {
    const { offer: key } = input.parse(body);
    const offer = findOffer(key) ?? refuse(422, "invalid_field", `There is no offer ${key}.`);
    const promotion = { productOfferKey: offer.key, name: offer.name };
    return { offer: key, queued: await runInTransaction(db, (tx) => queuePromotion(tx, env, promotion)) };
  });
}
