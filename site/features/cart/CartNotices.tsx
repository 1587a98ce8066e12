import { type ReactNode, useState } from "react";
import { isClosableReason } from "#gateway/rules/cart.ts";
import { cartViewOf } from "#site/features/products/cart-views.ts";
import { BLOCKED_ID } from "#site/lib/cart/blocked-notice.ts";
import type { Cart } from "#site/lib/cart/cart.store.ts";
import { playedBalls } from "#site/lib/format/balls.ts";
import { Alert } from "#site/ui/feedback/Alert.tsx";
import { TicketGames } from "#site/ui/ticket/TicketGames.tsx";
import type { BlockedLinks } from "./blocked-links.ts";
import { keepNumbers, NextTicket } from "./NextTicket.tsx";

/** Reasons that concern one draw, with their text: tickets of the next one are on sale. A payment may have been refused for them. */
const HAS_NEXT: Partial<Record<string, string>> = {
  draw_closed: "This draw has closed.",
  draw_sold_out: "This draw is sold out.",
} satisfies Partial<Record<Cart["autoRemovedItems"][number]["reason"]["type"], string>>;

type Closable = { id: string; title?: string; message: string; actionType?: string | undefined };
type Removed = Cart["autoRemovedItems"][number];

type RemovedProps = {
  busy: string | null;
  /** The idempotency key of the plain form. */
  formKey: string;
  onClose: (id: string) => void;
  /** Whether the games are one row on a phone, which opens: the notice has the place of a folded ticket (beside-payment.css). */
  folds: boolean;
  onAddNext: (item: Removed) => void;
};

/**
 * Lists the items the service removed from the cart, each with its reason, until dismissed (shop §4). What the next draw sells too can be
 * added for it.
 */
export function AutoRemoved({ items, ...props }: RemovedProps & { items: Removed[] }) {
  return items.map((item) => <AutoRemovedItem key={item.id} item={item} {...props} />);
}

function AutoRemovedItem({ item, busy, folds, formKey, onClose, onAddNext }: RemovedProps & { item: Removed }) {
  const { description, id, lotteryKey, nextTicket, reason } = item;
  const productType = item.productType ?? nextTicket?.productType;
  const over = HAS_NEXT[reason.type];
  const instead = over && lotteryKey && productType && cartViewOf({ productType }).instead?.(lotteryKey, nextTicket);
  const link = instead && (
    <a href={instead.href} onClick={() => nextTicket && keepNumbers(nextTicket)}>
      {instead.label}
    </a>
  );
  return (
    <Notice
      level="warning"
      notice={{
        ...reason,
        id,
        title: `Removed from your cart: ${description}`,
        message: over ? `${over} You were not charged for it.` : reason.message,
      }}
      onClose={() => onClose(id)}
    >
      {nextTicket && <RemovedGames ticket={nextTicket} of={description} folds={folds} />}
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

type GamesProps = { ticket: NonNullable<Removed["nextTicket"]>; of: string; folds: boolean };

/** Shows the numbers of a removed ticket as the cart did. Nothing for numbers that the shop picks again. */
function RemovedGames({ ticket, of, folds }: GamesProps) {
  if (!("games" in ticket) || !ticket.games) return null;
  const { gameType, games, lotteryKey, numGames } = ticket;
  const list = (
    <TicketGames
      games={games.map((game) => playedBalls(game, {}, gameType))}
      of={of}
      noun={numGames ? "List" : "Game"}
    />
  );
  return (
    <div className={`cart-lost family-lottery brand-${lotteryKey}`}>
      {folds ? (
        <details className="cart-fold ticket__more">
          <summary>Show the numbers</summary>
          {list}
        </details>
      ) : (
        list
      )}
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
  /** The id by which the payment leads here. */
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
      <p>{notice.message}</p>
      {children}
    </Alert>
  );
}
