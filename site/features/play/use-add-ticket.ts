import { useRef, useState } from "react";
import { type AddCartItem, addCartItem } from "#site/lib/cart/cart.store.ts";
import { problemOf } from "#site/lib/gateway/client.ts";

type Item = AddCartItem["item"];

/** `moved` means that the offer changed under the page: it has been read again, and the words say what to look at. */
export type AddStatus =
  | { kind: "idle" | "adding" | "failed" }
  | { kind: "added"; message: string }
  | { kind: "moved"; message: string; isDrawOver: boolean };

const MOVED: readonly string[] = ["draw_closed", "draw_sold_out", "cart_changed"];

type Listeners = {
  onAdded: () => void;
  /** Reads the offer again; the draw that was asked for may be over. */
  onMoved: (isDrawOver: boolean) => Promise<void>;
};

/** One attempt after another to put the ticket into the cart. */
export function useAddTicket({ onAdded, onMoved }: Listeners) {
  const [status, setStatus] = useState<AddStatus>({ kind: "idle" });
  const attempt = useRef({ item: "", key: "" });

  async function add(item: Item) {
    // The same ticket keeps its key until it succeeds: a retry after a lost reply must not add twice.
    const wanted = JSON.stringify(item);
    if (attempt.current.item !== wanted) attempt.current = { item: wanted, key: crypto.randomUUID() };

    setStatus({ kind: "adding" });
    try {
      await addCartItem({ item, idempotencyKey: attempt.current.key });
      attempt.current = { item: "", key: "" };
      setStatus({ kind: "added", message: "Added to your cart." });
      onAdded();
    } catch (error) {
      const problem = problemOf(error);
      if (!MOVED.includes(problem.code)) {
        setStatus({ kind: "failed" });
        // Fetched as all that a toast needs is: when there is one.
        const { showCartFailure } = await import("#site/lib/cart/cart-failure.ts");
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
