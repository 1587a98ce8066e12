import type { ReactNode } from "react";
import type { Cart } from "#site/lib/cart/cart.store.ts";
import { keepInTab, readTab } from "#site/lib/favourites-storage.ts";
import { playPathOf } from "#site/lib/game-types.ts";
import { keptTicketKey } from "#site/lib/kept-ticket-key.ts";
import { Button } from "#site/ui/button/Button.tsx";
import { HiddenFields } from "./HiddenFields.tsx";

type Ticket = NonNullable<Cart["autoRemovedItems"][number]["nextTicket"]>;

type Props = {
  ticket: Ticket;
  isBusy: boolean;
  /** The idempotency key of the plain form. */
  formKey: string;
  onAdd: () => void;
  children: ReactNode;
};

/** Keeps the numbers for the play page in this tab, unless the tab has an unfinished ticket there. */
export function keepNumbers(ticket: Ticket) {
  if (!("games" in ticket) || !ticket.games) return;
  const { gameOffer: offer, games, hasFavouriteNumbers: hasFavourites, lotteryKey, numDraws, numGames: made } = ticket;
  const key = keptTicketKey(lotteryKey, playPathOf(made ? "mega_combo" : ticket.gameType));
  if (readTab(key) !== null) return;
  const isQuickPick = ticket.quickpick ?? false;
  keepInTab(key, JSON.stringify({ games, made, offer, isQuickPick, hasFavourites, drawNo: 0, numDraws }));
}

/** Adds what was removed for the next draw. Its children offer something else instead. */
export function NextTicket({ children, formKey, isBusy, onAdd, ticket }: Props) {
  return (
    <form
      className="cluster cart-next"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onAdd();
      }}
    >
      <HiddenFields value={{ items: [ticket], idempotencyKey: formKey }} />
      <Button type="submit" name="command" value="restore" variant="secondary" size="small" loading={isBusy}>
        Add for the next draw
      </Button>
      {children}
    </form>
  );
}
