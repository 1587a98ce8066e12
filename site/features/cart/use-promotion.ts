import { useState } from "react";
import { type Cart, changeCart, loadCart } from "#site/lib/cart/cart.store.ts";
import { gateway, problemOf } from "#site/lib/gateway/trpc-client.ts";
import { WINDOW_MS } from "#site/lib/leading-edge.ts";
import { trailingEdge } from "#site/lib/trailing-edge.ts";
import { codeRefusal, type RefusedCode } from "./refused-code.ts";
import { explain } from "./use-cart.ts";

type Status = { kind: "idle" | "sending" } | { kind: "refused"; message: string; isNews: boolean };

const redeem = trailingEdge(WINDOW_MS.promotion, (promotionCode: string) =>
  gateway.cart.addPromotion.mutate({ promotionCode }),
);

/** One promotion code, from the press of the button to the voucher in the cart. */
export function usePromotion(refusedBefore: RefusedCode | null, onRedeemed: (cart: Cart) => void) {
  const [status, setStatus] = useState<Status>(
    refusedBefore ? { kind: "refused", message: refusedBefore.message, isNews: false } : { kind: "idle" },
  );

  async function add(code: string) {
    setStatus({ kind: "sending" });
    try {
      onRedeemed(await changeCart(redeem(code)));
      setStatus({ kind: "idle" });
    } catch (error) {
      const message = codeRefusal(problemOf(error));
      setStatus(message ? { kind: "refused", message, isNews: true } : { kind: "idle" });
      if (!message) explain(error);
      // An answer that was lost on its way may have been a yes: then the voucher is there.
      await loadCart({ fresh: true }).catch(() => undefined);
    }
  }

  return { status, add };
}
