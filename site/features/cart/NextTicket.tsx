import type { Cart } from "#site/lib/cart/cart.store.ts";
import { keepInTab, readTab } from "#site/lib/favourites-storage.ts";
import { playPathOf } from "#site/lib/game-types.ts";
import { href } from "#site/lib/href.ts";
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
};

const pathOf = ({ games, gameType, numGames }: Ticket) => playPathOf(games && numGames ? "mega_combo" : gameType);

/** Keeps the numbers for the play page in this tab, unless the tab has an unfinished ticket there. */
function keepNumbers(ticket: Ticket) {
  const { gameOffer: offer, games, hasFavouriteNumbers: hasFavourites, lotteryKey, numDraws, numGames: made } = ticket;
  const key = keptTicketKey(lotteryKey, pathOf(ticket));
  if (!games || readTab(key) !== null) return;
  const isQuickPick = ticket.quickpick ?? false;
  keepInTab(key, JSON.stringify({ games, made, offer, isQuickPick, hasFavourites, drawNo: 0, numDraws }));
}

/** Adds a ticket whose draw is over for the next one, at once or after a change of its numbers. */
export function NextTicket({ formKey, isBusy, onAdd, ticket }: Props) {
  const gameTypeKey = pathOf(ticket);
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
        Add the same for the next draw
      </Button>
      <a
        href={href("offer-play", {
          productOfferKey: ticket.lotteryKey,
          ...(gameTypeKey !== undefined && { gameTypeKey }),
        })}
        onClick={() => keepNumbers(ticket)}
      >
        {ticket.games ? "Choose other numbers" : "Choose another ticket"}
      </a>
    </form>
  );
}
