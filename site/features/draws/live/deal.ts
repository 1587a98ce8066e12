// Shows the result of a draw step by step: balls in the order drawn, with the customer's matches as they fall, or winning tickets.
import { drawnBalls, MAIN, type NumbersBySet, SUPPLEMENTARY } from "#site/lib/format/balls.ts";
import { type BallState, ballClass, stateLabel } from "#site/ui/ball/ball.ts";

const STEP_MS = 900;
// A raffle may have thirty tickets to show.
const MOST_MS = 20_000;

type Drawn = { set: string; number: number; state: BallState };

/** Returns the balls in the order in which a row shows them. */
export function inOrder(numbers: NumbersBySet): Drawn[] {
  const names = [
    MAIN,
    SUPPLEMENTARY,
    ...Object.keys(numbers).filter((name) => name !== MAIN && name !== SUPPLEMENTARY),
  ];
  const sets = names.filter((name) => (numbers[name]?.length ?? 0) > 0);
  return drawnBalls(numbers).flatMap(({ balls }, at) =>
    balls.map(({ number, state }) => ({
      set: sets[at] ?? MAIN,
      number: Number(number),
      state: state ?? ("drawn" as const),
    })),
  );
}

function paint(ball: Element, number: string, state: BallState, moves = true) {
  const size = ball.className.includes("ball--l") ? "l" : "s";
  ball.className = `${ballClass({ state, size })}${moves ? " is-falling" : ""}`;
  const label = document.createElement("span");
  label.className = "sr-only";
  label.textContent = stateLabel(state);
  ball.replaceChildren(number, ...(label.textContent ? [label] : []));
}

const numberOf = (ball: Element) => ball.firstChild?.textContent?.trim() ?? "";

/** Returns the balls of a game with the names of their sets. A set after the first begins with its name. */
function ballsOf(game: Element): { ball: Element; set: string }[] {
  let set = MAIN;
  return [...game.querySelectorAll("li")].flatMap((item) => {
    const name = item.classList.contains("ball-row__break") ? item.querySelector(":scope > span:not(.ball)") : null;
    if (name) set = name.textContent.replace(/^All 20 Powerballs$/, "Powerball");
    const ball = item.querySelector(".ball");
    return ball ? [{ ball, set }] : [];
  });
}

/** Marks the customer's balls that match a drawn one. A placeholder stands for all balls of its set. */
function markMatches(games: readonly Element[], { set, number }: Drawn) {
  const wanted = set === SUPPLEMENTARY ? MAIN : set;
  const state = set === SUPPLEMENTARY ? "supplementary matched" : "matched";
  for (const { ball, set: own } of games.flatMap(ballsOf)) {
    const text = numberOf(ball);
    if (own === wanted && (text === String(number) || Number.isNaN(Number(text)))) paint(ball, text, state);
  }
}

/** Removes the marks of all matches. */
export function clearMatches(games: readonly Element[]) {
  for (const { ball } of games.flatMap(ballsOf)) paint(ball, numberOf(ball), "drawn", false);
}

/** Resolves after this many milliseconds. */
export const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Returns the steps that show the balls in the places of a row. */
export function ballSteps(row: Element, numbers: NumbersBySet, games: readonly Element[]): (() => void)[] {
  const places = row.querySelectorAll(".ball");
  return inOrder(numbers).map((ball, at) => () => {
    const place = places[at];
    if (place) paint(place, String(ball.number), ball.state);
    markMatches(games, ball);
  });
}

/** Whether the customer wants reduced motion. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Takes the steps one after the other. With reduced motion it takes them all at once. */
export async function deal(steps: readonly (() => void)[]): Promise<void> {
  for (const [at, step] of steps.entries()) {
    // A hidden page would keep the balls waiting: browsers slow its timers.
    if (at > 0 && !isStill() && !document.hidden) await wait(Math.min(STEP_MS, MOST_MS / steps.length));
    step();
  }
}

/** Returns the lists of the customer's games on this page whose matches do not depend on the order. */
export const ownGames = (): Element[] =>
  document.querySelector("[data-order-counts]") ? [] : [...document.querySelectorAll(".own-games .ball-row")];
