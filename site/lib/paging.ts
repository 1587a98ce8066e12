/** What a row of page links needs to know. `pages` holds null where page numbers are left out. */
export type PageLinks = {
  current: number;
  last: number;
  previous: number | null;
  next: number | null;
  pages: (number | null)[];
};

/** The page links of a list: first, last, and the neighbours of the current page. */
export function pageLinks({ page, limit, total }: { page: number; limit: number; total: number }): PageLinks {
  const last = Math.max(1, Math.ceil(total / limit));
  const current = Math.min(Math.max(1, page), last);
  const shown = [...new Set([1, current - 1, current, current + 1, last])].filter((n) => n >= 1 && n <= last);

  const pages: (number | null)[] = [];
  let before = 0;
  for (const number of shown.sort((a, b) => a - b)) {
    // A gap of one page is filled with that page: an ellipsis would take the same room and say less.
    if (number - before === 2) pages.push(number - 1);
    else if (number - before > 2) pages.push(null);
    pages.push(number);
    before = number;
  }
  return {
    current,
    last,
    previous: current > 1 ? current - 1 : null,
    next: current < last ? current + 1 : null,
    pages,
  };
}
