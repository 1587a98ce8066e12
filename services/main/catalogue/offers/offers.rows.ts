import type { Tx } from "#services/lib/handlers.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { findLottery } from "./catalogue.ts";
import type { LotteryOffer } from "./offer.ts";

export type OfferState = { isPublished: boolean; isSuspended: boolean; isSoldOut: boolean };

const USUAL: OfferState = { isPublished: true, isSuspended: false, isSoldOut: false };

/** What changed about offers since the catalogue was written; an offer without a row is as usual. */
export async function readOfferStates(tx: Tx): Promise<(key: string) => OfferState> {
  const rows = await tx.selectFrom("offer_state").selectAll().execute();
  const states = new Map(
    rows.map((row) => [
      row.product_offer_key,
      { isPublished: row.is_published, isSuspended: row.is_suspended, isSoldOut: row.is_sold_out },
    ]),
  );
  return (key) => states.get(key) ?? USUAL;
}

/** The lottery a ticket is bought of. 404 for what does not exist or has no tickets; 409 while its sales rest. */
export async function findOfferOnSale(tx: Tx, lotteryKey: string): Promise<LotteryOffer> {
  const lottery = findLottery(lotteryKey);
  if (!lottery) refuseNotFound();
  const state = (await readOfferStates(tx))(lotteryKey);
  if (!state.isPublished) refuseNotFound();
  if (state.isSuspended) refuse(409, "draw_closed", `${lottery.name} is not on sale at the moment.`);
  return lottery;
}
