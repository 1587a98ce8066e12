import { type ReactNode, useState } from "react";
import { isClosableReason } from "#gateway/rules/cart.ts";
import type { Cart } from "#site/lib/cart/cart.store.ts";
import { href } from "#site/lib/href.ts";
import { Alert } from "#site/ui/feedback/Alert.tsx";
import type { BlockedLinks } from "./blocked-links.ts";

/** Reasons that concern one draw: tickets of the next one are on sale. */
const HAS_NEXT: ReadonlySet<string> = new Set<Cart["autoRemovedItems"][number]["reason"]["type"]>([
  "draw_closed",
  "draw_sold_out",
]);

type Closable = { id: string; title?: string; message: string; actionType?: string | undefined };

/** Lists the items the service removed from the cart, each with its reason, until dismissed (shop §4). */
export function AutoRemoved({ items, onClose }: { items: Cart["autoRemovedItems"]; onClose?: (id: string) => void }) {
  return items.map(({ id, description, lotteryKey, reason }) => (
    <Notice
      key={id}
      level="warning"
      notice={{ ...reason, id, title: `Removed from your cart: ${description}` }}
      onClose={() => onClose?.(id)}
    >
      {lotteryKey && HAS_NEXT.has(reason.type) && (
        <p>
          <a href={href("offer-play", { productOfferKey: lotteryKey })}>Next draw</a>
        </p>
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
