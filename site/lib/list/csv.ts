/**
 * Writes rows as CSV (RFC 4180). Text that a spreadsheet would run as a formula gets a leading apostrophe: descriptions may
 * hold another person's input. Numbers are written as they are.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((cells) => `${cells.map(toCell).join(",")}\r\n`).join("");
}

function toCell(cell: string | number): string {
  if (typeof cell === "number") return String(cell);
  // An amount with its cents is a number for a spreadsheet, and no formula.
  if (/^-?\d+\.\d\d$/.test(cell)) return cell;
  const text = /^[\s]*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns a CSV file as an uncached download response. */
export function csvResponse(name: string, rows: Parameters<typeof toCsv>[0]): Response {
  const headers = {
    "content-type": "text/csv; charset=utf-8; header=present",
    "content-disposition": `attachment; filename="${name}.csv"`,
    "cache-control": "private, no-store",
  };
  return new Response(toCsv(rows), { headers });
}
