// The mail of a purchase.
import type { components } from "#generated/main/schema.ts";
import { dayAndTime, weekdayAndDay } from "#services/lib/locale.ts";
import { formatCents, toCents } from "#services/lib/money.ts";
import { findProduct } from "../products/kinds.ts";

type Schemas = components["schemas"];

const priceOf = (money: Schemas["Money"]) => formatCents(toCents(money));

const LATER = {
  pre_order: { done: "Pre-ordered", when: "when its sales open" },
  scheduled_purchase: { done: "Scheduled", when: "when sales of the draw before it close" },
};

/** Returns when an item is charged; nothing if it is paid. */
function laterOf({ scheduledFor, scheduledPurchase }: Schemas["CartItem"]): string {
  if (!scheduledPurchase) return "";
  const on = scheduledFor ? ` on ${dayAndTime(new Date(scheduledFor))},` : "";
  return `, charged${on} ${LATER[scheduledPurchase.type].when}`;
}

/** Returns the draw of an item and when it is held, or the first and the last of several, as the receipt on the site does. */
function drawsOf({ drawDate, drawNo, isDrawnWhenSoldOut, lastDrawDate, lastDrawNo }: Schemas["CartItem"]): string {
  if (drawNo === undefined) return "";
  const draws = lastDrawNo === undefined ? `, draw ${drawNo}` : `, draws ${drawNo} to ${lastDrawNo}`;
  if (!drawDate) return draws;
  const first = new Date(drawDate);
  if (isDrawnWhenSoldOut) return `${draws}, drawn when sold out, at the latest ${dayAndTime(first)}`;
  if (!lastDrawDate) return `${draws}, ${dayAndTime(first)}`;
  const last = new Date(lastDrawDate);
  const timeOf = (at: Date) => dayAndTime(at).split(", ")[1];
  // The times differ over a change of daylight saving.
  return timeOf(first) === timeOf(last)
    ? `${draws}, ${weekdayAndDay(first)} to ${weekdayAndDay(last)}, each at ${timeOf(last)}`
    : `${draws}, ${dayAndTime(first)} to ${dayAndTime(last)}`;
}

/** Returns what the kind of an item says in the mail. */
const mailOf = ({ productType }: Schemas["CartItem"]) => findProduct(productType)?.receiptMail;

function lineOf(item: Schemas["CartItem"]): string {
  const { description, price, productType } = item;
  if (productType === "voucher_credit_amount") return `${description}: ${priceOf(price)} into your wallet`;
  if (productType.startsWith("voucher_")) return `${description}: -${priceOf(price)}`;
  const about = mailOf(item)?.about?.(item) ?? "";
  return `${description}${about}${drawsOf(item)}: ${priceOf(price)}${laterOf(item)}`;
}

/** Returns the mail of a receipt: what was bought, its price, which causes it supports, and how it was paid. */
export function receiptMail(receipt: Schemas["Receipt"]): { subject: string; body: string; causeKeys: string[] } {
  const { depositAmount, depositSource, extraDepositAmount, items, total, walletAmount } = receipt;
  const payments = [
    walletAmount.amount > 0 && `From your wallet: ${priceOf(walletAmount)}`,
    depositAmount.amount > 0 && `${depositSource ?? "From your deposit"}: ${priceOf(depositAmount)}`,
    extraDepositAmount && `The rest of your deposit, in your wallet: ${priceOf(extraDepositAmount)}`,
  ];
  const bought = items.filter(({ productType }) => !productType.startsWith("voucher_"));
  const thanks = new Set(bought.map((item) => mailOf(item)?.thanks));
  const notes = new Set(bought.flatMap((item) => mailOf(item)?.note ?? []));
  const later = bought.flatMap(({ scheduledPurchase }) => scheduledPurchase ?? []);
  const [first] = later.length === bought.length ? later : [];
  const body = [
    first
      ? "Thank you. Nothing is charged yet. You have no ticket until we charge it, and can cancel in your account until then."
      : (thanks.size === 1 && [...thanks][0]) || "Thank you. Your tickets are in your account.",
    items.map(lineOf).join("\n"),
    ...notes,
    [`${first ? "Charged now" : "Total"}: ${priceOf(total)}`, ...payments.filter(Boolean)].join("\n"),
    `Receipt ${receipt.checkoutId}`,
  ];
  const causeKeys = items.flatMap(({ causeKey }) => causeKey ?? []);
  const laterCents = bought.reduce((sum, { price }) => sum + toCents(price), 0);
  const subject = first
    ? `${LATER[first.type].done}, not charged yet: ${formatCents(laterCents)}`
    : `Your receipt: ${priceOf(total)}`;
  return { subject, body: body.join("\n\n"), causeKeys };
}
