import type { components } from "#generated/main/schema.ts";
import type { Handlers } from "#services/lib/handlers.ts";
import { runAtOnce } from "#services/lib/idempotency.ts";
import { toDeposit, toRefusedReply } from "../../wallet/deposits/deposits.shapes.ts";
import { cartIn } from "../cart/cart.shapes.ts";
import { buyWithOwnDeposit, type DepositPurchaseParts } from "../purchases/deposit-purchase.handlers.ts";
import { buyCart, type KeepRecurring } from "../purchases/purchases.commands.ts";
import { pricePartnerItem, seenPartnerCart, setPartnerItem } from "./partners.commands.ts";
import { partnerOf } from "./partners.ts";

type Schemas = components["schemas"];

/** The pages of partners. A visitor's item is kept nowhere: the purchase, or the next call, sends it again. */
export function createPartnersHandlers(
  parts: DepositPurchaseParts & { keepRecurring: KeepRecurring },
): Handlers<"getPartner" | "updatePartnerCart" | "updateAnonPartnerCart" | "purchasePartnerCart"> {
  const shown = (
    cart: Schemas["Cart"],
    { customerId, region }: { customerId?: string; region: string | null },
  ): Schemas["PartnerCart"] => {
    const { blockedReasons, cartItems, cartTotal, preOrderTotal, requiresUnattendedPaymentMethod } = cartIn(
      region,
      parts.content(),
      cart,
    );
    return {
      ...(customerId !== undefined && { customerId }),
      blockedReasons,
      cartItems,
      cartTotal,
      preOrderTotal,
      requiresUnattendedPaymentMethod,
    };
  };
  return {
    getPartner: async ({ params }) => ({ status: 200, body: { result: partnerOf(params.slug) } }),

    updatePartnerCart: async ({ body, customerId, now, params, subVariant: region, tx }) => {
      const partner = partnerOf(params.slug);
      const owner = { customerId, region, partnerKey: partner.key };
      const cart = await setPartnerItem(tx, owner, partner, body.cartItem, now);
      return { status: 200, body: { result: shown(cart, owner) } };
    },

    updateAnonPartnerCart: async ({ body, now, params, subVariant: region, tx }) => {
      const cart = await pricePartnerItem(tx, region, partnerOf(params.slug), body.cartItem, now);
      return { status: 200, body: { result: shown(cart, { region }) } };
    },

    purchasePartnerCart: {
      outsideTransaction: true,
      handle: async (call) => {
        const { body, claim, customerId, db, now, params, subVariant: region } = call;
        const partner = partnerOf(params.slug);
        const owner = { customerId, region, partnerKey: partner.key };
        if (!body.deposit)
          return runAtOnce(db, claim, async (tx) => {
            const wanted = await seenPartnerCart(tx, owner, partner, body, now);
            const receipt = await buyCart(tx, { ...wanted, customerId, region, deposit: null }, parts.keepRecurring);
            return { status: 200, body: { result: receipt.checkoutId } };
          });
        return buyWithOwnDeposit(parts, call, {
          operationId: "purchasePartnerCart",
          request: body.deposit,
          wantedIn: (tx) => seenPartnerCart(tx, owner, partner, body, now),
          replyTo: async (deposit) => {
            if (deposit.problem) return toRefusedReply(deposit.problem);
            return deposit.checkout_id === null
              ? { status: 202, body: { result: toDeposit(deposit) } }
              : { status: 200, body: { result: deposit.checkout_id } };
          },
        });
      },
    },
  };
}
