/** The cell that a key leads to, found by where the cells stand on the screen; cells that cannot be chosen are passed over. */
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

/** How many places an arrow goes on. Left and right change sides where text runs from the right. */
function stepOf(cells: readonly HTMLInputElement[], key: string): number {
  const [first] = cells;
  const forward = first && getComputedStyle(first).direction === "rtl" ? -1 : 1;
  const columns = cells.filter((cell) => top(cell) === top(first)).length;
  return { ArrowRight: forward, ArrowLeft: -forward, ArrowDown: columns, ArrowUp: -columns }[key] ?? 0;
}

const top = (cell: HTMLElement | undefined) => Math.round(cell?.getBoundingClientRect().top ?? 0);

/** Digits in quick succession make one number; a digit that no number of the board goes on with begins another one. */
export function typedNumber(before: string, digit: string, isOnBoard: (number: number) => boolean): string {
  const longer = before + digit;
  return isOnBoard(Number(longer)) ? longer : digit;
}
