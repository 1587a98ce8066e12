// Demo control that puts a lottery on sale, marks it as sold out, or suspends it.
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Db } from "#services/lib/handlers.ts";
import { didYouMean } from "#services/lib/nearest.ts";
import { refuse } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { findLottery } from "#services/main/catalogue/offers/catalogue.ts";
import { LOTTERIES } from "#services/main/catalogue/offers/lotteries.ts";
import { saveOfferState } from "#services/main/catalogue/offers/offers.rows.ts";
import { setUpcomingSoldOut } from "#services/main/play/draws/draws.rows.ts";

const KEYS = LOTTERIES.map(({ key }) => key);
const input = z.object({ lottery: z.string().min(1), sale: z.enum(["open", "sold-out", "suspended"]) });

export function addSaleControls(server: FastifyInstance, db: Db): void {
  server.post("/sale", async ({ body }) => {
    const { lottery, sale } = input.parse(body);
    if (!findLottery(lottery))
      refuse(422, "invalid_field", `There is no lottery ${lottery}.${didYouMean(lottery, KEYS)}`);
    const isSoldOut = sale === "sold-out";
    await runInTransaction(db, async (tx) => {
      await saveOfferState(tx, lottery, { isSuspended: sale === "suspended", isSoldOut });
      await setUpcomingSoldOut(tx, lottery, isSoldOut);
    });
    return { lottery, sale };
  });
}
