import { type RefObject, useEffect, useState } from "react";
import type { NumberSet } from "#gateway/rules/games.ts";
import { randomBelow } from "#gateway/rules/random.ts";
import { chosenBefore } from "#site/lib/before-hydration.ts";
import { forgetTicket, keepTicket, keptTicket } from "./kept-ticket.ts";
import { firstDraw, type PlaySetup } from "./play-choices.ts";
import { boardField } from "./posted-ticket.ts";
import { type Builder, choose, type DraftGame, isStarted, newBuilder, resize, turnTo } from "./ticket-builder.ts";

/** How the screen begins: what the address or a refused form asked for. */
export type PlayStart = { drawNo: number | null; games: number; chosen?: DraftGame };

/** The ticket, its draws, and where both are kept between two visits of this tab. */
export function useBuilder(setup: PlaySetup, start: PlayStart, form: RefObject<HTMLFormElement | null>) {
  const [builder, setBuilder] = useState(() => newBuilder(start.games, start.chosen));
  const [drawNo, setDrawNo] = useState(firstDraw(setup.draws, start.drawNo)?.drawNo ?? 0);
  const [wantedDraws, setNumDraws] = useState(1);
  const [causeKey, setCauseKey] = useState("");
  const [isLive, setLive] = useState(false);
  // Read now, used once the page is alive: drawn at once they would contradict what the server drew.
  const [before] = useState(() => ({
    games: Number(chosenBefore("[name='item.numGames']") ?? start.games),
    drawNo: Number(chosenBefore("[name='item.drawNo']") ?? drawNo),
    numDraws: Number(chosenBefore("[name='item.numDraws']") ?? 1),
  }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the server's page comes alive
  useEffect(() => {
    const kept = keptTicket(setup.offerKey, setup);
    const pressed = form.current ? takePresses(setup.sets, form.current) : [];
    // From the builder as it is by now: React answers a press it was given while it woke up before this runs.
    setBuilder((now) => {
      const left = kept ? { ...now, games: kept.games, isQuickPick: kept.isQuickPick } : now;
      const found = before.games === start.games ? left : resize(left, before.games, setup, randomBelow);
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

  // A later first draw leaves fewer to follow it.
  const place = setup.draws.findIndex((draw) => draw.drawNo === drawNo);
  const maxDraws = setup.draws.length - Math.max(place, 0);
  const numDraws = Math.min(wantedDraws, maxDraws);

  const { games, isQuickPick } = builder;
  useEffect(() => {
    if (!isLive) return;
    if (games.some(isStarted)) keepTicket(setup.offerKey, { games, isQuickPick, drawNo, numDraws });
    else forgetTicket(setup.offerKey);
  }, [isLive, games, isQuickPick, drawNo, numDraws, setup.offerKey]);

  const draws = { drawNo, setDrawNo, numDraws, setNumDraws, maxDraws, causeKey, setCauseKey };
  return { builder, setBuilder, draws, isLive };
}

type Pressed = { set: string; numbers: number[] }[];

/** Numbers pressed on the server's board before the script arrived, by set. */
function takePresses(sets: readonly NumberSet[], form: HTMLFormElement): Pressed {
  const boxes = [...form.querySelectorAll<HTMLInputElement>("input:checked")].filter((box) => !box.defaultChecked);
  const pressed = sets.map((set) => {
    const own = boxes.filter((box) => box.name === boardField(set.name));
    return { set: set.name, numbers: own.map((box) => Number(box.value)).slice(0, set.count) };
  });
  // React believes that they are empty, as the server drew them, and would leave one that it does not take over.
  for (const box of boxes) if (sets.some((set) => box.name === boardField(set.name))) box.checked = false;
  return pressed.filter(({ numbers }) => numbers.length > 0);
}

/** They go into the game on the board, or into the first empty one when that holds other numbers. */
function adoptPresses(builder: Builder, pressed: Pressed): Builder {
  const isPressed = (set: string, number: number) =>
    pressed.some((one) => one.set === set && one.numbers.includes(number));
  const onBoard = Object.entries(builder.games[builder.current] ?? {});
  const isFree = onBoard.every(([set, numbers]) => numbers.every((number) => isPressed(set, number)));
  const place = isFree ? builder.current : builder.games.findIndex((game) => !isStarted(game));
  if (place < 0 || pressed.length === 0) return builder;
  return pressed.reduce((next, { set, numbers }) => choose(next, set, numbers), turnTo(builder, place));
}
