import { useEffect, useRef, useState } from "react";
import type { Problem } from "#gateway/foundation/problem.ts";
import { voucherIn } from "#gateway/rules/cart.ts";
import { cartViewOf } from "#site/features/products/cart-views.ts";
import { type BoughtHere, boughtHere } from "#site/lib/cart/bought-here.ts";
import type { Cart } from "#site/lib/cart/cart.store.ts";
import type { FormState } from "#site/lib/form/form.ts";
import { unpackPrices } from "#site/lib/format/packed-prices.ts";
import { problemMessage } from "#site/lib/gateway/problem-messages.ts";
import { href } from "#site/lib/href.ts";
import { Alert } from "#site/ui/feedback/Alert.tsx";
import { EmptyState } from "#site/ui/feedback/EmptyState.tsx";
import type { BlockedLinks } from "./blocked-links.ts";
import { AutoRemoved, Blocked, lostPlace } from "./CartNotices.tsx";
import { CartTicket } from "./CartTicket.tsx";
import { CartVoucher } from "./CartVoucher.tsx";
import { useTickets } from "./kept-places.ts";
import { PromotionForm } from "./PromotionForm.tsx";
import { type PriceTables, priceTableKey } from "./price-tables.ts";
import { RemovedBar } from "./RemovedBar.tsx";
import type { Removed } from "./removal.ts";
import { useCart } from "./use-cart.ts";
import "./cart.css";

type Props = {
  initial: Cart;
  /** The shop's time when the page was rendered, so that server and client render the same text. */
  now: string;
  prices: PriceTables;
  /** The item that a form post of this page removed, so that Undo works without JavaScript. */
  removed: Removed | null;
  /** Whether promotion codes can be redeemed here (capability `vouchers`), and why a posted code was refused. */
  redeems: boolean;
  /** Whether an autoplay can begin here (capability `autoplay`). */
  autoplays: boolean;
  /** Whether payment of a later draw can wait until it is the next one (capability `scheduled_purchase`). */
  schedules: boolean;
  /** Whether a payment is beside the tickets, before which they fold on a phone. */
  isBesidePayment?: boolean;
  promotion: FormState;
  /** The idempotency key of plain forms that add a ticket. */
  formKey: string;
  problem: Problem | null;
  /** Leads from a reached spend limit to the limits, where the customer has that page. */
  blockedLinks?: BlockedLinks | undefined;
};

