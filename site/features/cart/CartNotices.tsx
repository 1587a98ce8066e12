import { type ReactNode, useLayoutEffect, useState } from "react";
import { isClosableReason } from "#gateway/rules/cart.ts";
import { cartViewOf } from "#site/features/products/cart-views.ts";
import { BLOCKED_ID } from "#site/lib/cart/blocked-notice.ts";
import type { Cart, CartItem } from "#site/lib/cart/cart.store.ts";
import { playedBalls } from "#site/lib/format/balls.ts";
import { fullDate } from "#site/lib/format/dates.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { Alert } from "#site/ui/feedback/Alert.tsx";
import { TicketGames } from "#site/ui/ticket/TicketGames.tsx";
import type { BlockedLinks } from "./blocked-links.ts";
import { keepNumbers, NextTicket } from "./NextTicket.tsx";

/** Reasons that concern one draw, in few words and in a sentence: tickets of the next one are on sale. A payment may have been refused for them. */
const HAS_NEXT: Partial<Record<string, readonly [short: string, long: string]>> = {
  draw_closed: ["Draw closed", "This draw has closed."],
  draw_sold_out: ["Sold out", "This draw is sold out."],
} satisfies Partial<Record<Cart["autoRemovedItems"][number]["reason"]["type"], readonly [string, string]>>;

/** Returns what the service says, such as how many shares are left, unless that is only that the draw is over. */
const overOf = ([, long]: readonly [string, string], { message }: Removed["reason"]) =>
  message.startsWith(long) ? long : message;

type Closable = { id: string; title?: string; actionType?: string | undefined };
type Removed = Cart["autoRemovedItems"][number];

type RemovedProps = {
  busy: string | null;
  /** The idempotency key of the plain form. */
  formKey: string;
  onClose: (id: string) => void;
  /** Whether the notice is as high as a folded ticket on a phone, and opens like one (beside-payment.css). */
  folds: boolean;
  onAddNext: (item: Removed) => void;
  /** Returns the ticket that was added instead, and where the notice ended in the window. */
  addedFor: (id: string) => { item: CartItem; end: number } | undefined;
};

/**
 * Lists the items the service removed from the cart, each with its reason, until dismissed (shop §4). What the next draw sells too can be
 * added for it.
 */
export function AutoRemoved({ items, ...props }: RemovedProps & { items: Removed[] }) {
  return items.map((item) => <AutoRemovedItem key={item.id} item={item} {...props} />);
}

function AutoRemovedItem({ item, addedFor, ...props }: RemovedProps & { item: Removed }) {
  const added = addedFor(item.id);
  if (added) return <Added {...added} onClose={() => props.onClose(item.id)} />;
  return <Lost item={item} {...props} />;
}

type AddedProps = { item: CartItem; end: number; onClose: () => void };

/** Says in the place of the pressed button what it has added. Takes the focus from it, and ends where the higher notice did. */
function Added({ item: { description, drawDate, id, price }, end, onClose }: AddedProps) {
  const place = `added-${id}`;
  useLayoutEffect(() => {
    const element = document.getElementById(place);
    element?.focus({ preventScroll: true });
    scrollBy({ top: (element?.getBoundingClientRect().bottom ?? end) - end, behavior: "instant" });
  }, [place, end]);
  const draw = drawDate ? `the draw on ${fullDate(drawDate)}` : "the next draw";
  return (
    <Alert level="success" id={place} title={`Added for ${draw}`} onClose={onClose}>
      <p>
        {description}, {formatMoney(price)}
      </p>
    </Alert>
  );
}

function Lost({ item, busy, folds, formKey, onClose, onAddNext }: Omit<RemovedProps, "addedFor"> & { item: Removed }) {
  const { description, id, lotteryKey, nextTicket, reason } = item;
  const productType = item.productType ?? nextTicket?.productType;
  const over = HAS_NEXT[reason.type];
  const instead =
    over && lotteryKey && productType && cartViewOf({ productType }).instead?.(lotteryKey, nextTicket, item);
  const link = instead && (
    <a href={instead.href} onClick={() => nextTicket && keepNumbers(nextTicket)}>
      {instead.label}
    </a>
  );
  const why = (
    <>
      <p>{over ? `${overOf(over, reason)} You were not charged for it.` : reason.message}</p>
      {nextTicket && <RemovedGames ticket={nextTicket} of={description} />}
    </>
  );
  return (
    <Notice
      level="warning"
      notice={{ ...reason, id, title: `Removed from your cart: ${description}` }}
      place={lostPlace(id)}
      onClose={() => onClose(id)}
    >
      {folds && over && nextTicket ? (
        <details className="cart-fold ticket__more">
          <summary>{over[0]}</summary>
          {why}
        </details>
      ) : (
        why
      )}
      {nextTicket ? (
        <NextTicket ticket={nextTicket} isBusy={busy === id} formKey={formKey} onAdd={() => onAddNext(item)}>
          {link}
        </NextTicket>
      ) : (
        link && <p>{link}</p>
      )}
    </Notice>
  );
}

/** The id of the notice of a removed item. */
export const lostPlace = (id: string) => `lost-${id}`;

type GamesProps = { ticket: NonNullable<Removed["nextTicket"]>; of: string };

/** Shows the numbers of a removed ticket as the cart did. Nothing for numbers that the shop picks again. */
function RemovedGames({ ticket, of }: GamesProps) {
  if (!("games" in ticket) || !ticket.games) return null;
  const { gameType, games, lotteryKey, numGames } = ticket;
  return (
    <div className={`cart-lost family-lottery brand-${lotteryKey}`}>
      <TicketGames
        games={games.map((game) => playedBalls(game, {}, gameType))}
        of={of}
        noun={numGames ? "List" : "Game"}
      />
    </div>
  );
}

/** Shows why the cart cannot be bought now. Only closable reasons have a close button; the others stay until resolved. */
export function Blocked({
  reasons,
  links = {},
}: {
  reasons: Cart["blockedReasons"];
  links?: BlockedLinks | undefined;
}) {
  return Object.entries(reasons).map(([id, reason], index) => {
    const link = links[reason.type];
    return (
      <Notice
        key={id}
        level="danger"
        notice={{ ...reason, id, title: "This cart can't be bought yet" }}
        {...(index === 0 && { place: BLOCKED_ID })}
      >
        <p>{reason.message}</p>
        {link && (
          <p>
            <a href={link.href}>{link.label}</a>
          </p>
        )}
      </Notice>
    );
  });
}

type NoticeProps = {
  level: "warning" | "danger";
  notice: Closable;
  /** Its id, by which the payment leads here, or its place is found. */
  place?: string;
  onClose?: () => void;
  children?: ReactNode;
};

function Notice({ level, notice, place, onClose, children }: NoticeProps) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  const close = () => {
    setClosed(true);
    onClose?.();
  };
  return (
    <Alert
      level={level}
      title={notice.title}
      {...(place && { id: place })}
      {...(isClosableReason(notice) && { onClose: close })}
    >
      {children}
    </Alert>
  );
}
