import { type RefObject, useEffect, useMemo, useState } from "react";
import type { NumberSet } from "#gateway/rules/games.ts";
import { randomBelow } from "#gateway/rules/random.ts";
import { chosenBefore } from "#site/lib/before-hydration.ts";
import { keepTicket, keptTicket } from "./kept-ticket.ts";
import { drawCountsOf, firstDraw, type PlaySetup, withOffer } from "./play-choices.ts";
import { boardField } from "./posted-ticket.ts";
import {
  type Builder,
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
    const pressed = form.current ? takePresses(setup.sets, form.current) : [];
    // Uses an updater, because React replays presses made during hydration before this effect runs.
    setBuilder((now) => {
      const left = kept ? { ...now, ...ticketOf(kept) } : now;
      const played = withOffer(all, before.offer === offered ? left.offer : before.offer);
      const switched = played.gameOffer === left.offer ? left : switchOffer(left, played.gameOffer, played.maxGames);
      const found = before.games === start.games ? switched : resize(switched, before.games, played, randomBelow);
      return adoptPresses(found, pressed);
    });
    if (kept && start.drawNo === null) {
      setDrawNo(firstDraw(setup.draws, kept.drawNo)?.drawNo ?? drawNo);
      setNumDraws(kept.numDraws);
    }
    if (before.drawNo !== drawNo) setDrawNo(before.drawNo);
    if (before.numDraws > 1) setNumDraws(before.numDraws);
    setLive(true);
  }, []);

  // What was kept in this tab may no longer be sold.
  const drawCounts = drawCountsOf(setup);
  const numDraws = drawCounts.includes(wantedDraws) ? wantedDraws : (drawCounts[0] ?? 1);

  const { games, isQuickPick, offer } = builder;
  useEffect(() => {
    if (!isLive) return;
    keepTicket(setup, games.some(isStarted) ? { games, isQuickPick, offer, drawNo, numDraws } : null);
  }, [isLive, games, isQuickPick, offer, drawNo, numDraws, setup]);

  const draws = { drawNo, setDrawNo, numDraws, setNumDraws, causeKey, setCauseKey };
  return { builder, setBuilder, setup, draws, isLive };
}

type Pressed = { set: string; numbers: number[] }[];

/** Returns the numbers pressed on the server-rendered board before hydration, by set. */
function takePresses(sets: readonly NumberSet[], form: HTMLFormElement): Pressed {
  const boxes = [...form.querySelectorAll<HTMLInputElement>("input:checked")].filter((box) => !box.defaultChecked);
  const pressed = sets.map((set) => {
    const own = boxes.filter((box) => box.name === boardField(set.name));
    return { set: set.name, numbers: own.map((box) => Number(box.value)).slice(0, set.count) };
  });
  // React assumes that the boxes are unchecked, as the server rendered them, and would leave a checked one checked.
  for (const box of boxes) if (sets.some((set) => box.name === boardField(set.name))) box.checked = false;
  return pressed.filter(({ numbers }) => numbers.length > 0);
}

/** Adds the pressed numbers to the current game, or to the first empty one if that game has other numbers. */
function adoptPresses(builder: Builder, pressed: Pressed): Builder {
  const isPressed = (set: string, number: number) =>
    pressed.some((one) => one.set === set && one.numbers.includes(number));
  const onBoard = Object.entries(builder.games[builder.current] ?? {});
  const isFree = onBoard.every(([set, numbers]) => numbers.every((number) => isPressed(set, number)));
  const place = isFree ? builder.current : builder.games.findIndex((game) => !isStarted(game));
  if (place < 0 || pressed.length === 0) return builder;
  return pressed.reduce((next, { set, numbers }) => choose(next, set, numbers), turnTo(builder, place));
}
