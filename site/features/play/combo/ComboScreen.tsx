import { type SubmitEvent, useMemo, useState } from "react";
import { ticketPrice } from "#gateway/rules/price.ts";
import { comboReason } from "#gateway/rules/super-combos.ts";
import { unpackPrices } from "#site/lib/format/packed-prices.ts";
import { Button } from "#site/ui/button/Button.tsx";
import { AddBar } from "../adding/AddBar.tsx";
import { useAddTicket } from "../adding/use-add-ticket.ts";
import type { PlayProps } from "../screen/PlayScreen.tsx";
import { ComboBoards } from "./ComboBoards.tsx";
import { ComboChoices } from "./ComboChoices.tsx";
import { useCombo } from "./use-combo.ts";
import "../screen/play.css";
import "./combo.css";

/** The play screen of super combos: one list of numbers, out of which the shop makes the games at the purchase. */
export function ComboScreen(props: PlayProps) {
  const [all, setAll] = useState(props.setup);
  const combo = useCombo(all, props.start);
  const [refused, setRefused] = useState(props.refused);
  const { status, setStatus, add } = useAddTicket({
    all,
    setAll,
    draws: combo,
    opensPreCart: props.opensPreCart,
    startOver: combo.startOver,
  });
  const { setup, drawNo, numDraws } = combo;
  const { games, hasFavourites, isQuickPick, list } = combo.combo;
  const prices = useMemo(() => unpackPrices(setup.prices), [setup.prices]);
  const reason = comboReason({ makesGamesOf: setup.makesGamesOf ?? 0, sets: setup.sets }, list, games);

  /** Applies a change, and clears the messages about the last attempt to add the ticket. */
  function changed() {
    setStatus((now) => (now.kind === "adding" ? now : { kind: "idle" }));
    setRefused(undefined);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const amount = ticketPrice(prices, games, numDraws);
    if (reason || status.kind === "adding" || drawNo === 0) return;
    void add({
      productType: "lottery_ticket",
      lotteryKey: setup.offerKey,
      gameOffer: setup.gameOffer,
      gameType: setup.gameType ?? "mega_combo",
      games: [Object.fromEntries(Object.entries(list).map(([set, numbers]) => [set, [...numbers]]))],
      ...(hasFavourites && { hasFavouriteNumbers: true }),
      quickpick: isQuickPick,
      numGames: games,
      numDraws,
      drawNo,
      recurringPurchase: combo.recurring,
      ...(combo.scheduled && { scheduled: true }),
      ...(amount !== null && { expectedPrice: { amount, currency: setup.currency } }),
    });
  }

  return (
    <form className="play" method="post" autoComplete="off" noValidate onSubmit={submit}>
      <input type="hidden" name="idempotencyKey" defaultValue={props.idempotencyKey} />
      <input type="hidden" name="item.lotteryKey" defaultValue={setup.offerKey} />
      <ComboChoices combo={combo} prices={prices} changed={changed} />
      <ComboBoards combo={combo} refused={refused} changed={changed} favourites={props.favourites} />
      <div className="play__side">
        <section className="play__ticket" aria-labelledby="ticket-heading">
          <div className="stack stack--tight play__ticket-head">
            <h2 id="ticket-heading">Your ticket</h2>
            {/* The button has the reason too, below it. */}
            <p role="status" className={reason ? "sr-only" : undefined}>
              {summaryOf(list, games, reason)}
            </p>
            <p className="soft small">We make the games when you buy. No two of them are the same.</p>
            {combo.canUndo && (
              <Button variant="quiet" icon="undo" onClick={combo.undo}>
                Undo
              </Button>
            )}
          </div>
        </section>
        <AddBar
          setup={setup}
          prices={prices}
          games={games}
          status={status}
          reason={reason}
          isStarted={!combo.isEmpty}
          complete={reason ? 0 : games}
          draws={{ drawNo, numDraws }}
          isLive={combo.isLive}
          verb={props.verb ?? "Add"}
        />
      </div>
    </form>
  );
}

/** Returns what the list makes, such as "10 games out of 12 numbers, with 2 favourites in each." */
function summaryOf(list: Readonly<Record<string, readonly number[]>>, games: number, reason: string | null): string {
  if (reason) return reason;
  const favourites = list["Favourites"]?.length ?? 0;
  const each = favourites > 0 ? `, with ${favourites} ${favourites === 1 ? "favourite" : "favourites"} in each` : "";
  return `${games} games out of ${list["Numbers"]?.length ?? 0} numbers${each}.`;
}
