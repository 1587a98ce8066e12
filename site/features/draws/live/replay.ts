// Replays a past draw on its page: the balls or the winning tickets appear in the order drawn, and the customer's own turn gold again.
import type { NumbersBySet } from "#site/lib/format/balls.ts";
import { ballSteps, clearMatches, deal, ownGames, wait } from "./deal.ts";
import { replaySteps } from "./tickets.ts";

let isRunning = false;

/** Replays the draw of this page once. What the page shows is as before afterwards. */
export async function replay(button: HTMLElement): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  const { replay: numbers } = button.dataset;
  try {
    if (numbers) await replayBalls(JSON.parse(numbers) as NumbersBySet);
    else await deal(replaySteps());
  } finally {
    isRunning = false;
  }
}

async function replayBalls(numbers: NumbersBySet): Promise<void> {
  const row = document.querySelector(".draw-head .ball-row");
  if (!row) return;
  const games = ownGames();
  const shown = [row, ...games].map((list) => ({ list, copy: list.cloneNode(true) }));
  for (const place of row.querySelectorAll(".ball")) {
    place.className = "ball ball--l is-empty";
    place.replaceChildren();
  }
  row.setAttribute("aria-hidden", "true");
  clearMatches(games);
  try {
    await deal(ballSteps(row, numbers, games));
    await wait(1_200);
  } finally {
    // In the order of the page again, which sorts balls.
    for (const { list, copy } of shown) list.replaceWith(copy);
  }
}
