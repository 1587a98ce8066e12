// The play form as a browser sends it without JavaScript: one board and a number of games. The field names match the
// input of cart.addItem, so no mapping is needed.

import { quickPickGame } from "#gateway/rules/quick-pick.ts";
import { type RandomBelow, randomBelow } from "#gateway/rules/random.ts";
import { postedWish, settleRecurring } from "#site/lib/recurring/posted-recurring.ts";
import { drawCountsOf, type PlaySetup, withOffer } from "../choices/play-choices.ts";
import type { PlayStart } from "../ticket/use-builder.ts";

type Bounds = Pick<PlaySetup, "gameOffer" | "sets" | "minGames" | "maxGames" | "defaultGames" | "choices"> &
  Partial<Pick<PlaySetup, "recurs">>;
type Sold = Pick<PlaySetup, "sets" | "gameType" | "makesGamesOf" | "choices"> &
  Partial<Pick<PlaySetup, "drawCounts" | "recurs">>;

/** Returns the field name of one number set of the board's game. */
export const boardField = (set: string) => gameField(0, set);
const gameField = (game: number, set: string) => `item.games.${game}.${set}`;

/**
 * Returns the form for cart.addItem. Numbers chosen on the board become game 1; the other games are quick-picks. If no
 * numbers are chosen, the service picks all games. Missing and surplus numbers stay as they are: the service refuses them.
 */
export function postedTicket(
  posted: FormData,
  offerKey: string,
  sold: Sold,
  random: RandomBelow = randomBelow,
): FormData {
  const { gameType = "standard", makesGamesOf, sets } = withOffer(sold, String(posted.get("item.gameOffer")));
  const form = new FormData();
  for (const [name, value] of posted) form.append(name, value);
  for (const { name, repeats } of sets) if (repeats) splitDigits(form, boardField(name));
  const { drawCounts = "1", recurs } = sold;
  const availability = recurs ? (recurs.isAlways ? "always" : "optional") : "never";
  if (settleRecurring(form, { type: recurs?.type ?? "autoplay", availability })) {
    form.set("item.numDraws", String(drawCountsOf({ drawCounts })[0]));
    // What is bought again is paid now.
    form.delete("item.scheduled");
  }
  // One draw on each chosen day.
  if (form.has("item.days")) form.set("item.numDraws", String(form.getAll("item.days").length));
  // The URL decides the offer and the game type, not the form.
  form.set("item.lotteryKey", offerKey);
  form.set("item.gameType", gameType);

  const chosen = Object.fromEntries(sets.map(({ name }) => [name, form.getAll(boardField(name)).map(Number)]));
  if (Object.values(chosen).every((numbers) => numbers.length === 0)) {
    form.set("item.quickpick", "true");
    return form;
  }
  // The shop makes the games of a super combo.
  if (makesGamesOf !== undefined) return form;
  const count = Math.min(Number(form.get("item.numGames")) || 1, 500);
  for (let game = 1; game < count; game += 1) {
    for (const [set, numbers] of Object.entries(quickPickGame(sets, {}, random))) {
      form.delete(gameField(game, set));
      for (const number of numbers) form.append(gameField(game, set), String(number));
    }
  }
  return form;
}

/** Digits are typed as one text. */
function splitDigits(form: FormData, field: string) {
  const text = String(form.get(field) ?? "").trim();
  form.delete(field);
  for (const digit of text) form.append(field, digit);
}

/** Returns the initial state: from a refused form, else from the URL (shop §2: firstDrawNo; ours: games). */
export function playStart(all: Bounds, query: URLSearchParams, posted?: FormData): PlayStart {
  const setup = withOffer(all, String(posted?.get("item.gameOffer")));
  const drawNo = Number(posted?.get("item.drawNo") ?? query.get("firstDrawNo"));
  const games = Number(posted?.get("item.numGames") ?? query.get("games"));
  const recurs = postedWish(posted) ?? (all.recurs?.isAlways && {});
  const chosen = setup.sets.flatMap(({ name, repeats }) => {
    const entries = posted?.getAll(boardField(name)) ?? [];
    const texts = repeats ? [...String(entries[0] ?? "")] : entries;
    const numbers = texts.map(Number).filter(Number.isInteger);
    return numbers.length > 0 ? [[name, numbers] as const] : [];
  });
  return {
    drawNo: drawNo > 0 ? drawNo : null,
    games: games >= setup.minGames && games <= setup.maxGames ? games : setup.defaultGames,
    ...(setup.gameOffer !== all.gameOffer && { offer: setup.gameOffer }),
    ...(recurs && { recurs }),
    ...(posted?.get("item.scheduled") === "true" && { scheduled: true }),
    ...(chosen.length > 0 && { chosen: Object.fromEntries(chosen) }),
  };
}
