import { type ReactNode, useState } from "react";
import { isClosableReason } from "#gateway/rules/cart.ts";
import type { Cart } from "#site/lib/cart/cart.store.ts";
import { Alert } from "#site/ui/feedback/Alert.tsx";
import type { BlockedLinks } from "./blocked-links.ts";

type Closable = { id: string; title?: string; message: string; actionType?: string | undefined };

/** Lists the items the service removed from the cart, each with its reason, until dismissed (shop §4). */
export function AutoRemoved({ items }: { items: Cart["autoRemovedItems"] }) {
  return items.map(({ id, description, reason }) => (
    <Notice key={id} level="warning" notice={{ ...reason, id, title: `Removed from your cart: ${description}` }} />
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

type NoticeProps = { level: "warning" | "danger"; notice: Closable; children?: ReactNode };

function Notice({ level, notice, children }: NoticeProps) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <Alert level={level} title={notice.title} {...(isClosableReason(notice) && { onClose: () => setClosed(true) })}>
      <p>{notice.message}</p>
      {children}
    </Alert>
  );
}
