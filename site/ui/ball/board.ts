/** The cell an arrow key leads to, found by where the cells stand on the screen; nothing for other keys. */
export function nextCell(cells: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const at = cells.findIndex((cell) => cell.matches(":focus"));
  if (at < 0) return undefined;
  if (key === "ArrowRight") return cells[at + 1];
  if (key === "ArrowLeft") return cells[at - 1];
  if (key !== "ArrowDown" && key !== "ArrowUp") return undefined;

  const columns = cells.filter((cell) => top(cell) === top(cells[0])).length;
  return cells[key === "ArrowDown" ? at + columns : at - columns];
}

const top = (cell: HTMLElement | undefined) => Math.round(cell?.getBoundingClientRect().top ?? 0);
