import { chargePreOrders } from "#services/main/recurring/scheduled-purchases/scheduled-purchases.commands.ts";
import { PRE_ORDER } from "#tests/services/sales.ts";
import type { Request } from "../caller.ts";
import { type Case, on } from "../cases.ts";
import type { ContractShop } from "../shop.ts";
import { purchaseOf } from "./money.ts";

/** A customer's pre-order. */
async function preOrder(shop: ContractShop): Promise<Request & { params: { id: string } }> {
  const as = await shop.person({ cents: 500 });
  await shop.call("addCartItem", { as, body: { ...PRE_ORDER, raffle_offer: "book_5" } });
  await shop.call("purchaseCart", { as, body: await purchaseOf(shop, as) });
  const { body } = await shop.call("listScheduledPurchases", { as });
  return { as, params: { id: body.result[0].encoded_id } };
}

export const cases: Case[] = [
  on("listScheduledPurchases", 200, async (shop) => ({ as: (await preOrder(shop)).as })),
  on("getScheduledPurchase", 200, preOrder),
  on("getScheduledPurchase", "404 not_found (another customer's)", async (shop) => ({
    ...(await preOrder(shop)),
    as: await shop.person(),
  })),
  on("cancelScheduledPurchase", 200, preOrder),
  on("cancelScheduledPurchase", "409 already_processed", async (shop) => {
    const request = await preOrder(shop);
    await shop.at("2026-12-11T09:00:00Z");
    await chargePreOrders({ db: shop.db, gateway: null }, new Date("2026-12-11T09:00:00Z"));
    return request;
  }),
  on("cancelScheduledPurchase", "404 not_found (another customer's)", async (shop) => ({
    ...(await preOrder(shop)),
    as: await shop.person(),
  })),
];
