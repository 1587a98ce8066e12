import type { ReactNode } from "react";
import { playedBalls } from "#site/lib/format/balls.ts";
import { fullDate } from "#site/lib/format/dates.ts";
import { boardFacts, boardNoun } from "#site/lib/format/entries.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { href } from "#site/lib/href.ts";
import { countShares } from "#site/lib/shares.ts";
import { WinBand } from "#site/ui/feedback/WinBand.tsx";
import { TicketGames } from "#site/ui/ticket/TicketGames.tsx";
import { DrawResult } from "./DrawResult.tsx";
import { OrderFacts } from "./OrderFacts.tsx";
import { OrderReceipt } from "./OrderReceipt.tsx";
import { type Order, prizesOf, whereIs } from "./order-labels.ts";
import { PrizeReversal } from "./PrizeReversal.tsx";
import "./orders.css";

export type ShareOrder = Order & { syndicate: NonNullable<Order["syndicate"]> };

type Props = {
  order: ShareOrder;
  now: Date;
  facts: { label: string; text: string }[];
  /** Under the name of the ticket. */
  about: string[];
  /** The ticket was not entered: its result is not that of the shares. */
  isCancelled?: boolean;
  /** Above the facts. */
  note?: ReactNode;
  /** How prizes are divided, then links. */
  children: ReactNode;
};

/** Shows shares of a ticket: the facts, the numbers, and after the draw its result and what the shares won. */
export function Shares({ about, children, facts, isCancelled = false, note, now, order }: Props) {
  const drawn = (order.details ?? []).filter((details) => details.drawNumbers);
  const prize = prizesOf(order);
  return (
    <div
      className={`stack stack--loose family-social brand-${order.productOfferKey}`}
      data-draws={order.draws.map(({ drawNo }) => `${order.productOfferKey}/${drawNo}`).join(" ")}
      data-follows={[order.status, ...order.draws.map(({ stop }) => stop)].join(" ")}
    >
      <PrizeReversal order={order} />
      {prize && (
        <WinBand prize={prize}>
          <p>{whereIs(order)}</p>
        </WinBand>
      )}
      <OrderReceipt order={order} title={order.syndicate.syndicateName} facts={about}>
        {note}
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
      {children}
    </div>
  );
}

/** Shows a customer's share of one syndicate: how much of the ticket it is, the numbers, the draw and what it won. */
export function ShareDetails({ order, now }: { order: ShareOrder; now: Date }) {
  const { numShares, size, ticketWinnings } = order.syndicate;
  const ticketRoute = order.status === "upcoming" ? "my-account-upcoming-ticket" : "my-account-past-ticket";
  const facts = [
    { label: "Your part", text: size === undefined ? countShares(numShares) : `${numShares} of ${countShares(size)}` },
    { label: "You paid", text: formatMoney(order.price) },
    { label: "On the ticket", text: boardFacts(order, order.numGames).join(", ") },
    { label: "The ticket won", text: ticketWinnings ? formatMoney(ticketWinnings) : "Not drawn yet" },
    ...(order.winnings ? [{ label: "Your shares won", text: formatMoney(order.winnings) }] : []),
  ];
  return (
    <Shares order={order} now={now} facts={facts} about={[`Bought ${fullDate(order.purchasedAt)}`]}>
      <p className="small">
        Every prize of the ticket is divided equally by the number of shares. We keep unsold shares.
      </p>
      <p className="small">
        <a href={href(ticketRoute, { id: order.id })}>See the order</a> ·{" "}
        <a href={href("about-contact-us", {}, { topic: "tickets", order: order.id })}>Ask about your shares</a>
      </p>
    </Shares>
  );
}
