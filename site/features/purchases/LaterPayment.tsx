import { useEffect, useState } from "react";
import { gateway } from "#site/lib/gateway/client.ts";
import { RadioGroup } from "#site/ui/field/Choice.tsx";
import type { LaterMethods, PaidCart } from "./checkout.ts";
import { laterQuestion } from "./paid-later.ts";

export const LATER_METHOD = "recurringPurchaseMethod";
const WALLET = "wallet";
type Props = { cart: PaidCart; initial: LaterMethods | null };

/** Asks what pays draws that are bought again, and items that are charged when their draw comes. One choice pays them all. */
export function LaterPayment({ cart, initial }: Props) {
  const [methods, setMethods] = useState(initial);
  const isNeeded = cart.requiresUnattendedPaymentMethod;
  // An autoplay may be turned on after the page was rendered. Without an answer, the wallet or the earlier choice pays.
  useEffect(() => {
    if (isNeeded && !methods) void gateway.recurringPurchases.getMethods.query().then(setMethods, () => undefined);
  }, [isNeeded, methods]);
  if (!isNeeded || !methods) return null;
  const { again, question } = laterQuestion(cart.cartItems);
  return (
    <RadioGroup
      name={LATER_METHOD}
      label={question}
      hint="It pays your autoplays, subscriptions, memberships, pre-orders and scheduled tickets. You can change it in My account."
      options={methods.availableRecurringPurchaseMethods.map(({ key, name }) => {
        return { value: key, label: name, ...(key === WALLET && { hint: again }) };
      })}
      defaultValue={methods.selectedRecurringPurchaseMethodKey ?? WALLET}
    />
  );
}
