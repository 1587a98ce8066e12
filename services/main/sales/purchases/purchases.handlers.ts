import type { components } from "#generated/main/schema.ts";
import type { ContentReader } from "#services/content/content-reader.ts";
import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import { readStatuses } from "./pre-orders.rows.ts";
import { buyCart, type KeepRecurring } from "./purchases.commands.ts";
import { findReceipt, findReceiptByKey } from "./purchases.rows.ts";
import { namedReceipt, seenCents } from "./purchases.rules.ts";

type PurchasesParts = { content: ContentReader; keepRecurring: KeepRecurring };

/** Purchases from the wallet. depositAndPurchase is a saga (deposit-purchase.handlers.ts). */
export const createPurchasesHandlers = ({
  content,
  keepRecurring,
}: PurchasesParts): Handlers<"purchaseCart" | "getCheckout"> => ({
  purchaseCart: async ({ body, customerId, subVariant: region, tx }) => {
    const { cartRevision, expectedTotal, purchase } = body;
    const expectedTotalCents = seenCents(expectedTotal);
    const wanted = { customerId, region, purchase, cartRevision, expectedTotalCents, deposit: null };
    const receipt = await buyCart(tx, wanted, keepRecurring);
    return { status: 200, body: { result: namedReceipt(content(), receipt) } };
  },

  getCheckout: async ({ customerId, params, tx }) => {
    if (customerId === null) refuseNotFound();
    const id = params.checkoutID;
    const receipt = (await findReceipt(tx, customerId, id)) ?? (await findReceiptByKey(tx, customerId, id));
    if (!receipt) return refuseNotFound();
    return { status: 200, body: { result: namedReceipt(content(), await withStatuses(tx, receipt)) } };
  },
});

type Receipt = components["schemas"]["Receipt"];

/** Returns a receipt with what became of the items that are charged later. */
async function withStatuses(tx: Tx, receipt: Receipt): Promise<Receipt> {
  if (!receipt.items.some(({ scheduledPurchase }) => scheduledPurchase)) return receipt;
  const statuses = await readStatuses(tx, receipt.checkoutId);
  const items = receipt.items.map((item, index) => {
    const status = statuses.get(receipt.orderIds[index] ?? "");
    return item.scheduledPurchase && status
      ? { ...item, scheduledPurchase: { ...item.scheduledPurchase, status } }
      : item;
  });
  return { ...receipt, items };
}
