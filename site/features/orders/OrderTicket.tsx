import { itemViewOf } from "#site/features/products/item-views.ts";
import { playedBalls } from "#site/lib/format/balls.ts";
import { closingLabel, dayAndTime, fullDate, timeLeft } from "#site/lib/format/dates.ts";
import { boardNoun } from "#site/lib/format/entries.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { href } from "#site/lib/href.ts";
import { Badge } from "#site/ui/feedback/Badge.tsx";
import { Ticket } from "#site/ui/ticket/Ticket.tsx";
import { TicketGames } from "#site/ui/ticket/TicketGames.tsx";
import { TicketPicture } from "#site/ui/ticket/TicketPicture.tsx";
import {
  byDraw,
  factsOf,
  type ListKind,
  type OrderDraw,
  type OrderRow,
  shareHref,
  stateOf,
  ticketFacts,
} from "./order-labels.ts";
import "#site/ui/ticket/winner.css";

type Look = {
  now: Date;
  kind: ListKind;
  level?: 2 | 3 /** Under the heading of its draw: with its numbers, without the draw. */;
  isInDraw?: boolean;
};
type Props = Look & { order: OrderRow };

// The ticket's page has all of them.
const SHOWN_GAMES = 3;

/** Renders an order as one row of a list. */
function OrderTicket({ order, now, kind, level = 2, isInDraw = false }: Props) {
  const state = stateOf(order, kind);
  const name = order.status === "upcoming" ? "my-account-upcoming-ticket" : "my-account-past-ticket";
  return (
    <Ticket
      size="row"
      level={level}
      title={order.offerName}
      href={href(name, { id: order.id })}
      facts={isInDraw ? ticketFacts(order) : factsOf(order, now, kind)}
      family={itemViewOf(order).family}
      brand={order.productOfferKey}
      won={state.tone === "gold"}
      stub={
        <>
          <p className="ticket__price">{formatMoney(order.price)}</p>
          <Badge tone={state.tone}>{state.label}</Badge>
        </>
      }
    >
      <TicketPicture src={order.featureImage} />
      {isInDraw && order.games.length > 0 && (
        <TicketGames
          games={order.games.slice(0, SHOWN_GAMES).map((game) => playedBalls(game, {}, order.gameType))}
          noun={boardNoun(order)}
        />
      )}
      {isInDraw && order.games.length > SHOWN_GAMES && (
        <p className="soft small">and {order.games.length - SHOWN_GAMES} more</p>
      )}
      {order.syndicate && (
        <p className="small">
          <a href={shareHref(order)}>
            See your share<span className="sr-only"> of {order.syndicate.syndicateName}</span>
          </a>
        </p>
      )}
    </Ticket>
  );
}

/** Renders a list of orders. */
export function OrderTickets({ orders, ...look }: Look & { orders: readonly OrderRow[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when a list has no markers
    <ul className="order-list" role="list">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderTicket order={order} {...look} />
        </li>
      ))}
    </ul>
  );
}

/** Renders upcoming tickets by draw, the first to close first: each draw with the time left and the numbers played. */
export function OrdersByDraw({ orders, now }: { orders: readonly OrderRow[]; now: Date }) {
  return byDraw(orders, now).map(({ draw, key, name, of }) => (
    <section
      key={key}
      className="stack order-draw"
      aria-labelledby={key}
      data-closes={draw && `Sales close ${dayAndTime(draw.stop)}`}
    >
      <div className="cluster between">
        <h2 id={key}>{draw ? `${name}, draw ${draw.drawNo}` : name}</h2>
        {draw && <p className="soft">{closesIn(draw, now)}</p>}
      </div>
      <OrderTickets orders={of} now={now} kind="upcoming" level={3} isInDraw />
    </section>
  ));
}

function closesIn({ drawDate, stop }: OrderDraw, now: Date): string {
  const left = timeLeft(stop, now);
  return left ? `${closingLabel(stop, now)}, in ${left}` : `Drawn ${fullDate(drawDate)}`;
}
