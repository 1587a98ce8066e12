// Controls for the free entries by post of a raffle.
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Db } from "#services/lib/handlers.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import {
  enterByPost,
  listPostalWins,
  settlePostalPrize,
} from "#services/main/sales/postal-entries/postal-entries.commands.ts";

const raffle = z.string().min(1);
const text = z.string().trim().min(1).max(200);
const entry = z.object({ raffle, name: text, address: text });
const prize = z.object({ raffle, prizeId: z.string().min(1) });

export function addPostalControls(server: FastifyInstance, db: Db): void {
  server.post("/postal-entry", async ({ body }) => {
    const { raffle, ...sender } = entry.parse(body);
    return runInTransaction(db, (tx) => enterByPost(tx, raffle, sender));
  });
  server.post("/postal-wins", async ({ body }) => {
    const wanted = z.object({ raffle }).parse(body);
    return runInTransaction(db, (tx) => listPostalWins(tx, wanted.raffle));
  });
  server.post("/postal-prize", async ({ body }) => {
    const { prizeId, raffle } = prize.parse(body);
    return runInTransaction(db, (tx) => settlePostalPrize(tx, raffle, prizeId));
  });
}
