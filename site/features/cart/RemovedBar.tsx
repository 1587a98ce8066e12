import { useEffect, useRef } from "react";
import type { CartItem } from "#site/lib/cart/cart.store.ts";
import { Button } from "#site/ui/button/Button.tsx";
import { HiddenFields } from "./HiddenFields.tsx";
import { type Removed, removalMessage } from "./removal.ts";
import { inputOf } from "./restore.ts";

type Props = {
  removed: Removed;
  /** The item as it is now, if it is still in the cart. */
  current: CartItem | undefined;
  busy: boolean;
  onUndo: () => void;
};

const restored = ({ item, games, before }: Removed) =>
  games ? { itemId: item.id, games: item.games } : { items: [inputOf(item)], ...(before && { before }) };

/** Shows "Removed. Undo" in place of the ticket or its games. The form carries them, so it works without JavaScript. */
export function RemovedBar({ removed, current, busy, onUndo }: Props) {
  const { item, idempotencyKey, games } = removed;
  const button = useRef<HTMLButtonElement>(null);

  // The pressed button is gone with its ticket. Without this, the focus would move to the top of the page.
  useEffect(() => {
    if (!item.id || document.activeElement !== document.body) return;
    // Scrolls to the whole bar: scrolling to the button alone leaves the message behind the header.
    button.current?.focus({ preventScroll: true });
    button.current?.form?.scrollIntoView({ block: "nearest" });
  }, [item.id]);

  return (
    <form
      className="cart-removed"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onUndo();
      }}
    >
      <p role="status">{removalMessage(removed, current)}</p>
      <HiddenFields value={{ ...restored(removed), idempotencyKey }} />
      <Button
        ref={button}
        type="submit"
        name="command"
        value={games ? "update" : "restore"}
        variant="secondary"
        size="small"
        icon="undo"
        loading={busy}
      >
        Undo
      </Button>
    </form>
  );
}
