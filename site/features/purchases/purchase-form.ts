import type { GatewayRequest } from "#gateway/gateway.ts";
import { needsGatewayForm, type PaymentMethods, waysToPay } from "#site/lib/payment/ways.ts";
import { CardRefused, NEEDS_SCRIPT } from "#site/ui/card-fields/card-refused.ts";
import { depositFor } from "./payment.ts";

/**
 * Posts a purchase sent as a plain form. The form names one payment option; its deposit is filled in here, because
 * without JavaScript the page cannot do it when the choice changes. A form sent again leads to its receipt. The amount due is
 * the form's, not the current cart's, so that a repeat is the same request with the same idempotency key.
 */
export async function postPurchase(
  gateway: GatewayRequest,
  form: FormData,
  methods: PaymentMethods | null,
  procedure: "purchases.create" | "partners.purchase" = "purchases.create",
) {
  const bought = await receiptOf(gateway, form.get("idempotencyKey"));
  if (bought) return bought;
  const later = form.has("recurringPurchaseMethod") ? await gateway.form("recurringPurchases.setMethod", form) : null;
  if (later && !later.ok) return later;
  const due = Number(form.get("due"));
  const way = waysToPay(methods).find(({ id }) => id === form.get("way"));
  // A new card needs a token, which only the card fields' script can create.
  if (due > 0 && way && needsGatewayForm(way) && !form.has("deposit.paymentToken")) {
    return { ok: false as const, problem: new CardRefused(NEEDS_SCRIPT).problem };
  }
  if (way && due > 0) {
    form.set("deposit.methodCode", way.code);
    form.set(way.fundId ? "deposit.customerFundId" : "deposit.depositMethodId", way.fundId ?? way.methodId);
    if (way.needsCsc && form.get("csc")) form.set("deposit.csc", String(form.get("csc")));
    const amount = depositFor(due, way.rules);
    if (amount !== null) form.set("deposit.amount", String(amount));
  }
  return gateway.form(procedure, form);
}

/** Returns the purchase already made with an idempotency key, or null. */
async function receiptOf({ caller }: GatewayRequest, key: FormDataEntryValue | null) {
  if (typeof key !== "string") return null;
  const receipt = await caller.purchases.get({ checkoutId: key }).catch(() => null);
  return receipt && { ok: true as const, data: { kind: "receipt" as const, checkoutId: receipt.checkoutId } };
}
