import { useRef, useState } from "react";
import { type AddCartItem, addCartItem, type Cart } from "#site/lib/cart/cart.store.ts";
import { showCartFailure } from "#site/lib/cart/cart-failure.ts";
import { problemOf } from "#site/lib/gateway/client.ts";
import type { PlaySetup } from "../choices/play-choices.ts";
import { useFreshOffer } from "../loading/use-fresh-offer.ts";

type Item = AddCartItem["item"];

/** `moved` means that the offer changed. It has been reloaded, and the message explains what to check. */
export type AddStatus =
  | { kind: "idle" | "adding" | "failed" }
  /** `total` is the price of the whole cart. */
  | { kind: "added"; message: string; total: Cart["cartTotal"] }
  | { kind: "moved"; message: string; isDrawOver: boolean };

const MOVED: readonly string[] = ["draw_closed", "draw_sold_out", "cart_changed"];

type Screen = {
  all: PlaySetup;
  setAll: (all: PlaySetup) => void;
  draws: { drawNo: number; setDrawNo: (drawNo: number) => void };
  /** Starts the next ticket, unless the numbers have changed since `add`: those already are the customer's next ticket. */
  startOver: () => void;
  /** Whether the pre-cart drawer opens after an add. */
  opensPreCart: boolean | undefined;
};

/** Adds the ticket to the cart, one attempt at a time. */
export function useAddTicket({ all, draws, opensPreCart, setAll, startOver }: Screen) {
  const [status, setStatus] = useState<AddStatus>({ kind: "idle" });
  const attempt = useRef({ item: "", key: "" });
  const reloadOffer = useFreshOffer({ all, draws, setAll });

  function onAdded() {
    startOver();
    // Loaded when it is needed. Without it the ticket is in the cart all the same.
    if (opensPreCart)
      void import("../loading/play-later.ts")
        .then((later) => later.loadPreCart())
        .then(({ openPreCart }) => openPreCart())
        .catch(() => undefined);
  }

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
      void import("../ticket/track-added.ts").then(({ trackAdded }) => trackAdded(cart)).catch(() => undefined);
      onAdded();
    } catch (error) {
      const problem = problemOf(error);
      if (!MOVED.includes(problem.code)) {
        setStatus({ kind: "failed" });
        return showCartFailure(problem);
      }
      attempt.current = { item: "", key: "" };
      // The device's clock may differ from the shop's, so the refusal identifies a closed draw.
      const isDrawOver = problem.code !== "cart_changed";
      await reloadOffer({ isDrawOver });
      setStatus({ kind: "moved", message: problem.messages[0]?.message ?? "", isDrawOver });
    }
  }

  return { status, setStatus, add };
}
