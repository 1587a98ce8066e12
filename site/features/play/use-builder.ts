import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { randomBelow } from "#gateway/rules/random.ts";
import { chosenBefore } from "#site/lib/before-hydration.ts";
import { keepTicket, keptTicket } from "./kept-ticket.ts";
import { drawCountsOf, firstDraw, type PlaySetup, withOffer } from "./play-choices.ts";
import { boardField } from "./posted-ticket.ts";
import {
  choose,
  type DraftGame,
  isStarted,
  newBuilder,
  resize,
  switchOffer,
  ticketOf,
  turnTo,
} from "./ticket-builder.ts";

/** The initial state of the play screen, from the URL or a refused form. */
export type PlayStart = { drawNo: number | null; games: number; offer?: string; chosen?: DraftGame };

/** Holds the ticket and its draws, and saves both for this tab. Returns the setup with the ticket's game offer. */
export function useBuilder(all: PlaySetup, start: PlayStart, form: RefObject<HTMLFormElement | null>) {
  const offered = start.offer ?? all.gameOffer;
  const [builder, setBuilder] = useState(() => newBuilder(start.games, start.chosen, offered));
  const setup = useMemo(() => withOffer(all, builder.offer), [all, builder.offer]);
  const [drawNo, setDrawNo] = useState(firstDraw(setup.draws, start.drawNo)?.drawNo ?? 0);
  const [wantedDraws, setNumDraws] = useState(1);
  const [causeKey, setCauseKey] = useState("");
  const [isLive, setLive] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const before = {
      offer: chosenBefore("[name='item.gameOffer']") ?? offered,
      games: Number(chosenBefore("[name='item.numGames']") ?? start.games),
      drawNo: Number(chosenBefore("[name='item.drawNo']") ?? drawNo),
      numDraws: Number(chosenBefore("[name='item.numDraws']") ?? 1),
    };
    const kept = keptTicket(setup);
    // Uses an updater, because React replays presses made during hydration before this effect runs.
    setBuilder((now) => {
      const left = kept ? { ...now, ...ticketOf(kept) } : now;
      const played = withOffer(all, before.offer === offered ? left.offer : before.offer);
      const switched = played.gameOffer === left.offer ? left : switchOffer(left, played.gameOffer, played.maxGames);
      return before.games === start.games ? switched : resize(switched, before.games, played, randomBelow);
    });
    const checked = form.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? [];
    const early = [...checked].filter((box) => !box.defaultChecked);
    if (early.length > 0) void adoptEarly(early);
    if (kept && start.drawNo === null) {
      setDrawNo(firstDraw(setup.draws, kept.drawNo)?.drawNo ?? drawNo);
      setNumDraws(kept.numDraws);
    }
    if (before.drawNo !== drawNo) setDrawNo(before.drawNo);
    if (before.numDraws > 1) setNumDraws(before.numDraws);
    setLive(true);
  }, []);

  async function adoptEarly(boxes: readonly HTMLInputElement[]) {
    const { adoptPresses, takePresses } = await import("./early-presses.ts");
    const pressed = takePresses(setup.sets, boxes, boardField);
    setBuilder((now) => adoptPresses(now, pressed, { choose, isStarted, turnTo }));
  }

  // What was kept in this tab may no longer be sold.
  const drawCounts = drawCountsOf(setup);
  const numDraws = drawCounts.includes(wantedDraws) ? wantedDraws : (drawCounts[0] ?? 1);

  const { games, isQuickPick, offer, hasFavourites } = builder;
  // In the commit, so that a reload right after a press keeps what the press chose.
  useLayoutEffect(() => {
    if (!isLive) return;
    keepTicket(
      setup,
      games.some(isStarted) ? { ...{ games, isQuickPick, offer, hasFavourites }, drawNo, numDraws } : null,
    );
  }, [isLive, games, isQuickPick, offer, hasFavourites, drawNo, numDraws, setup]);

  const draws = { drawNo, setDrawNo, numDraws, setNumDraws, causeKey, setCauseKey };
  return { builder, setBuilder, setup, draws, isLive };
}