/** Lists the cart's items, with every command except paying. */
export function CartPanel(props: Props) {
  const {
    initial,
    now,
    prices,
    removed: removedBefore,
    autoplays,
    redeems,
    schedules,
    promotion,
    problem,
    blockedLinks,
  } = props;
  const { cart, busy, removed, announcement, ...commands } = useCart(initial, removedBefore);
  const voucher = voucherIn(cart.cartItems);
  // The code form and the voucher replace each other and pass the focus on. On the first render, neither takes it.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  const isEmpty = cart.cartItems.length === 0;
  // What was added instead of a removed ticket, by the id of that, and where its notice ended.
  const [added, setAdded] = useState<Readonly<Record<string, { next: string; end: number }>>>({});
  function addedFor(id: string) {
    const { next, end = 0 } = added[id] ?? {};
    const item = cart.cartItems.find((one) => one.id === next);
    return item && { item, end };
  }
  const { close, ...listed } = useTickets(cart);
  /** Whether there is nothing to say of an item any more: the ticket added instead has left the cart too. */
  const isSaid = ({ id }: { id: string }) => added[id] === undefined || addedFor(id) !== undefined;
  const [tickets, lost] = [listed.tickets.filter(isSaid), listed.removed.filter(isSaid)];
  const gone = (id: string) => lost.filter((one) => one.id === id);
  const unplaced = lost.filter(({ id }) => isEmpty || !tickets.some((item) => item.id === id));
  const notices = {
    busy,
    folds: props.isBesidePayment ?? false,
    formKey: props.formKey,
    onClose: close,
    addedFor,
    async onAddNext({ id, ...item }: (typeof lost)[number]) {
      const next = await commands.addNext({ id, ...item });
      const end = document.getElementById(lostPlace(id))?.getBoundingClientRect().bottom ?? 0;
      if (next) setAdded((now) => ({ ...now, [id]: { next, end } }));
    },
  };
  const place = useRef<HTMLDivElement>(null);

  // The page of an empty cart has no steps, prices and payment.
  const wasRenderedEmpty = initial.cartItems.length === 0;
  useEffect(() => {
    if (wasRenderedEmpty && !isEmpty) location.replace(href("cart"));
  }, [wasRenderedEmpty, isEmpty]);

  // Removing the last ticket may have removed the focused element, so focus this panel, which shows the reason.
  const wasEmpty = useRef(isEmpty);
  const hasLost = lost.length > 0;
  useEffect(() => {
    const hasNewReason = isEmpty && !wasEmpty.current && hasLost;
    wasEmpty.current = isEmpty;
    // The Pay button is in another island, which unmounts on its own schedule, so wait one frame.
    if (!hasNewReason) return;
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      place.current?.focus({ preventScroll: true });
      // Focus alone would scroll a panel that is higher than the screen to its end.
      place.current?.scrollIntoView({ block: "start" });
    });
  }, [isEmpty, hasLost]);

  // After Back from the receipt. The server does not know what this history entry has bought.
  const [bought, setBought] = useState<BoughtHere | null>(null);
  const { cartReference } = cart;
  useEffect(() => {
    const purchase = isEmpty ? boughtHere({ cartReference }) : null;
    setBought(purchase);
    if (purchase) scrollTo({ top: 0, behavior: "instant" });
  }, [isEmpty, cartReference]);

  const removedBar = removed && (
    <RemovedBar
      removed={removed}
      current={cart.cartItems.find(({ id }) => id === removed.item.id)}
      busy={busy === removed.item.id}
      onUndo={commands.undo}
    />
  );
  return (
    <div
      className={isEmpty ? "stack cart-is-empty" : "stack cart-panel"}
      ref={place}
      // Only where it takes the focus: with it, reading-flow would pass over the tickets.
      tabIndex={isEmpty ? -1 : undefined}
    >
      {problem && (
        <Alert level="danger" live>
          <p>{problemMessage(problem)}</p>
        </Alert>
      )}
      <AutoRemoved items={unplaced} {...notices} />
      <Blocked reasons={cart.blockedReasons} links={blockedLinks} />
      {removed && !removed.games && removedBar}
      {isEmpty && bought ? (
        <EmptyState
          drawing="cart"
          title="You've already paid"
          text={`Your purchase: ${bought.description}. You won't be charged again.`}
          action={{ href: href("receipt", { checkoutID: bought.checkoutId }), label: "See your receipt" }}
        />
      ) : isEmpty ? (
        <EmptyState
          drawing="cart"
          title="Your cart is empty"
          text="Pick your numbers or take a quick-pick to enter the next draws."
          action={{ href: href("lotto-tickets"), label: "See the latest offers" }}
        />
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when a list has no markers
        <ul className="cart-items" role="list">
          {tickets.map((item) => (
            <li key={item.id} className={gone(item.id).length > 0 ? "cart-gone" : undefined}>
              <CartTicket
                item={item}
                now={now}
                prices={cartViewOf(item).prices?.(item) ?? unpackPrices(prices[priceTableKey(item)] ?? "")}
                busy={busy === item.id}
                folds={props.isBesidePayment ?? false}
                undo={removed?.games && removed.item.id === item.id ? removedBar : null}
                onCount={(count) => commands.changeCount(item, count)}
                autoplays={autoplays}
                schedules={schedules}
                onRecur={(enabled) => commands.changeRecurring(item, enabled)}
                onSchedule={(scheduled) => commands.changeScheduled(item, scheduled)}
                onRemove={() => commands.remove(item)}
              />
              <AutoRemoved items={gone(item.id)} {...notices} />
            </li>
          ))}
        </ul>
      )}
      {voucher && (
        <CartVoucher
          key={voucher.id}
          voucher={voucher}
          busy={busy === voucher.id}
          takesFocus={isDrawn}
          onRemove={() => commands.removeVoucher(voucher)}
        />
      )}
      {redeems && !voucher && !isEmpty && (
        <PromotionForm before={promotion} takesFocus={isDrawn} onRedeemed={commands.announceRedeemed} />
      )}
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </div>
  );
}
