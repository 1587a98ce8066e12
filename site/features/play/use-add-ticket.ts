import { useRef, useState } from "react";
import { type AddCartItem, addCartItem, type Cart } from "#site/lib/cart/cart.store.ts";
import { showCartFailure } from "#site/lib/cart/cart-failure.ts";
import { problemOf } from "#site/lib/gateway/client.ts";

type Item = AddCartItem["item"];

/** `moved` means that the offer changed. It has been reloaded, and the message explains what to check. */
export type AddStatus =
  | { kind: "idle" | "adding" | "failed" }
  /** `total` is the price of the whole cart. */
  | { kind: "added"; message: string; total: Cart["cartTotal"] }
  | { kind: "moved"; message: string; isDrawOver: boolean };

const MOVED: readonly string[] = ["draw_closed", "draw_sold_out", "cart_changed"];

type Listeners = {
  onAdded: () => void;
  /** Reloads the offer; the requested draw may be over. */
  onMoved: (isDrawOver: boolean) => Promise<void>;
};

/** Adds the ticket to the cart, one attempt at a time. */
export function useAddTicket({ onAdded, onMoved }: Listeners) {
  const [status, setStatus] = useState<AddStatus>({ kind: "idle" });
  const attempt = useRef({ item: "", key: "" });

  async function add(item: Item) {
    // The same ticket keeps its idempotency key until it succeeds: a retry after a lost response must not add it twice.
    const wanted = JSON.stringify(item);
    if (attempt.current.item !== wanted) attempt.current = { item: wanted, key: crypto.randomUUID() };

    setStatus({ kind: "adding" });
    try {
      const cart = await addCartItem({ item, idempotencyKey: attempt.current.key });
      attempt.current = { item: "", key: "" };
      setStatus({ kind: "added", message: "Added to your cart.", total: cart.cartTotal });
      // Loaded when it is needed: the page is shown earlier.
      void import("./track-added.ts").then(({ trackAdded }) => trackAdded(cart)).catch(() => undefined);
      onAdded();
    } catch (error) {
      const problem = problemOf(error);
      if (!MOVED.includes(problem.code)) {
        setStatus({ kind: "failed" });
        return showCartFailure(problem);
      }
      attempt.current = { item: "", key: "" };
      const isDrawOver = problem.code !== "cart_changed";
      await onMoved(isDrawOver);
      setStatus({ kind: "moved", message: problem.messages[0]?.message ?? problem.message, isDrawOver });
    }
  }

  return { status, setStatus, add };
}
