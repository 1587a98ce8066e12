import { itemViewOf } from "#site/features/products/item-views.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { href } from "#site/lib/href.ts";
import { Badge } from "#site/ui/feedback/Badge.tsx";
import { Ticket } from "#site/ui/ticket/Ticket.tsx";
import { factsOf, type ListKind, type OrderRow, shareHref, stateOf } from "./order-labels.ts";
import "#site/ui/ticket/winner.css";

type Look = { now: Date; kind: ListKind; level?: 2 | 3 };
type Props = Look & { order: OrderRow };

/** Renders an order as one row of a list. */
function OrderTicket({ order, now, kind, level = 2 }: Props) {
  const state = stateOf(order, kind);
  const name = order.status === "upcoming" ? "my-account-upcoming-ticket" : "my-account-past-ticket";
  return (
    <Ticket
      size="row"
      level={level}
      title={order.offerName}
      href={href(name, { id: order.id })}
      facts={factsOf(order, now, kind)}
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
