import type { Tx } from "#services/lib/handlers.ts";

/** Offers in awkward states: every draw of One Lottery is sold out. */
export async function seed(tx: Tx): Promise<void> {
  await tx.insertInto("offer_state").values({ product_offer_key: "one_lottery", is_sold_out: true }).execute();
}
