// Numbers pressed on the server-rendered board before hydration. Loaded only if there are any, and at once: it imports no other
// file, and gets the functions of the ticket builder from the screen.
import type { NumberSet } from "#gateway/rules/games.ts";
import type { boardField } from "./posted-ticket.ts";
import type { Builder, choose, isStarted, turnTo } from "./ticket-builder.ts";

type Pressed = { set: string; numbers: number[] }[];
type Commands = { choose: typeof choose; isStarted: typeof isStarted; turnTo: typeof turnTo };

/** Returns the numbers of the checked boxes, by set, and unchecks the boxes. */
export function takePresses(
  sets: readonly NumberSet[],
  boxes: readonly HTMLInputElement[],
  fieldOf: typeof boardField,
): Pressed {
  const pressed = sets.map((set) => {
    const own = boxes.filter((box) => box.name === fieldOf(set.name));
    return { set: set.name, numbers: own.map((box) => Number(box.value)).slice(0, set.count) };
  });
  // React assumes that the boxes are unchecked, as the server rendered them, and would leave a checked one checked.
  for (const box of boxes) if (sets.some((set) => box.name === fieldOf(set.name))) box.checked = false;
  return pressed.filter(({ numbers }) => numbers.length > 0);
}

/** Adds the pressed numbers to the current game, or to the first empty one if that game has other numbers. */
export function adoptPresses(builder: Builder, pressed: Pressed, { choose, isStarted, turnTo }: Commands): Builder {
  const isPressed = (set: string, number: number) =>
    pressed.some((one) => one.set === set && one.numbers.includes(number));
  const onBoard = Object.entries(builder.games[builder.current] ?? {});
  const isFree = onBoard.every(([set, numbers]) => numbers.every((number) => isPressed(set, number)));
  const place = isFree ? builder.current : builder.games.findIndex((game) => !isStarted(game));
  if (place < 0) return builder;
  return pressed.reduce((next, { set, numbers }) => choose(next, set, numbers), turnTo(builder, place));
}
