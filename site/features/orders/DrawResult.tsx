import { drawnBalls, matchWords, playedBalls } from "#site/lib/balls.ts";
import { href } from "#site/lib/href.ts";
import { formatMoney } from "#site/lib/money.ts";
import { BallRow } from "#site/ui/ball/Ball.tsx";
import { Badge } from "#site/ui/feedback/Badge.tsx";
import type { DrawDetails, Order } from "./order-words.ts";

type Props = { details: DrawDetails; order: Order };

/** A drawn ticket: the numbers of the draw, and each game with its matches in gold, its division and its prize. */
export function DrawResult({ details, order }: Props) {
  const { drawNo, games, verification, seedHash } = details;
  const id = `draw-${drawNo}`;
  return (
    <section className="card stack" aria-labelledby={id}>
      <h2 id={id}>Draw {drawNo}</h2>
      <BallRow sets={drawnBalls(details.drawNumbers ?? {})} label={`Numbers of draw ${drawNo}`} />
      <h3>Your games</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without markers is one */}
      <ol className="order-games" role="list">
        {games.map((game, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two games may hold the same numbers; their place is their identity
          <li key={index} className={game.division ? "order-game is-winner" : "order-game"}>
            <span className="order-game__no">Game {index + 1}</span>
            <BallRow sets={playedBalls(game.numbers, game.matched)} size="s" label={`Game ${index + 1}`} />
            <span className="order-game__matches">{matchWords(game.matched)}</span>
            <span className="order-game__prize">
              {game.division ? (
                <Badge tone="gold">Division {game.division}</Badge>
              ) : (
                <span className="soft">No prize</span>
              )}
              {game.prize && <strong className="num">{formatMoney(game.prize)}</strong>}
            </span>
          </li>
        ))}
      </ol>
      <p>
        <a href={href("offer-results-draw", { productOfferKey: order.productOfferKey, drawNo })}>
          Result and prize divisions of draw {drawNo}
        </a>
        {verification && <span className="soft">, with everything needed to work the numbers out again.</span>}
      </p>
      {verification && (
        <p className="small soft order-seal">
          Seal of the draw: <code>{seedHash}</code>
        </p>
      )}
    </section>
  );
}
