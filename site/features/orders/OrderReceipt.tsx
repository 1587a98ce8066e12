import type { ReactNode } from "react";
import { itemViewOf } from "#site/features/products/item-views.ts";
import { Ticket } from "#site/ui/ticket/Ticket.tsx";
import { TicketPicture } from "#site/ui/ticket/TicketPicture.tsx";
import { OrderStub } from "./OrderStub.tsx";
import { type Order, stateOf } from "./order-labels.ts";

type Props = { order: Order; title: string; facts: readonly string[]; children: ReactNode };

/** Shows an order as a large ticket, with its price and state on the stub. */
export function OrderReceipt({ order, title, facts, children }: Props) {
  return (
    <Ticket
      size="receipt"
      level={2}
      title={title}
      facts={facts}
      family={itemViewOf(order).family}
      brand={order.productOfferKey}
      won={stateOf(order).tone === "gold"}
      stub={<OrderStub order={order} />}
    >
      <TicketPicture src={order.featureImage} />
      {children}
    </Ticket>
  );
}
