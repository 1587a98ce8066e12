import { formatMoney } from "#site/lib/format/money.ts";
import { Badge } from "#site/ui/feedback/Badge.tsx";
import { type ListKind, type Order, stateOf } from "./order-labels.ts";
import "#site/ui/ticket/winner.css";

type Props = { order: Parameters<typeof stateOf>[0] & Pick<Order, "price">; kind?: ListKind };

/** The stub of an order's ticket: a prize first and largest. Once drawn, what was paid is small; before, the price is what counts. */
export function OrderStub({ order, kind }: Props) {
  const { label, tone } = stateOf(order, kind);
  const price = formatMoney(order.price);
  if (order.status === "upcoming" && tone !== "gold")
    return (
      <>
        <p className="ticket__price">{price}</p>
        <Badge tone={tone}>{label}</Badge>
      </>
    );
  return (
    <>
      {tone === "gold" ? <p className="ticket__price">{label}</p> : <Badge tone={tone}>{label}</Badge>}
      <p className="small num">Paid {price}</p>
    </>
  );
}
