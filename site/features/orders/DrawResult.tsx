import { toCents } from "#gateway/rules/cents.ts";
import { drawnBalls, playedBalls } from "#site/lib/format/balls.ts";
import { boardNoun, isEntry, winLabels } from "#site/lib/format/entries.ts";
import { describeMatches, matchLegend } from "#site/lib/format/matches.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { winnersFirst } from "#site/lib/format/wins.ts";
import { href } from "#site/lib/href.ts";
import { countShares, splitOwnWinnings } from "#site/lib/shares.ts";
import { BallRow } from "#site/ui/ball/Ball.tsx";
import { Badge } from "#site/ui/feedback/Badge.tsx";
import type { DrawDetails, Order } from "./order-labels.ts";
import "#site/ui/ball/match.css";
import "./orders.css";

type Props = {
  details: DrawDetails;
  /** The ticket: an order, or a session of Lotto Party. */
  order: Pick<
    Order,
    "gameOfferName" | "gameType" | "productOfferKey" | "sessionId" | "standardGames" | "syndicate" | "winnings"
  >;
};
type PlacedGame = DrawDetails["games"][number] & { place: number };

// 36 games would fill nine phone screens.
const SHOWN_GAMES = 6;

/** Shows a drawn ticket: the drawn numbers, and each game with its matches, its division and its prize, winners first. */
export function DrawResult({ details, order }: Props) {
  const { drawNo, games, notes = [], verification, seedHash } = details;
  const id = `draw-${drawNo}`;
  const placed = winnersFirst(games);
  const own = ownParts(placed, order);
  const legend = matchLegend(games);
  // Winning games are always shown, never collapsed.
  const isShown = ({ place, division }: PlacedGame) => place <= SHOWN_GAMES || division !== undefined;
  const shown = placed.filter(isShown);
  const folded = placed.filter((game) => !isShown(game));
  return (
    <section className="card stack" aria-labelledby={id}>
      <h2 id={id}>Draw {drawNo}</h2>
      <BallRow sets={drawnBalls(details.drawNumbers ?? {})} label={`Winning numbers, draw ${drawNo}`} />
      <h3>
        {order.sessionId
          ? "The group's ticket"
          : order.syndicate
            ? "The syndicate's ticket"
            : isEntry(order)
              ? "Your entries"
              : "Your games"}
      </h3>
      <SharedPrize order={order} />
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {legend && <p className="soft">{legend}</p>}
      <Games games={shown} order={order} own={own} />
      {folded.length > 0 && (
        <details className="order-more">
          <summary>Show {folded.length} more without a prize</summary>
          <Games games={folded} order={order} own={own} />
        </details>
      )}
      <p>
        <a href={href("offer-results-draw", { productOfferKey: order.productOfferKey, drawNo })}>
          {verification ? "See results and verify this draw" : "See the results of this draw"}
        </a>
      </p>
      {verification && (
        <p className="small soft order-seal">
          Fingerprint of the draw's secret number: <code>{seedHash}</code>
        </p>
      )}
    </section>
  );
}

/** Says what the whole ticket of a syndicate won, and what the customer's shares got of it. */
function SharedPrize({ order: { syndicate, winnings } }: Pick<Props, "order">) {
  if (!syndicate?.ticketWinnings || syndicate.ticketWinnings.amount === 0 || !winnings) return null;
  return (
    <p>
      The ticket won {formatMoney(syndicate.ticketWinnings)}. Your {countShares(syndicate.numShares)} of{" "}
      {syndicate.size} got <strong>{formatMoney(winnings)}</strong>.
    </p>
  );
}

/** Returns what a customer's shares got of each prize of the ticket, by the place of its game. Empty for other tickets. */
function ownParts(games: readonly PlacedGame[], { syndicate, winnings }: Props["order"]): ReadonlyMap<number, string> {
  if (!syndicate || !winnings) return new Map();
  const won = games.flatMap(({ place, prize }) => (prize ? [{ place, cents: toCents(prize.amount) }] : []));
  const prizes = won.map(({ cents }) => cents);
  const parts = splitOwnWinnings(prizes, toCents(winnings.amount), syndicate);
  return new Map(won.map(({ place }, at) => [place, formatMoney({ ...winnings, amount: (parts[at] ?? 0) / 100 })]));
}

type GamesProps = { games: readonly PlacedGame[]; own: ReadonlyMap<number, string> } & Pick<Props, "order">;

function Games({ games, order, own }: GamesProps) {
  const noun = boardNoun(order);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when a list has no markers
    <ol className="order-games" role="list">
      {games.map(({ place, numbers, matched, division, wins, prize }) => (
        <li key={place} className={division ? "order-game is-winner" : "order-game"}>
          <span className="order-game__no">{`${noun} ${place}`}</span>
          <BallRow sets={playedBalls(numbers, matched, order.gameType)} size="s" label={`${noun} ${place}`} />
          <span className="order-game__matches">{describeMatches(matched)}</span>
          <span className="order-game__prize">
            {winLabels({ division, wins }, order).map((label) => (
              <Badge key={label} tone="gold">
                {label}
              </Badge>
            ))}
            {!division && <span className="soft">No prize</span>}
            {prize && <strong className="num">{formatMoney(prize)}</strong>}
            {own.has(place) && <span className="soft num">Yours {own.get(place)}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
