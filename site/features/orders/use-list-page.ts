import { type MouseEvent, type RefObject, useEffect, useState } from "react";
import { isPlainClick } from "#site/lib/shell/panels/plain-click.ts";
import { type ListKind, listHref, pageOf, titleOfPage } from "./list-page.ts";

/**
 * The page of a list that is shown. It lives in the address, so that Back, reload and sharing work; turning to another
 * one changes the address and leaves the document where it is. `place` is read next, wherever the pager was.
 */
export function useListPage(kind: ListKind, first: number, place: RefObject<HTMLElement | null>) {
  const [page, setPage] = useState(first);

  useEffect(() => {
    const follow = () => setPage(pageOf(location.pathname));
    // Back may have been pressed before there was a script to hear it.
    follow();
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  useEffect(() => {
    document.title = titleOfPage(document.title, page);
  }, [page]);

  function turn(number: number, event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (number === page) return;
    history.pushState(null, "", listHref(kind, number));
    setPage(number);
    place.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }

  return { page, turn };
}
