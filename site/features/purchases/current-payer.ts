import { useCallback, useEffect, useState } from "react";
import { onSeenAgain } from "#site/lib/cart/seen-again.ts";
import { gateway } from "#site/lib/gateway/client.ts";
import type { CheckoutProps } from "./checkout.ts";

/**
 * Returns the customer with the current balance, and a function that reads the customer again: another tab may have spent the balance. The
 * customer is `null` after signing out.
 */
export function useCurrentPayer(initial: CheckoutProps["payer"]) {
  const [payer, setPayer] = useState(initial);
  const reread = useCallback(async () => {
    const customer = await gateway.session.get.query();
    setPayer(customer && { ...customer, funds: customer.availableFunds });
  }, []);
  useEffect(() => (initial ? onSeenAgain(reread) : undefined), [initial, reread]);
  return [payer, reread] as const;
}
