import { formatMoney } from "#site/lib/format/money.ts";
import { groupWins } from "#site/lib/format/wins.ts";
import { href } from "#site/lib/href.ts";
import { Badge } from "#site/ui/feedback/Badge.tsx";
import type { Order } from "./order-labels.ts";

/** Shows the ticket numbers of each book of a raffle, and what they won. */
export function RaffleNumbers({ order }: { order: Order }) {
  const { books, numRaffleTickets, ticketRuns = [], ticketWins = [] } = order;
  const isSingle = numRaffleTickets === books;
  if (ticketRuns.length === 0)
    return <p className="small">You get your ticket numbers within minutes of paying, always before the draw.</p>;
  return (
    <div className="stack stack--tight">
      {ticketWins.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when a list has no markers
        <ul className="order-games" role="list" aria-label="Your prizes">
          {groupWins(ticketWins).map(({ count, isGoods, isTakenBack, key, name, ticketNumber, value }) => (
            <li key={key} className={`order-game order-game--prize${isTakenBack ? "" : " is-winner"}`}>
              <span className="order-game__no num">{ticketNumber}</span>
              <span className="order-game__matches">{count > 1 ? `${count} × ${name}` : name}</span>
              <span className="order-game__prize">
                {isGoods && <Badge tone="gold">We will contact you</Badge>}
                {!isGoods && !isTakenBack && <Badge tone="gold">Paid into your wallet</Badge>}
                {isTakenBack && <Badge tone="warning">Taken back</Badge>}
                <strong className="num">
                  {formatMoney(value)}
                  {count > 1 && " each"}
                </strong>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p>Your ticket numbers</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when a list has no markers */}
      <ol className="plain-list" role="list">
        {ticketRuns.map(({ first, last }, index) => (
          <li key={first}>
            {!isSingle && `Book ${index + 1}: `}
            <span className="num">{first === last ? first : `${first} to ${last}`}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Links the result of a raffle's draw, with its seed check. */
export function RaffleResultLink({ order }: { order: Order }) {
  const [draw] = order.draws;
  if (!draw) return null;
  return (
    <p>
      <a href={href("offer-results-draw", { productOfferKey: order.productOfferKey, drawNo: draw.drawNo })}>
        See results and verify this draw
      </a>
    </p>
  );
}
