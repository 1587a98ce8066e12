import { useStore } from "@nanostores/react";
import { useEffect, useRef, useState } from "react";
import type { Problem } from "#gateway/foundation/problem.ts";
import { voucherIn } from "#gateway/rules/cart.ts";
import { cartViewOf } from "#site/features/products/cart-views.ts";
import {
  $cart,
  addCartItem,
  type Cart,
  type CartItem,
  changeCart,
  loadCart,
  removeCartItem,
  setCart,
  type UpdateCartItem,
  updateCartItem,
} from "#site/lib/cart/cart.store.ts";
import { showCartFailure } from "#site/lib/cart/cart-failure.ts";
import { onSeenAgain } from "#site/lib/cart/seen-again.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { gateway, problemOf } from "#site/lib/gateway/client.ts";
import { href } from "#site/lib/href.ts";
import { typeName } from "#site/lib/recurring/recurring-choice.ts";
import { showToast } from "#site/lib/shell/toasts/toasts.ts";
import { cutGames } from "./cut-games.ts";
import { keepRemoval, keptRemoval, type Removed, removalOf } from "./removal.ts";
import { restoreCartItem } from "./restore.ts";

/** Returns the page's cart, kept current, and its commands. */
export function useCart(initial: Cart, removedBefore: Removed | null) {
  const cart = useStore($cart, { ssr: "initial" }) ?? initial;
  const [busy, setBusy] = useState<string | null>(null);
  const [removed, setRemoved] = useState(removedBefore);
  const [announcement, announce] = useState("");
  const wanted = useRef(new Map<string, number>());

  // A reload keeps what can be undone.
  useEffect(() => setRemoved((now) => now ?? keptRemoval(initial)), [initial]);
  useEffect(() => keepRemoval(cart, removed), [cart, removed]);

  useEffect(() => {
    if (!$cart.get()) setCart(initial);
    // Another tab or the previous page may have changed the cart while this page was hidden.
    const stop = onSeenAgain(() => loadCart());
    const revive = (event: PageTransitionEvent) => {
      if (event.persisted) loadCart({ fresh: true }).catch(() => undefined);
    };
    addEventListener("pageshow", revive);
    return () => {
      stop();
      removeEventListener("pageshow", revive);
    };
  }, [initial]);

  async function run(id: string, command: () => Promise<Cart>, done: (cart: Cart) => string) {
    setBusy(id);
    try {
      announce(done(await command()));
      return true;
    } catch (error) {
      explain(problemOf(error));
      // The cart on screen may be outdated, so reload it from the service.
      await loadCart({ fresh: true }).catch(() => undefined);
      return false;
    } finally {
      setBusy(null);
    }
  }

  /** Changes the number of games, books or shares. While one change is pending, only the latest further change is sent after it. */
  async function changeCount(item: CartItem, wantedCount: number) {
    const changeOf = cartViewOf(item).change;
    if (!changeOf) return;
    const isRunning = wanted.current.has(item.id);
    wanted.current.set(item.id, wantedCount);
    if (isRunning) return;
    const kept = removed?.games && removed.item.id === item.id ? removed.item : item;
    let sent: number | undefined;
    while (sent !== wanted.current.get(item.id)) {
      sent = wanted.current.get(item.id) ?? wantedCount;
      const count = sent;
      const { change, label } = changeOf(item, count);
      const isDone = await run(
        item.id,
        () => updateCartItem(change),
        (cart) => `${label} of ${item.offerName}, total ${formatMoney(cart.cartTotal)}.`,
      );
      if (!isDone) break;
      const cut = cutGames(kept, count);
      if (cut > 0) setRemoved({ item: kept, idempotencyKey: crypto.randomUUID(), games: cut });
    }
    wanted.current.delete(item.id);
  }

  /** Turns on or off that an item is bought again for later draws. */
  const changeRecurring = ({ id, offerName, productType, recurringPurchase: { type } }: CartItem, enabled: boolean) =>
    run(
      id,
      () => updateCartItem({ productType, itemId: id, recurringPurchase: { type, enabled } } as UpdateCartItem),
      () => `${typeName(type)} for ${offerName} is ${enabled ? "on" : "off"}.`,
    );

  /** Lets a ticket be paid when its draw is the next one, or now. */
  const changeScheduled = ({ id, offerName }: CartItem, scheduled: boolean) =>
    run(
      id,
      () => updateCartItem({ productType: "lottery_ticket", itemId: id, scheduled }),
      () => `Your ${offerName} ticket is paid ${scheduled ? "when its draw is the next one" : "now"}.`,
    );

  async function remove(item: CartItem) {
    const removal = removalOf(cart, item.id);
    const isRemoved = await run(
      item.id,
      () => removeCartItem(item.id),
      () => "",
    );
    if (isRemoved) setRemoved(removal);
  }

  async function undo() {
    if (!removed) return;
    const isBack = await run(
      removed.item.id,
      () =>
        removed.games
          ? updateCartItem({ productType: "lottery_ticket", itemId: removed.item.id, games: removed.item.games })
          : restoreCartItem(removed),
      () => `Back in your cart: ${removed.item.description}.`,
    );
    if (isBack) setRemoved(null);
  }

  /** Adds the same ticket for the next draw. Returns its id, or undefined if the shop refused it. The notice shows the result. */
  async function addNext({ id, nextTicket }: Cart["autoRemovedItems"][number]) {
    const before = new Set(cart.cartItems.map((item) => item.id));
    let added: CartItem | undefined;
    await run(
      id,
      () => (nextTicket ? addCartItem({ item: nextTicket, idempotencyKey: crypto.randomUUID() }) : loadCart()),
      ({ cartItems }) => {
        added = cartItems.find((item) => !before.has(item.id));
        return "";
      },
    );
    return added?.id;
  }

  const removeVoucher = ({ id, offerName }: CartItem) =>
    run(
      id,
      () => changeCart(gateway.promotions.remove.mutate({ itemId: id })),
      (cart) => `Removed ${offerName}, total ${formatMoney(cart.cartTotal)}.`,
    );

  const announceRedeemed = ({ cartItems, cartTotal }: Cart) =>
    announce(`Added ${voucherIn(cartItems)?.offerName}, total ${formatMoney(cartTotal)}.`);

  return {
    cart,
    busy,
    removed,
    announcement,
    changeCount,
    changeRecurring,
    changeScheduled,
    remove,
    removeVoucher,
    announceRedeemed,
    undo,
    addNext,
  };
}

const GONE = "This ticket is no longer in your cart. It was removed or paid for in another tab.";

/** Shows why a command failed. An ended session redirects to sign-in. */
export function explain(problem: Problem) {
  if (problem.code === "signed_out") {
    location.assign(href("checkout-login", {}, { next: href("cart"), expired: 1 }));
    return;
  }
  void (problem.status === 404
    ? showToast("toast.addToCart.serverMessage", { message: GONE })
    : showCartFailure(problem));
}
