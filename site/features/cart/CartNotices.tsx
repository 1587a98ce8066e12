import { type ReactNode, useState } from "react";
import { isClosableReason } from "#gateway/rules/cart.ts";
import type { Cart } from "#site/lib/cart/cart.store.ts";
import { href } from "#site/lib/href.ts";
import { Alert } from "#site/ui/feedback/Alert.tsx";
import type { BlockedLinks } from "./blocked-links.ts";
import { NextTicket } from "./NextTicket.tsx";

/** Reasons that concern one draw: tickets of the next one are on sale. A payment may have been refused for them. */
const HAS_NEXT: ReadonlySet<string> = new Set<Cart["autoRemovedItems"][number]["reason"]["type"]>([
  "draw_closed",
  "draw_sold_out",
]);

type Closable = { id: string; title?: string; message: string; actionType?: string | undefined };
type Removed = Cart["autoRemovedItems"][number];

type RemovedProps = {
  items: Removed[];
  busy: string | null;
  /** The idempotency key of the plain form. */
  formKey: string;
  onClose: (id: string) => void;
  onAddNext: (item: Removed) => void;
};

/**
 * Lists the items the service removed from the cart, each with its reason, until dismissed (shop §4). A ticket whose draw is over can be
 * added for the next one, with its numbers.
 */
export function AutoRemoved({ items, busy, formKey, onClose, onAddNext }: RemovedProps) {
  return items.map((item) => (
    <Notice
      key={item.id}
      level="warning"
      notice={{
        ...item.reason,
        id: item.id,
        title: `Removed from your cart: ${item.description}`,
        message: HAS_NEXT.has(item.reason.type)
          ? `${item.reason.message} You were not charged for this ticket.`
          : item.reason.message,
      }}
      onClose={() => onClose(item.id)}
    >
      {!item.nextTicket && item.lotteryKey && HAS_NEXT.has(item.reason.type) && (
        <p>
          <a href={href("offer-play", { productOfferKey: item.lotteryKey })}>Next draw</a>
        </p>
      )}
      {item.nextTicket && (
        <NextTicket
          ticket={item.nextTicket}
          isBusy={busy === item.id}
          formKey={formKey}
          onAdd={() => onAddNext(item)}
        />
      )}
    </Notice>
  ));
}

/** Shows why the cart cannot be bought now. Only closable reasons have a close button; the others stay until resolved. */
export function Blocked({
  reasons,
  links = {},
}: {
  reasons: Cart["blockedReasons"];
  links?: BlockedLinks | undefined;
}) {
  return Object.entries(reasons).map(([id, reason]) => {
    const link = links[reason.type];
    return (
      <Notice key={id} level="danger" notice={{ ...reason, id, title: "This cart can't be bought yet" }}>
        {link && (
          <p>
            <a href={link.href}>{link.label}</a>
          </p>
        )}
      </Notice>
    );
  });
}

type NoticeProps = { level: "warning" | "danger"; notice: Closable; onClose?: () => void; children?: ReactNode };

function Notice({ level, notice, onClose, children }: NoticeProps) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  const close = () => {
    setClosed(true);
    onClose?.();
  };
  return (
    <Alert level={level} title={notice.title} {...(isClosableReason(notice) && { onClose: close })}>
      <p>{notice.message}</p>
      {children}
    </Alert>
  );
}
