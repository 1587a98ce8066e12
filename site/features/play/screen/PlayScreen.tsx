import { type SubmitEvent, useCallback, useMemo, useRef, useState } from "react";
import { ticketPrice } from "#gateway/rules/price.ts";
import { randomBelow } from "#gateway/rules/random.ts";
import { unpackPrices } from "#site/lib/format/packed-prices.ts";
import { AddBar, type BuyVerb } from "../adding/AddBar.tsx";
import { addReason } from "../adding/add-reason.ts";
import { equalGamesMessage } from "../adding/equal-games.ts";
import { useAddTicket } from "../adding/use-add-ticket.ts";
import { type FavouritesUse, type PlaySetup, withOffer } from "../choices/play-choices.ts";
import { TicketPanel } from "../ticket/TicketPanel.tsx";
import { isStarted, readyGames, startOver, switchOffer, turnTo } from "../ticket/ticket-builder.ts";
import { type PlayStart, useBuilder } from "../ticket/use-builder.ts";
import { BoardPanel } from "./BoardPanel.tsx";
import { ChoicePanel } from "./ChoicePanel.tsx";
import type { PlayParts, When } from "./play-parts.ts";
import "./play.css";

export type PlayProps = {
  setup: PlaySetup;
  start: PlayStart;
  /** Why the numbers of the posted form were refused. */
  refused: string | undefined;
  idempotencyKey: string;
  /** The first word of the button: "Add" unless it is given. */
  verb?: BuyVerb;
  /** Whether the pre-cart drawer opens after an add. */
  opensPreCart?: boolean;
  favourites?: FavouritesUse;
  /** Tips cannot be added to the cart at once. */
  tips?: "shown";
  /** The days and weeks of the ticket, where customers choose them. */
  when?: When;
};

/** The draws of a ticket whose customer chooses the days: the draw and the days follow each other. */
function drawsOnDays(when: When, setup: PlaySetup, chosen: ReturnType<typeof useBuilder>["draws"]) {
  const setDrawNo = (drawNo: number) => {
    const draw = setup.draws.find((one) => one.drawNo === drawNo);
    if (draw) when.chooseDayOf(draw);
    chosen.setDrawNo(drawNo);
  };
  return { ...chosen, drawNo: when.firstDraw(setup.draws, chosen.drawNo), setDrawNo };
}

/** The play screen. The server renders a form that sells a quick-pick; after hydration, each game can be filled in. */
export function PlayScreen(props: PlayProps & { parts?: PlayParts }) {
  const { start, idempotencyKey, verb = "Add", when, parts: { OfferField, Digits } = {} } = props;
  const [all, setAll] = useState(props.setup);
  const heading = useRef<HTMLHeadingElement>(null);
  const { builder, setBuilder, setup, draws: chosen, isLive } = useBuilder(all, start);
  const draws = when ? drawsOnDays(when, setup, chosen) : chosen;
  const [refused, setRefused] = useState(props.refused);
  const { status, setStatus, add } = useAddTicket({
    all,
    setAll,
    draws,
    opensPreCart: props.opensPreCart,
    // Decided by the state, which counts presses that are not drawn yet.
    startOver: () => setBuilder((now) => (now.games === builder.games ? startOver(now) : now)),
  });

  const { sets, offerKey } = setup;
  const ready = useMemo(() => readyGames(builder.games, sets), [builder.games, sets]);
  const equal = useMemo(() => equalGamesMessage(setup, builder.games), [setup, builder.games]);
  const prices = useMemo(() => unpackPrices(setup.prices), [setup.prices]);
  const games = builder.games.length;
  const complete = setup.isPickedByShop ? games : ready.length;
  const numDraws = when?.numDraws ?? draws.numDraws;
  const noDraw = when && draws.drawNo === 0 ? "No draw on these days is on sale. Choose another day." : null;
  const reason =
    when?.reason ?? noDraw ?? addReason({ ...setup, complete, causeKey: draws.causeKey, drafts: builder.games });

  /** Applies every change to the ticket, and clears the messages about the last attempt to add it. */
  const change: typeof setBuilder = useCallback(
    (next) => {
      setStatus((now) => (now.kind === "adding" ? now : { kind: "idle" }));
      setRefused(undefined);
      setBuilder(next);
    },
    [setBuilder, setStatus],
  );

  const open = useCallback(
    (place: number) => {
      change((now) => turnTo(now, place));
      heading.current?.focus();
    },
    [change],
  );

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const amount = ticketPrice(prices, complete, numDraws);
    if (reason || status.kind === "adding" || draws.drawNo === 0) return;
    void add({
      productType: "lottery_ticket",
      lotteryKey: offerKey,
      gameOffer: setup.gameOffer,
      gameType: setup.gameType ?? "standard",
      ...(!setup.isPickedByShop && {
        games: ready.map((game) =>
          Object.fromEntries(Object.entries(game).map(([set, numbers]) => [set, [...numbers]])),
        ),
      }),
      quickpick: setup.isPickedByShop ?? builder.isQuickPick,
      ...(builder.hasFavourites && { hasFavouriteNumbers: true }),
      numGames: complete,
      numDraws,
      drawNo: draws.drawNo,
      ...when?.item,
      recurringPurchase: draws.recurring,
      ...(draws.scheduled && { scheduled: true }),
      ...(draws.causeKey && { causeKey: draws.causeKey }),
      ...(amount !== null && { expectedPrice: { amount, currency: setup.currency } }),
    });
  }

  return (
    <form className="play" method="post" autoComplete="off" noValidate onSubmit={submit}>
      <input type="hidden" name="idempotencyKey" defaultValue={idempotencyKey} />
      <input type="hidden" name="item.lotteryKey" defaultValue={offerKey} />
      {!setup.choices && <input type="hidden" name="item.gameOffer" defaultValue={setup.gameOffer} />}
      <ChoicePanel
        setup={setup}
        prices={prices}
        builder={builder}
        draws={draws}
        change={change}
        isLive={isLive}
        when={when}
        random={randomBelow}
      >
        {OfferField && setup.choices && (
          <OfferField
            setup={setup}
            choices={setup.choices}
            onChoose={(offer) => change((now) => switchOffer(now, offer, withOffer(all, offer).maxGames))}
          />
        )}
      </ChoicePanel>
      {!setup.isPickedByShop && (
        <BoardPanel
          setup={setup}
          builder={builder}
          change={change}
          heading={heading}
          open={open}
          refused={refused}
          isLive={isLive}
          Digits={Digits}
          random={randomBelow}
          favourites={props.favourites}
          drawNo={draws.drawNo}
          sellsTips={props.tips !== "shown"}
          opensPreCart={props.opensPreCart}
        />
      )}
      <div className="play__side">
        {!setup.isPickedByShop && <TicketPanel setup={setup} builder={builder} complete={complete} open={open} />}
        <AddBar
          setup={setup}
          prices={prices}
          complete={complete}
          games={games}
          status={status}
          isLive={isLive}
          verb={verb}
          reason={reason}
          equal={equal}
          isStarted={builder.games.some(isStarted)}
          draws={{ ...draws, numDraws }}
        />
      </div>
    </form>
  );
}
