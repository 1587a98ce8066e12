import { itemViewOf } from "#site/features/products/item-views.ts";
import { playedBalls } from "#site/lib/format/balls.ts";
import { dayAndTime, withoutBreaks } from "#site/lib/format/dates.ts";
import { boardNoun, countBoards } from "#site/lib/format/entries.ts";
import { href } from "#site/lib/href.ts";
import { Ticket } from "#site/ui/ticket/Ticket.tsx";
import { TicketGames } from "#site/ui/ticket/TicketGames.tsx";
import { TicketPicture } from "#site/ui/ticket/TicketPicture.tsx";
import { OrderStub } from "./OrderStub.tsx";
import {
  byDraw,
  closesIn,
  factsOf,
  type ListKind,
  type OrderRow,
  shareHref,
  stateOf,
  ticketFacts,
} from "./order-labels.ts";

type Look = {
  now: Date;
  kind: ListKind;
  level?: 2 | 3;
  /** The draw in the heading above. The ticket then shows its numbers, and not the draw. */
  inDraw?: string;
};
/** `place`: the ticket's number in its list. */
type Props = Look & { order: OrderRow; place: number };

// The ticket's page has all of them.
const SHOWN_GAMES = 4;

/** Renders an order as one row of a list. */
function OrderTicket({ order, now, kind, level = 2, inDraw, place }: Props) {
  const name = order.status === "upcoming" ? "my-account-upcoming-ticket" : "my-account-past-ticket";
  return (
    <Ticket
      size="row"
      level={level}
      title={order.offerName}
      href={href(name, { id: order.id })}
      facts={inDraw ? ticketFacts(order) : factsOf(order, now, kind)}
      family={itemViewOf(order).family}
      brand={order.productOfferKey}
      won={stateOf(order, kind).tone === "gold"}
      stub={<OrderStub order={order} kind={kind} />}
    >
      <TicketPicture src={order.featureImage} />
      {inDraw && order.games.length > 0 && (
        <TicketGames
          games={order.games.slice(0, SHOWN_GAMES).map((game) => playedBalls(game, {}, order.gameType))}
          of={`${inDraw}, ticket ${place}`}
          noun={boardNoun(order)}
        />
      )}
      {inDraw && order.games.length > SHOWN_GAMES && (
        <p className="soft small ticket__left">and {countBoards(order, order.games.length - SHOWN_GAMES)} more</p>
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
      {orders.map((order, index) => (
        <li key={order.id}>
          <OrderTicket order={order} place={index + 1} {...look} />
        </li>
      ))}
    </ul>
  );
}

/** Renders upcoming tickets by draw, the first to close first: each draw with the time left and the numbers played. */
export function OrdersByDraw({ orders, now }: { orders: readonly OrderRow[]; now: Date }) {
  return byDraw(orders, now).map(({ draw, key, name, of }) => {
    const title = draw ? `${name}, draw ${draw.drawNo}` : name;
    return (
      <section
        key={key}
        className="stack order-draw"
        aria-labelledby={key}
        data-closes={draw && `Sales close ${draw.isDrawnWhenSoldOut ? "at the latest " : ""}${dayAndTime(draw.stop)}`}
      >
        <div className="cluster between">
          <h2 id={key}>{title}</h2>
          {draw && <p className="soft">{withoutBreaks(closesIn(draw, now))}</p>}
        </div>
        <OrderTickets orders={of} now={now} kind="upcoming" level={3} inDraw={title} />
      </section>
    );
  });
}
