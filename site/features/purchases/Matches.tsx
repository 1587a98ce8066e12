import { useEffect, useState } from "react";
import { type Cart, removeCartItem } from "#site/lib/cart/cart.store.ts";
import { showCartFailure } from "#site/lib/cart/cart-failure.ts";
import { problemOf } from "#site/lib/gateway/client.ts";
import { Button } from "#site/ui/button/Button.tsx";
import { Alert } from "#site/ui/feedback/Alert.tsx";
import type { Match } from "./matches.ts";

/** Asks before paying whether to buy what an autoplay or a subscription buys already. Without a script, paying keeps both. */
export function Matches({ cart, matches }: { cart: Cart; matches: readonly Match[] }) {
  const [kept, keep] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState<string | null>(null);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const open = matches.filter(({ itemId }) => !kept.includes(itemId) && cart.cartItems.some(({ id }) => id === itemId));

  async function takeOut(itemId: string) {
    setBusy(itemId);
    await removeCartItem(itemId).catch((error: unknown) => showCartFailure(problemOf(error)));
    setBusy(null);
  }

  return open.map(({ item, itemId, purchase }) => (
    <Alert key={itemId} level="info" title="You may be buying this twice">
      <div className="stack stack--tight">
        <p>{`You already buy ${purchase} for this draw. Do you still want ${item}?`}</p>
        {!isLive && <p>Pay to keep both.</p>}
        <form
          method="post"
          className="cluster"
          onSubmit={(event) => {
            event.preventDefault();
            void takeOut(itemId);
          }}
        >
          <input type="hidden" name="itemId" value={itemId} />
          <Button
            type="submit"
            name="command"
            value="remove"
            variant="secondary"
            size="small"
            loading={busy === itemId}
          >
            Take it out
          </Button>
          {isLive && (
            <Button variant="secondary" size="small" onClick={() => keep([...kept, itemId])}>
              Keep both
            </Button>
          )}
        </form>
      </div>
    </Alert>
  ));
}
