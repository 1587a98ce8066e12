import type { Tx } from "#services/lib/handlers.ts";

/** Makes every draw of One Lottery sold out. */
export async function seed(tx: Tx): Promise<void> {
  await tx.insertInto("offer_state").values({ product_offer_key: "one_lottery", is_sold_out: true }).execute();
}
