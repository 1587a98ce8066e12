import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { isPlainClick } from "../shell/panels/plain-click.ts";
import { type FilterSet, type ListAddress, pageOf, rangeErrors, readFilters, titleOfPage } from "./list-address.ts";

type Options<Set extends FilterSet> = {
  /** The URL that the server rendered. */
  first: ListAddress<Set>;
  filters: Set;
  hrefFor: (address: ListAddress<Set>) => string;
};

/** Returns the list's URL state and functions that change it. Each change adds a history entry without a page load. */
export function useListAddress<Set extends FilterSet>({ first, filters, hrefFor }: Options<Set>) {
  const [address, setAddress] = useState(first);
  const [hasMoved, setHasMoved] = useState(false);
  // Focus it after a page change, so that it is announced and Tab continues at the top of the list.
  const head = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const follow = () =>
      setAddress((shown) => {
        const page = pageOf(location.pathname);
        const now = { page, filters: readFilters(new URLSearchParams(location.search), filters) };
        return hrefFor(now) === hrefFor(shown) ? shown : now;
      });
    // Back may have been pressed before hydration.
    follow();
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [filters, hrefFor]);

  useEffect(() => {
    document.title = titleOfPage(document.title, address.page);
  }, [address.page]);

  function go(next: ListAddress<Set>) {
    if (hrefFor(next) === hrefFor(address)) return false;
    history.pushState(null, "", hrefFor(next));
    setAddress(next);
    setHasMoved(true);
    return true;
  }

  return {
    address,
    hasMoved,
    head,
    filterErrors: rangeErrors(filters, address.filters),
    hrefFor: (page: number) => hrefFor({ ...address, page }),
    clearHref: Object.keys(address.filters).length > 0 ? hrefFor({ page: 1, filters: {} }) : undefined,
    turn(page: number, event: MouseEvent<HTMLAnchorElement>) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      if (!go({ ...address, page })) return;
      head.current?.focus({ preventScroll: true });
      scrollTo({ top: 0 });
    },
    filter(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
      go({ page: 1, filters: readFilters(new URLSearchParams(entries), filters) });
    },
    clear(event: MouseEvent<HTMLAnchorElement>) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      go({ page: 1, filters: {} });
    },
  };
}
