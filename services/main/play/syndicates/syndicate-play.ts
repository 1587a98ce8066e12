import type { Db } from "#services/lib/handlers.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { drawnKeyOf } from "../../catalogue/offers/catalogue.ts";
import type { DrawnOffer, SyndicateOffer } from "../../catalogue/offers/offer.ts";
import type { Play } from "../draws/play.ts";
import { LOTTERY_TERMS } from "../lotteries/lottery-play.ts";
import { openNextSyndicates } from "./opening.ts";
import { paySyndicate, payUnsoldShares } from "./settlement.ts";
import { listCustomerShares } from "./syndicates.rows.ts";
import { readLastDivisions, readSyndicates, toShareTicket } from "./syndicates.shapes.ts";

/** Shares of tickets that the shop plays in the draws of a lottery. */
export const syndicate: Play<SyndicateOffer, DrawnOffer> = {
  drawType: "syndicate_share_draw",
  category: "lotteries",
  termsOf: () => LOTTERY_TERMS,
  readDetails: async (tx, { key }, draw) => ({
    syndicates: await readSyndicates(tx, key, draw.id, await readLastDivisions(tx, drawnKeyOf(key))),
  }),
  prepare: (db: Db, now) => runInTransaction(db, (tx) => openNextSyndicates(tx, now)),
  draws: null,
  shares: {
    enter: async () => {},
    payUnsold: payUnsoldShares,
    payNext: paySyndicate,
    readOwn: async (tx, customerId, drawIds) => {
      const shares = await listCustomerShares(tx, "syndicate_share", customerId, drawIds);
      return (drawId) => shares.filter(({ draw_id }) => draw_id === drawId).map(toShareTicket);
    },
  },
};
