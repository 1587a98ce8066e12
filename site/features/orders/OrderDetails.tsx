import { useEffect } from "react";
import type { Outputs } from "#gateway/gateway.ts";
import { itemViewOf } from "#site/features/products/item-views.ts";
import { playedBalls } from "#site/lib/format/balls.ts";
import { fullDate } from "#site/lib/format/dates.ts";
import { boardNoun } from "#site/lib/format/entries.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { AccountProvider, trpc, useCustomer, useRetry } from "#site/lib/gateway/react-client.tsx";
import { href } from "#site/lib/href.ts";
import { useShopNow } from "#site/lib/shop-now.ts";
import { BallRow } from "#site/ui/ball/Ball.tsx";
import { Outdated } from "#site/ui/feedback/Outdated.tsx";
import { WinBand } from "#site/ui/feedback/WinBand.tsx";
import { TicketGames } from "#site/ui/ticket/TicketGames.tsx";
import { DrawResult } from "./DrawResult.tsx";
import { OrderFacts } from "./OrderFacts.tsx";
import { OrderReceipt } from "./OrderReceipt.tsx";
import { contentsOf, type DrawDetails, type Order, prizesOf, shareHref, whereIs } from "./order-labels.ts";
import { nextReadMs, useLiveDraws } from "./order-list.ts";
import { PrizeReversal } from "./PrizeReversal.tsx";
import { RaffleNumbers, RaffleResultLink } from "./RaffleNumbers.tsx";
import "./orders.css";

type Props = { initial: Order; customer: Outputs["session"]["get"]; now: string };

/** Shows one ticket in full: the games, the price and, after the draw, the result of each game. */
export function OrderDetails({ initial, customer, now }: Props) {
  const { id } = initial;
  return (
    <AccountProvider
      seed={(utils) => {
        utils.orders.get.setData({ id }, initial);
        if (customer) utils.session.get.setData(undefined, customer);
      }}
    >
      <Details initial={initial} now={now} />
    </AccountProvider>
  );
}

function Details({ initial, now: madeAt }: Pick<Props, "initial" | "now">) {
  const { id } = initial;
  const {
    data: order = initial,
    isError,
    isFetching,
  } = trpc.orders.get.useQuery({ id }, { refetchInterval: ({ state }) => nextReadMs([state.data ?? initial]) });
  const now = useShopNow(madeAt);
  useLiveDraws([order]);
  const retry = useRetry();
  useCustomer();

  // A drawn ticket moves to the past tickets: redirect, so that URL, title and navigation match.
  const hasMoved = initial.status === "upcoming" && order.status !== "upcoming";
  useEffect(() => {
    if (hasMoved) location.replace(href("my-account-past-ticket", { id }));
  }, [hasMoved, id]);

  const prize = prizesOf(order);
  const { hasTicketNumbers } = itemViewOf(order);
  const drawn = (order.details ?? []).filter((details) => details.drawNumbers);
  const results = hasTicketNumbers ? [] : drawn;
  const hasWon = ({ games }: DrawDetails) => games.some(({ division }) => division !== undefined);
  const facts = [
    ...contentsOf(order),
    ...(order.quickpick ? ["Quick-pick"] : []),
    `Bought ${fullDate(order.purchasedAt)}`,
  ];
  return (
    <div className={`stack stack--loose brand-${order.productOfferKey}`}>
      {isError && <Outdated busy={isFetching} onRetry={retry} />}
      <PrizeReversal order={order} />
      {prize && (
        <WinBand prize={prize}>
          <p>{whereIs(order)}</p>
        </WinBand>
      )}
      {/* Next to the prize, the games that won it. */}
      {results.filter(hasWon).map((details) => (
        <DrawResult key={details.drawNo} details={details} order={order} />
      ))}
      <OrderReceipt order={order} title={order.description} facts={facts}>
        <OrderFacts order={order} now={now} />
        {order.returned && (
          <dl className="order-facts">
            <div>
              <dt>Came back</dt>
              <dd>{formatMoney(order.returned)}, in your wallet</dd>
            </div>
          </dl>
        )}
        {order.madeFrom && (
          <section aria-labelledby="made-from">
            <h3 id="made-from">Made from</h3>
            <BallRow sets={playedBalls(order.madeFrom, {}, order.gameType)} size="s" />
          </section>
        )}
        {drawn.length === 0 && (
          <TicketGames
            games={order.games.map((game) => playedBalls(game, {}, order.gameType))}
            noun={boardNoun(order)}
          />
        )}
        {hasTicketNumbers && order.status !== "refunded" && <RaffleNumbers order={order} />}
        {order.syndicate && (
          <p>
            <a href={shareHref(order)}>See your share of {order.syndicate.syndicateName}</a>
          </p>
        )}
      </OrderReceipt>
      {hasTicketNumbers && drawn.length > 0 && <RaffleResultLink order={order} />}
      {results
        .filter((details) => !hasWon(details))
        .map((details) => (
          <DrawResult key={details.drawNo} details={details} order={order} />
        ))}
      {drawn.length === 0 && order.details?.[0] && (
        <p className="small soft order-seal">
          A secret number, fixed before sales opened, decides this draw. We publish it after the draw. Its fingerprint:{" "}
          <code>{order.details[0].seedHash}</code>
        </p>
      )}
      <p className="small no-print">
        {order.status === "upcoming" && (
          <>
            <a href="?format=ics" download>
              Add the draw to your calendar (.ics)
            </a>
            {" · "}
          </>
        )}
        <a href={href("about-contact-us", {}, { topic: "tickets", order: id })}>Ask about this ticket</a>
      </p>
    </div>
  );
}
