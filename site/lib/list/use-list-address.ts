import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { isPlainClick } from "../shell/panels/plain-click.ts";
import { type FilterRules, type ListAddress, pageOf, readFilters, titleOfPage } from "./list-address.ts";

type Options<Rules extends FilterRules> = {
  /** The address the server rendered. */
  first: ListAddress<Rules>;
  rules: Rules;
  hrefFor: (address: ListAddress<Rules>) => string;
};

/** The address of a list and its changes: each pushes a history entry and leaves the document in place. */
export function useListAddress<Rules extends FilterRules>({ first, rules, hrefFor }: Options<Rules>) {
  const [address, setAddress] = useState(first);
  const [hasMoved, setHasMoved] = useState(false);
  // Focused after turning a page: it is read out, and the next Tab starts at the top of the list.
  const head = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const follow = () =>
      setAddress((shown) => {
        const page = pageOf(location.pathname);
        const filters = readFilters(new URLSearchParams(location.search), rules);
        return hrefFor({ page, filters }) === hrefFor(shown) ? shown : { page, filters };
      });
    // Back may have been pressed before hydration.
    follow();
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [rules, hrefFor]);

  useEffect(() => {
    document.title = titleOfPage(document.title, address.page);
  }, [address.page]);

  function go(next: ListAddress<Rules>) {
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
      go({ page: 1, filters: readFilters(new URLSearchParams(entries), rules) });
    },
    clear(event: MouseEvent<HTMLAnchorElement>) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      go({ page: 1, filters: {} });
    },
  };
}
