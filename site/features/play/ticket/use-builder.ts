import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { drawCountsOf, firstDraw, type PlaySetup, withOffer } from "../choices/play-choices.ts";
import { type PaymentStart, useRecurring } from "../choices/RecurringLater.tsx";
import { useLive } from "../loading/use-live.ts";
import { keepTicket, keptTicket } from "./kept-ticket.ts";
import { type DraftGame, isStarted, newBuilder, ticketOf } from "./ticket-builder.ts";

/** The initial state of the play screen, from the URL or a refused form. */
export type PlayStart = {
  drawNo: number | null;
  games: number;
  offer?: string;
  chosen?: DraftGame;
} & PaymentStart;

/** Holds the ticket and its draws, and saves both for this tab. Returns the setup with the ticket's game offer. */
export function useBuilder(all: PlaySetup, start: PlayStart) {
  const offered = start.offer ?? all.gameOffer;
  const [builder, setBuilder] = useState(() => newBuilder(start.games, start.chosen, offered));
  const setup = useMemo(() => withOffer(all, builder.offer), [all, builder.offer]);
  const [drawNo, setDrawNo] = useState(firstDraw(setup.draws, start.drawNo)?.drawNo ?? 0);
  const [wantedDraws, setNumDraws] = useState(1);
  const { recurring, setWish, wish, ...payment } = useRecurring(all, start);
  const { scheduled, setScheduled } = payment;
  const [causeKey, setCauseKey] = useState("");
  const [isLive, setLive] = useLive();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const kept = keptTicket(setup);
    if (kept) setBuilder((now) => ({ ...now, ...ticketOf(kept) }));
    if (kept && start.drawNo === null) {
      setDrawNo(firstDraw(setup.draws, kept.drawNo)?.drawNo ?? drawNo);
      setNumDraws(kept.numDraws);
      setWish((now) => kept.recurring ?? now);
      setScheduled(kept.scheduled === true);
    }
    setLive(true);
  }, []);

  // What was kept in this tab may no longer be sold.
  const drawCounts = drawCountsOf(setup);
  const numDraws = !recurring && drawCounts.includes(wantedDraws) ? wantedDraws : (drawCounts[0] ?? 1);

  const { games, isQuickPick, offer, hasFavourites } = builder;
  // In the commit, so that a reload right after a press keeps what the press chose.
  useLayoutEffect(() => {
    if (!isLive) return;
    keepTicket(
      setup,
      games.some(isStarted)
        ? { games, isQuickPick, offer, hasFavourites, drawNo, numDraws, recurring: wish, scheduled }
        : null,
    );
  }, [isLive, games, isQuickPick, offer, hasFavourites, drawNo, numDraws, wish, scheduled, setup]);

  const draws = {
    drawNo,
    numDraws,
    setNumDraws,
    recurring,
    setWish,
    ...payment,
    causeKey,
    setCauseKey,
    setDrawNo: (next: number) => setDrawNo(next),
  };
  return { builder, setBuilder, setup, draws, isLive };
}
