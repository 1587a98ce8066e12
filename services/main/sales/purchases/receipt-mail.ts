// The mail of a purchase.
import type { components } from "#generated/main/schema.ts";
import { formatCents, toCents } from "#services/lib/money.ts";
import { findProduct } from "../products/kinds.ts";

type Schemas = components["schemas"];

const priceOf = (money: Schemas["Money"]) => formatCents(toCents(money));

const LATER = {
  pre_order: ", charged when its sales open",
  scheduled_purchase: ", charged when its draw is the next one",
};

/** Returns what the kind of an item says in the mail. */
const mailOf = ({ productType }: Schemas["CartItem"]) => findProduct(productType)?.receiptMail;

function lineOf(item: Schemas["CartItem"]): string {
  const { description, drawNo, price, productType, scheduledPurchase } = item;
  if (productType === "voucher_credit_amount") return `${description}: ${priceOf(price)} into your wallet`;
  if (productType.startsWith("voucher_")) return `${description}: -${priceOf(price)}`;
  const draw = drawNo === undefined ? "" : `, draw ${drawNo}`;
  const later = scheduledPurchase ? LATER[scheduledPurchase.type] : "";
  const about = mailOf(item)?.about?.(item) ?? "";
  return `${description}${about}${draw}: ${priceOf(price)}${later}`;
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
  const thanks = new Set(bought.map((item) => mailOf(item)?.thanks));
  const notes = new Set(bought.flatMap((item) => mailOf(item)?.note ?? []));
  const body = [
    (thanks.size === 1 && [...thanks][0]) || "Thank you. Your tickets are in your account.",
    items.map(lineOf).join("\n"),
    ...notes,
    [`Total: ${priceOf(total)}`, ...payments.filter(Boolean)].join("\n"),
    `Receipt ${receipt.checkoutId}`,
  ];
  const causeKeys = items.flatMap(({ causeKey }) => causeKey ?? []);
  return { subject: `Your receipt: ${priceOf(total)}`, body: body.join("\n\n"), causeKeys };
}
