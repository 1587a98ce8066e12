import { type ComponentType, type SubmitEvent, useEffect, useRef, useState } from "react";
import { type Cart, removeCartItem } from "#site/lib/cart/cart.store.ts";
import { showCartFailure } from "#site/lib/cart/cart-failure.ts";
import { problemOf } from "#site/lib/gateway/client.ts";
import { Button } from "#site/ui/button/Button.tsx";
import { Alert } from "#site/ui/feedback/Alert.tsx";
import type { MatchesDialog } from "./MatchesDialog.tsx";
import { type Match, questionOf } from "./matches.ts";

type Dialog = ComponentType<Parameters<typeof MatchesDialog>[0]>;

/**
 * Asks before a payment whether to buy what an autoplay or a subscription buys already. `asks` holds the form back until every item
 * is kept or taken out. Once all are kept the form is sent; a cart with another price waits for another press.
 */
export function useMatches(cart: Cart, matches: readonly Match[]) {
  const [kept, keep] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [Loaded, setLoaded] = useState<Dialog>();
  const held = useRef<{ form: HTMLFormElement; button: HTMLElement | null } | null>(null);
  const open = matches.filter(({ itemId }) => !kept.includes(itemId) && cart.cartItems.some(({ id }) => id === itemId));
  const isAnswered = isAsking && open.length === 0;

  useEffect(() => {
    if (!isAnswered) return;
    setAsking(false);
    const { button, form } = held.current ?? {};
    form?.requestSubmit(button);
  }, [isAnswered]);

  function asks(event: SubmitEvent<HTMLFormElement>): boolean {
    if (open.length === 0) return false;
    event.preventDefault();
    held.current = { form: event.currentTarget, button: event.nativeEvent.submitter };
    void import("./MatchesDialog.tsx").then(
      async (loaded) => {
        await loaded.ready;
        setLoaded(() => loaded.MatchesDialog);
        setAsking(true);
      },
      // Without the question both are bought, as without a script.
      () => keep(matches.map(({ itemId }) => itemId)),
    );
    return true;
  }

  async function takeOut(itemId: string) {
    setBusy(itemId);
    held.current = null;
    await removeCartItem(itemId).catch((error: unknown) => showCartFailure(problemOf(error)));
    setBusy(null);
  }

  const dialog = isAsking && Loaded && (
    <Loaded
      matches={open.map((match) => ({ ...match, question: questionOf(match) }))}
      busy={busy}
      takeOut={(itemId) => void takeOut(itemId)}
      keep={(itemId) => keep([...kept, itemId])}
      close={() => setAsking(false)}
    />
  );
  return { asks, dialog };
}

/** The same question in the page, for browsers without a script: paying keeps both. */
export const Matches = ({ matches }: { matches: readonly Match[] }) => (
  <noscript>
    {import.meta.env.SSR &&
      matches.map((match) => (
        <Alert key={match.itemId} level="info" title="You may be buying this twice">
          <div className="stack stack--tight">
            <p>{questionOf(match)}</p>
            <p>Pay to keep both.</p>
            <form method="post">
              <input type="hidden" name="itemId" value={match.itemId} />
              <Button type="submit" name="command" value="remove" variant="secondary" size="small">
                Take it out
              </Button>
            </form>
          </div>
        </Alert>
      ))}
  </noscript>
);
