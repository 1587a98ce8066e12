import { fullDate } from "#site/lib/format/dates.ts";
import { boardFacts } from "#site/lib/format/entries.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { href } from "#site/lib/href.ts";
import type { Order } from "./order-labels.ts";
import { type ShareOrder, Shares } from "./ShareDetails.tsx";

const CLOSED: readonly string[] = ["DRAW_CLOSED", "DRAW_DRAWN", "DRAW_SCORED", "DRAW_PAID", "DRAW_EMAILED"];
const hasClosed = ({ draws }: Pick<Order, "draws">) => draws.some(({ status }) => CLOSED.includes(status));

/** Says what came back of the price, because the sold shares did not pay for every game. */
function returnedOf(order: Order): string {
  if (order.returned) return `${formatMoney(order.returned)}, in your wallet`;
  return hasClosed(order) ? "Nothing: the ticket used it all" : "Decided when sales close";
}

function resultFacts({ status, syndicate, winnings }: ShareOrder) {
  if (status === "refunded") return [];
  const { ticketWinnings } = syndicate;
  return [
    { label: "The ticket won", text: ticketWinnings ? formatMoney(ticketWinnings) : "Not drawn yet" },
    ...(winnings ? [{ label: "Your shares won", text: formatMoney(winnings) }] : []),
  ];
}

/** Shows a customer's shares of the ticket of a Lotto Party: which part it is, the numbers, what came back and what they won. */
export function PartyTicket({ order, now }: { order: ShareOrder; now: Date }) {
  const { numShares, size } = order.syndicate;
  const isCancelled = order.status === "refunded";
  const part = size === undefined ? String(numShares) : `${numShares} of ${size}`;
  const facts = [
    { label: "Your shares", text: hasClosed(order) && !isCancelled ? `${part} sold` : part },
    { label: "You paid", text: formatMoney(order.price) },
    { label: isCancelled ? "Planned ticket" : "On the ticket", text: boardFacts(order, order.numGames).join(", ") },
    { label: "Came back", text: returnedOf(order) },
    ...resultFacts(order),
  ];
  return (
    <Shares
      order={order}
      now={now}
      facts={facts}
      isCancelled={isCancelled}
      about={[order.description, `Bought ${fullDate(order.purchasedAt)}`]}
      note={isCancelled && <p>Too few shares were sold to enter a ticket, so you got all your money back.</p>}
    >
      <p className="small">
        Every prize of the ticket is divided equally by the sold shares. A remainder goes to the first shares. Each
        member pays for their own shares, and we keep the money until sales close.
      </p>
      <p className="small">
        <a href={href("about-contact-us", {}, { topic: "tickets", order: order.id })}>Ask about your shares</a>
      </p>
    </Shares>
  );
}
