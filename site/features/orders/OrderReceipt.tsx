import type { ReactNode } from "react";
import { itemViewOf } from "#site/features/products/item-views.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { Badge } from "#site/ui/feedback/Badge.tsx";
import { Ticket } from "#site/ui/ticket/Ticket.tsx";
import { TicketPicture } from "#site/ui/ticket/TicketPicture.tsx";
import { type Order, stateOf } from "./order-labels.ts";

type Props = { order: Order; title: string; facts: readonly string[]; children: ReactNode };

/** Shows an order as a large ticket, with its price and state on the stub. */
export function OrderReceipt({ order, title, facts, children }: Props) {
  const state = stateOf(order);
  return (
    <Ticket
      size="receipt"
      level={2}
      title={title}
      facts={facts}
      family={itemViewOf(order).family}
      brand={order.productOfferKey}
      won={state.tone === "gold"}
      stub={
        <>
          <span className="ticket__price">{formatMoney(order.price)}</span>
          <Badge tone={state.tone}>{state.label}</Badge>
        </>
      }
    >
      <TicketPicture src={order.featureImage} />
      {children}
    </Ticket>
  );
}
