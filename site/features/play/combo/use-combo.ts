import { useEffect, useMemo, useState } from "react";
import { quickPickGame } from "#gateway/rules/quick-pick.ts";
import { randomBelow } from "#gateway/rules/random.ts";
import { fewestNumbersFor } from "#gateway/rules/super-combos.ts";
import { drawCountsOf, firstDraw, type PlaySetup, withOffer } from "../choices/play-choices.ts";
import { useRecurring } from "../choices/RecurringLater.tsx";
import { useLive } from "../loading/use-live.ts";
import { keepTicket, keptTicket } from "../ticket/kept-ticket.ts";
import type { DraftGame } from "../ticket/ticket-builder.ts";
import type { PlayStart } from "../ticket/use-builder.ts";

/** A list of numbers, the games to make of it, and the game offer that it plays. */
export type Combo = { list: DraftGame; games: number; offer: string; isQuickPick: boolean; hasFavourites?: boolean };

const CLEARED = { list: {}, isQuickPick: false, hasFavourites: false };

const isEmpty = (list: DraftGame) => Object.keys(list).length === 0;

/** Holds the list and its draws, and saves both for this tab. Each change can be undone. */
export function useCombo(all: PlaySetup, start: PlayStart) {
  const [combo, setCombo] = useState<Combo>({
    list: start.chosen ?? {},
    games: start.games,
    offer: start.offer ?? all.gameOffer,
    isQuickPick: false,
  });
  const [past, setPast] = useState<Combo[]>([]);
  const setup = useMemo(() => withOffer(all, combo.offer), [all, combo.offer]);
  const [drawNo, setDrawNo] = useState(firstDraw(all.draws, start.drawNo)?.drawNo ?? 0);
  const [wantedDraws, setNumDraws] = useState(1);
  const { recurring, setWish, wish, ...payment } = useRecurring(all, start);
  const { scheduled, setScheduled } = payment;
  const numDraws = recurring ? 1 : wantedDraws;
  const [isLive, setLive] = useLive();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const kept = keptTicket(all);
    if (kept && !start.chosen) {
      const {
        games: [list = {}],
        hasFavourites = false,
        isQuickPick,
        made = start.games,
        offer,
      } = kept;
      const { maxGames, minGames } = withOffer(all, offer);
      setCombo({ list, offer, hasFavourites, isQuickPick, games: Math.min(Math.max(made, minGames), maxGames) });
      if (start.drawNo === null) setDrawNo(firstDraw(all.draws, kept.drawNo)?.drawNo ?? drawNo);
      if (drawCountsOf(all).includes(kept.numDraws)) setNumDraws(kept.numDraws);
      setWish((now) => kept.recurring ?? now);
      setScheduled((now) => kept.scheduled ?? now);
    }
    setLive(true);
  }, []);

  const { games, hasFavourites, isQuickPick, list, offer } = combo;
  useEffect(() => {
    if (!isLive) return;
    const chosen = { drawNo, numDraws, recurring: wish, scheduled };
    const ticket = { games: [list], made: games, hasFavourites, isQuickPick, offer, ...chosen };
    keepTicket(all, isEmpty(list) ? null : ticket);
  }, [isLive, list, games, hasFavourites, isQuickPick, offer, drawNo, numDraws, wish, scheduled, all]);

  function change(next: Partial<Combo>) {
    setPast((before) => [...before.slice(-20), combo]);
    setCombo({ ...combo, ...next });
  }

  return {
    combo,
    setup,
    drawNo,
    setDrawNo,
    numDraws,
    setNumDraws,
    recurring,
    setWish,
    ...payment,
    isLive,
    canUndo: past.length > 0,
    isEmpty: isEmpty(list),
    /** Sets the numbers of one set, chosen by hand. */
    choose(set: string, numbers: readonly number[]) {
      const { [set]: _before, ...others } = list;
      change({ list: numbers.length > 0 ? { ...others, [set]: numbers } : others, isQuickPick: false });
    },
    /** Sets the numbers of one set to the customer's favourite numbers. They may arrive late, after other changes. */
    fill(set: string, numbers: readonly number[]) {
      setPast((before) => [...before.slice(-20), combo]);
      setCombo((now) => ({ ...now, list: { ...now.list, [set]: numbers }, isQuickPick: false, hasFavourites: true }));
    },
    /** Picks new numbers: as many as the games need. The favourites stay. */
    quickPick() {
      const [numbers, , ...others] = setup.sets;
      if (!numbers) return;
      const count = fewestNumbersFor({ makesGamesOf: setup.makesGamesOf ?? 0, sets: setup.sets }, games);
      const picked = quickPickGame(
        [{ ...numbers, count }, ...others.filter(({ placeholder }) => !placeholder)],
        {},
        randomBelow,
      );
      const sorted = Object.entries(picked).map(([set, balls]) => [set, balls.toSorted((a, b) => a - b)]);
      const { Favourites } = list;
      change({
        list: { ...Object.fromEntries(sorted), ...(Favourites && { Favourites }) },
        isQuickPick: !Favourites,
        hasFavourites: false,
      });
    },
    clear: () => change(CLEARED),
    /** Clears the list that was added to the cart, unless it has changed since. */
    startOver() {
      setPast((before) => [...before.slice(-20), combo]);
      setCombo((now) => (now.list === list ? { ...now, ...CLEARED } : now));
    },
    /** Changes the number of games. */
    setGames: (games: number) => change({ games }),
    /** Plays another game offer with the numbers that it has too. */
    setOffer(offer: string) {
      const { maxGames, sets } = withOffer(all, offer);
      const kept = Object.entries(list).filter(([name]) => sets.some((set) => set.name === name && !set.placeholder));
      change({ offer, list: Object.fromEntries(kept), games: Math.min(games, maxGames) });
    },
    undo() {
      const last = past.at(-1);
      if (!last) return;
      setPast(past.slice(0, -1));
      setCombo(last);
    },
  };
}
