/** Returns the cell that a key moves the focus to, based on screen positions. Skips disabled cells. */
export function nextCell(cells: readonly HTMLInputElement[], key: string): HTMLInputElement | undefined {
  const at = cells.findIndex((cell) => cell.matches(":focus"));
  const open = cells.filter((cell) => !cell.disabled);
  if (at < 0) return undefined;
  if (key === "Home") return open[0];
  if (key === "End") return open.at(-1);

  const step = stepOf(cells, key);
  if (step === 0) return undefined;
  for (let place = at + step; cells[place]; place += step) {
    if (!cells[place]?.disabled) return cells[place];
  }
  return undefined;
}

/** Returns how many cells an arrow key moves. Left and right are swapped in right-to-left text. */
function stepOf(cells: readonly HTMLInputElement[], key: string): number {
  const [first] = cells;
  const forward = first && getComputedStyle(first).direction === "rtl" ? -1 : 1;
  const columns = cells.filter((cell) => top(cell) === top(first)).length;
  return { ArrowRight: forward, ArrowLeft: -forward, ArrowDown: columns, ArrowUp: -columns }[key] ?? 0;
}

const top = (cell: HTMLElement | undefined) => Math.round(cell?.getBoundingClientRect().top ?? 0);

/** Appends a digit to the typed number. Starts a new number when the longer one is not on the board. */
export function typedNumber(before: string, digit: string, isOnBoard: (number: number) => boolean): string {
  const longer = before + digit;
  return isOnBoard(Number(longer)) ? longer : digit;
}

/**
 * Returns the selection after a press of a number, or null if the board has no room for it, which the board shows. Keeps the order of
 * presses where it counts.
 */
export function pressNumber(
  chosen: readonly number[],
  number: number,
  { count, ordered }: { count: number; ordered?: boolean | undefined },
): number[] | null {
  if (chosen.includes(number)) return chosen.filter((one) => one !== number);
  if (chosen.length >= count) return null;
  return ordered ? [...chosen, number] : [...chosen, number].sort((a, b) => a - b);
}
