import type { MouseEvent } from "react";
import { pageWindow } from "./pages.ts";
import "./pager.css";

type Props = {
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  label?: string;
  /** In an island: `onTurn` replaces the link's navigation, `onAim` prefetches the page under the pointer. */
  onTurn?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void;
  onAim?: (page: number) => void;
};

/** Links to the pages of a list. */
export function Pagination({ page, pages, hrefFor, label = "Pages", onTurn, onAim }: Props) {
  if (pages <= 1) return null;
  const acts = (number: number) => ({
    onClick: onTurn && ((event: MouseEvent<HTMLAnchorElement>) => onTurn(number, event)),
    onPointerEnter: onAim && (() => onAim(number)),
    onFocus: onAim && (() => onAim(number)),
  });
  return (
    <nav aria-label={label}>
      <ul className="pager">
        {page > 1 && (
          <li>
            <a href={hrefFor(page - 1)} rel="prev" {...acts(page - 1)}>
              Previous
            </a>
          </li>
        )}
        {pageWindow(page, pages).map((number, at) => (
          <li key={number ?? `gap-${at < 2 ? "before" : "after"}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                href={hrefFor(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? "page" : undefined}
                {...acts(number)}
              >
                {number}
              </a>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <a href={hrefFor(page + 1)} rel="next" {...acts(page + 1)}>
              Next
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
