import { useEffect, useState } from "react";
import type { Cart } from "#site/lib/cart/cart.store.ts";
import { gateway } from "#site/lib/gateway/client.ts";
import { RadioGroup } from "#site/ui/field/Choice.tsx";
import type { LaterMethods } from "./checkout.ts";
import { laterQuestions } from "./paid-later.ts";

const NAME = "recurringPurchaseMethod";
const WALLET = "wallet";
const HINT: Record<string, string> = {
  [WALLET]: "If it is short, we try again after 1, 6 and 24 hours, and tell you by email.",
};

/** Whether an item of the cart is bought again for later draws. */
const isPaidLater = ({ cartItems, requiresUnattendedPaymentMethod }: Cart) =>
  requiresUnattendedPaymentMethod && cartItems.some(({ recurringPurchase }) => recurringPurchase.enabled);

type Props = { cart: Cart; initial: LaterMethods | null };

/** Asks what pays later: draws that are bought again, and items that are charged when their draw comes. Only the wallet pays the latter. */
export const LaterPayment = (props: Props) => (
  <>
    <RecurringPayment {...props} />
    {laterQuestions(props.cart.cartItems).map(({ again, kind, question }) => (
      <RadioGroup
        key={kind}
        name={`${kind}_method`}
        label={question}
        options={[{ value: WALLET, label: "Wallet", hint: again }]}
        defaultValue={WALLET}
      />
    ))}
  </>
);

/** Asks what pays later draws. One choice pays all recurring purchases of a customer. */
function RecurringPayment({ cart, initial }: Props) {
  const [methods, setMethods] = useState(initial);
  const isNeeded = isPaidLater(cart);
  // An autoplay may be turned on after the page was rendered. Without an answer, the wallet or the earlier choice pays.
  useEffect(() => {
    if (isNeeded && !methods) void gateway.recurringPurchases.getMethods.query().then(setMethods, () => undefined);
  }, [isNeeded, methods]);
  if (!isNeeded || !methods) return null;
  return (
    <RadioGroup
      name={NAME}
      label="Pay for later draws with"
      hint="It pays all your autoplays and subscriptions. You can change it in My account."
      options={methods.availableRecurringPurchaseMethods.map(({ key, name }) => {
        const hint = HINT[key];
        return { value: key, label: name, ...(hint && { hint }) };
      })}
      defaultValue={methods.selectedRecurringPurchaseMethodKey ?? WALLET}
    />
  );
}

/** Saves what pays later draws, if the form asks for it. */
export async function saveLaterMethod(form: HTMLFormElement | null) {
  const key = form && new FormData(form).get(NAME);
  if (typeof key === "string") await gateway.recurringPurchases.setMethod.mutate({ recurringPurchaseMethod: key });
}
