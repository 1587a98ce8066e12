import { useCallback, useEffect, useState } from "react";
import { onSeenAgain } from "#site/lib/cart/seen-again.ts";
import { gateway } from "#site/lib/gateway/client.ts";
import type { CheckoutProps } from "./checkout.ts";

/** Returns the customer with the current balance, which another tab may have spent, and `null` once signed out; and a function that reads both again. */
export function useCurrentPayer(initial: CheckoutProps["payer"]) {
  const [payer, setPayer] = useState(initial);
  const reread = useCallback(async () => {
    const customer = await gateway.session.get.query();
    setPayer(customer && { ...customer, funds: customer.availableFunds });
  }, []);
  useEffect(() => (initial ? onSeenAgain(reread) : undefined), [initial, reread]);
  return [payer, reread] as const;
}
