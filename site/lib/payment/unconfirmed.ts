// A payment that stopped on its way to the bank or PayPal, or back: what the customer reads, and where it goes on. Pure.
import type { Outputs } from "#gateway/gateway.ts";
import { timeAndZone } from "../format/dates.ts";
import { formatMoney } from "../format/money.ts";

type Unconfirmed = Outputs["deposits"]["unconfirmed"][number];

/** Returns the notice of a payment that waits for the customer. Its link leads to the page that finishes or cancels it. */
export function unconfirmedNotice({ amount, challenge, checkoutKey, isElsewhere, methodCode, status }: Unconfirmed) {
  const noun = checkoutKey ? "payment" : "deposit";
  const money = formatMoney(amount);
  const payer = methodCode === "pl" ? "PayPal" : "Your bank";
  if (status === "created")
    return {
      title: `Your payment of ${money} is not finished`,
      text: `${payer} has confirmed it, but nothing is bought yet.`,
      label: "Finish the payment",
    };
  const until = challenge ? ` before ${timeAndZone(challenge.expiresAt)}` : "";
  const place = methodCode === "pl" ? "at PayPal" : "with your bank";
  return {
    title: `Your ${noun} of ${money} is not confirmed`,
    text: isElsewhere
      ? `You began it in another browser: confirm it there${until}, or cancel it here. Nothing is charged until you confirm.`
      : `Confirm it ${place}${until}. Nothing is charged until you do.`,
    label: isElsewhere ? "See the payment" : `Finish or cancel the ${noun}`,
  };
}
