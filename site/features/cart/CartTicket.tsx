import { familyOf, playedBalls } from "#site/lib/balls.ts";
import type { CartItem } from "#site/lib/cart.store.ts";
import { closingWords, fullDate } from "#site/lib/dates.ts";
import { href } from "#site/lib/href.ts";
import { formatMoney } from "#site/lib/money.ts";
import { BallRow } from "#site/ui/ball/Ball.tsx";
import { Button } from "#site/ui/button/Button.tsx";
import { Ticket } from "#site/ui/ticket/Ticket.tsx";
import { GamesSelect } from "./GamesSelect.tsx";

type Props = {
  item: CartItem;
  now: string;
  prices: readonly { games: number; price: number }[];
  busy: boolean;
  onGames: (games: number) => void;
  onRemove: () => void;
};

// A ticket of 50 games would push the next one off the screen.
const SHOWN_GAMES = 4;

/** One line of the cart as the ticket it will become. */
export function CartTicket({ item, now, prices, busy, onGames, onRemove }: Props) {
  const { offerName, games, numDraws = 1, quickpick } = item;
  const facts = [
    ...(item.drawNo ? [`Draw ${item.drawNo}`] : []),
    ...(item.drawDate ? [fullDate(item.drawDate)] : []),
    ...(item.drawStop ? [closingWords(item.drawStop, now)] : []),
    ...(numDraws > 1 ? [`${numDraws} draws`] : []),
    ...(quickpick ? ["Quick-pick"] : []),
  ];
  const play = item.lotteryKey && href("offer-play", { productOfferKey: item.lotteryKey });

  return (
    <Ticket
      title={offerName}
      facts={facts}
      level={2}
      family={familyOf(item.productType)}
      stub={
        <>
          <p className="ticket__price">{formatMoney(item.price)}</p>
          <form
            method="post"
            onSubmit={(event) => {
              event.preventDefault();
              onRemove();
            }}
          >
            <input type="hidden" name="itemId" value={item.id} />
            <Button
              type="submit"
              name="command"
              value="remove"
              variant="quiet"
              size="small"
              icon="bin"
              loading={busy}
              aria-label={`Remove ${item.description}`}
            >
              Remove
            </Button>
          </form>
        </>
      }
    >
      <GamesList item={item} games={games.slice(0, SHOWN_GAMES)} from={1} />
      {games.length > SHOWN_GAMES && (
        <details className="cart-more">
          <summary>Show {games.length - SHOWN_GAMES} more games</summary>
          <GamesList item={item} games={games.slice(SHOWN_GAMES)} from={SHOWN_GAMES + 1} />
        </details>
      )}
      <div className="cart-tools">
        <GamesSelect item={item} prices={prices} busy={busy} onGames={onGames} />
        {play && (
          <a className="cart-tools__link" href={play}>
            Play {offerName} again
          </a>
        )}
      </div>
    </Ticket>
  );
}

function GamesList({ item, games, from }: { item: CartItem; games: CartItem["games"]; from: number }) {
  if (games.length === 0) return null;
  return (
    <ol className="ticket__games" start={from}>
      {games.map((game, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two games may hold the same numbers; their place is their identity
        <li key={from + index}>
          <span aria-hidden="true">{from + index}</span>
          <BallRow sets={playedBalls(game)} size="s" label={`Game ${from + index} of ${item.offerName}`} />
        </li>
      ))}
    </ol>
  );
}
