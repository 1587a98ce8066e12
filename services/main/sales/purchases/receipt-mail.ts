// The mail of a purchase. Pure.
import type { components } from "#generated/main/schema.ts";
import { formatCents, toCents } from "#services/lib/money.ts";

type Schemas = components["schemas"];

const priceOf = (money: Schemas["Money"]) => formatCents(toCents(money));

const LATER = {
  pre_order: ", charged when its sales open",
  scheduled_purchase: ", charged when its draw is the next one",
};

function lineOf(item: Schemas["CartItem"]): string {
  const { description, drawNo, offerName, price, productType, scheduledPurchase, sessionId, syndicateName } = item;
  if (productType === "voucher_credit_amount") return `${description}: ${priceOf(price)} into your wallet`;
  if (productType.startsWith("voucher_")) return `${description}: -${priceOf(price)}`;
  const draw = drawNo === undefined ? "" : `, draw ${drawNo}`;
  const later = scheduledPurchase ? LATER[scheduledPurchase.type] : "";
  const group = sessionId === undefined ? "" : ` of ${syndicateName ?? "your group"}, ${offerName}`;
  return `${description}${group}${draw}: ${priceOf(price)}${later}`;
}

/** Returns the mail of a receipt: what was bought, its price, which causes it supports, and how it was paid. */
export function receiptMail(receipt: Schemas["Receipt"]): { subject: string; body: string; causeKeys: string[] } {
  const { depositAmount, extraDepositAmount, items, total, walletAmount } = receipt;
  const payments = [
    walletAmount.amount > 0 && `From your wallet: ${priceOf(walletAmount)}`,
    depositAmount.amount > 0 && `From your deposit: ${priceOf(depositAmount)}`,
    extraDepositAmount && `The rest of your deposit, in your wallet: ${priceOf(extraDepositAmount)}`,
  ];
  const bought = items.filter(({ productType }) => !productType.startsWith("voucher_"));
  const isMembership = bought.length > 0 && bought.every(({ membershipOffer }) => membershipOffer !== undefined);
  const body = [
    isMembership ? "Thank you. You are a premium member." : "Thank you. Your tickets are in your account.",
    items.map(lineOf).join("\n"),
    ...(items.some(({ sessionId }) => sessionId !== undefined)
      ? ["We keep the money for Lotto Party shares until sales close. What their ticket doesn't use goes back to you."]
      : []),
    [`Total: ${priceOf(total)}`, ...payments.filter(Boolean)].join("\n"),
    `Receipt ${receipt.checkoutId}`,
  ];
  const causeKeys = items.flatMap(({ causeKey }) => causeKey ?? []);
  return { subject: `Your receipt: ${priceOf(total)}`, body: body.join("\n\n"), causeKeys };
}
