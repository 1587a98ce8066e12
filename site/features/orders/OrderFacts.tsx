import { itemViewOf } from "#site/features/products/item-views.ts";
import { closingLabel, dateAndTime, drawnOn, withoutBreaks } from "#site/lib/format/dates.ts";
import { jackpot } from "#site/lib/format/jackpot.ts";
import { href } from "#site/lib/href.ts";
import { drawOf, type Order } from "./order-labels.ts";

/** Shows a ticket's number and its draw, with links to the draw's page and the receipt. */
export function OrderFacts({ order, now }: { order: Order; now: Date }) {
  const draw = drawOf(order, now);
  const [first] = order.draws;
  const last = order.draws.at(-1);
  if (!draw || !first || !last) return null;
  const drawHref = href("offer-results-draw", { productOfferKey: order.productOfferKey, drawNo: draw.drawNo });
  return (
    <dl className="order-facts">
      {first !== last && (
        <div>
          <dt>{order.draws.length} draws</dt>
          <dd>
            {first.drawNo} to {last.drawNo},{" "}
            {withoutBreaks(drawnOn({ ...first, lastDrawDate: last.drawDate }, dateAndTime))}
          </dd>
        </div>
      )}
      <div>
        <dt>{first === last ? "Draw" : new Date(draw.stop) > now ? "Next draw" : "Last draw"}</dt>
        <dd>
          <a href={drawHref}>
            {draw.drawNo}, {withoutBreaks(drawnOn(draw, dateAndTime))}
          </a>
        </dd>
      </div>
      {new Date(draw.stop) > now && !draw.isDrawnWhenSoldOut && (
        <div>
          <dt>Sales</dt>
          <dd>{withoutBreaks(closingLabel(draw.stop, now))}</dd>
        </div>
      )}
      <div>
        <dt>{itemViewOf(order).prizeLabel}</dt>
        <dd>{jackpot(draw)}</dd>
      </div>
      <div>
        <dt>Order number</dt>
        <dd>{order.id}</dd>
      </div>
      {order.paidBy && (
        <div>
          <dt>Paid by</dt>
          <dd>{order.paidBy.join(", ")}</dd>
        </div>
      )}
      <div>
        <dt>Receipt</dt>
        <dd>
          <a href={href("receipt", { checkoutID: order.checkoutId })}>{order.checkoutId}</a>
        </dd>
      </div>
    </dl>
  );
}
