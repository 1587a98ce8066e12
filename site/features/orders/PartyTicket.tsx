import { playedBalls } from "#site/lib/format/balls.ts";
import { fullDate } from "#site/lib/format/dates.ts";
import { boardFacts, boardNoun } from "#site/lib/format/entries.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { href } from "#site/lib/href.ts";
import { WinBand } from "#site/ui/feedback/WinBand.tsx";
import { TicketGames } from "#site/ui/ticket/TicketGames.tsx";
import { DrawResult } from "./DrawResult.tsx";
import { OrderFacts } from "./OrderFacts.tsx";
import { OrderReceipt } from "./OrderReceipt.tsx";
import { type Order, prizesOf, whereIs } from "./order-labels.ts";
import { PrizeReversal } from "./PrizeReversal.tsx";
import type { ShareOrder } from "./ShareDetails.tsx";
import "#site/ui/ticket/winner.css";
import "./orders.css";

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
  const { numShares, size, syndicateName } = order.syndicate;
  const drawn = (order.details ?? []).filter((details) => details.drawNumbers);
  const isCancelled = order.status === "refunded";
  const prize = prizesOf(order);
  const part = size === undefined ? String(numShares) : `${numShares} of ${size}`;
  const facts = [
    { label: "Your shares", text: hasClosed(order) && !isCancelled ? `${part} sold` : part },
    { label: "You paid", text: formatMoney(order.price) },
    { label: isCancelled ? "Planned ticket" : "On the ticket", text: boardFacts(order, order.numGames).join(", ") },
    { label: "Came back", text: returnedOf(order) },
    ...resultFacts(order),
  ];
  return (
    <div
      className={`stack stack--loose family-social brand-${order.productOfferKey}`}
      data-follows={[order.status, ...order.draws.map(({ stop }) => stop)].join(" ")}
    >
      <PrizeReversal order={order} />
      {prize && (
        <WinBand prize={prize}>
          <p>{whereIs(order)}</p>
        </WinBand>
      )}
      <OrderReceipt
        order={order}
        title={syndicateName}
        facts={[order.description, `Bought ${fullDate(order.purchasedAt)}`]}
      >
        {isCancelled && <p>Too few shares were sold to enter a ticket, so you got all your money back.</p>}
        <dl className="order-facts">
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <OrderFacts order={order} now={now} />
        {drawn.length === 0 && (
          <TicketGames
            games={order.games.map((game) => playedBalls(game, {}, order.gameType))}
            noun={boardNoun(order)}
          />
        )}
      </OrderReceipt>
      {!isCancelled && drawn.map((details) => <DrawResult key={details.drawNo} details={details} order={order} />)}
      <p className="small">
        Every prize of the ticket is divided equally by the sold shares. A remainder goes to the first shares. Each
        member pays for their own shares, and we keep the money until sales close.
      </p>
      <p className="small">
        <a href={href("about-contact-us", {}, { topic: "tickets", order: order.id })}>Ask about your shares</a>
      </p>
    </div>
  );
}
