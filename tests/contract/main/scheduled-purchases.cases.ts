import { chargePreOrders } from "#services/main/recurring/scheduled-purchases/scheduled-purchases.commands.ts";
import { PRE_ORDER } from "#tests/services/sales.ts";
import type { Request } from "../caller.ts";
import type { Case } from "../cases.ts";
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
  { operationId: "listScheduledPurchases", status: 200, request: async (shop) => ({ as: (await preOrder(shop)).as }) },
  { operationId: "getScheduledPurchase", status: 200, request: preOrder },
  {
    operationId: "getScheduledPurchase",
    status: 404,
    code: "not_found",
    when: "another customer's",
    request: async (shop) => ({ ...(await preOrder(shop)), as: await shop.person() }),
  },
  { operationId: "cancelScheduledPurchase", status: 200, request: preOrder },
  {
    operationId: "cancelScheduledPurchase",
    status: 409,
    code: "already_processed",
    request: async (shop) => {
      const request = await preOrder(shop);
      await shop.at("2026-12-11T09:00:00Z");
      await chargePreOrders({ db: shop.db, gateway: null }, new Date("2026-12-11T09:00:00Z"));
      return request;
    },
  },
  {
    operationId: "cancelScheduledPurchase",
    status: 404,
    code: "not_found",
    when: "another customer's",
    request: async (shop) => ({ ...(await preOrder(shop)), as: await shop.person() }),
  },
];
