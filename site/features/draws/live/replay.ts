// Replays a past draw on its page: the balls fall in the order drawn, and the customer's matches turn gold again.
import type { NumbersBySet } from "#site/lib/format/balls.ts";
import { clearMatches, deal, ownGames, wait } from "./deal.ts";

let isRunning = false;

/** Replays the draw of this page once. The row and the games are as before afterwards. */
export async function replay(): Promise<void> {
  const button = document.querySelector<HTMLElement>("[data-replay]");
  const row = document.querySelector(".draw-head .ball-row");
  if (!button || !row || isRunning) return;
  isRunning = true;
  const numbers = JSON.parse(button.dataset["replay"] ?? "{}") as NumbersBySet;
  const games = ownGames();
  const shown = [row, ...games].map((list) => ({ list, copy: list.cloneNode(true) }));
  for (const place of row.querySelectorAll(".ball")) {
    place.className = "ball ball--l is-empty";
    place.replaceChildren();
  }
  row.setAttribute("aria-hidden", "true");
  clearMatches(games);
  try {
    await deal(row, numbers, games);
    await wait(1_200);
  } finally {
    // In the order of the page again, which sorts balls.
    for (const { list, copy } of shown) list.replaceWith(copy);
    isRunning = false;
  }
}
