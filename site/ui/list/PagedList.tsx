import { type ReactNode, useEffect, useRef } from "react";
import { Outdated } from "../feedback/Outdated.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { ListFailed } from "./ListFailed.tsx";
import { type FilterSet, ListFilters } from "./ListFilters.tsx";
import { countOf, ListRows, type ListRowsProps } from "./ListRows.tsx";

type Props = ListRowsProps & {
  filters?: FilterSet;
  /** Shown between the filters and the rows in every state. */
  notice?: ReactNode;
};

/** One page of a list with its count and page links, in any state. */
export function PagedList({ list, noun, empty, filters, notice, hidesCount = false, children }: Props) {
  const { hasMoved, isFetching = false, isOutdated, isTurning, page, pages, retry, status = "ready", total } = list;
  const many = noun[1];
  const failure = useRef<HTMLDivElement>(null);
  // The link of the page that failed is gone.
  useEffect(() => {
    if (hasMoved && status === "failed") failure.current?.focus();
  }, [hasMoved, status]);
  return (
    <div className="stack" aria-busy={isTurning || undefined}>
      {isOutdated && retry && <Outdated busy={isFetching} onRetry={retry} />}
      {filters && <ListFilters many={many} filters={filters} list={list} />}
      {notice}
      {status === "loading" ? (
        <Skeleton kind="ticket" count={3} label={`Loading ${many}`} />
      ) : status === "failed" ? (
        <div ref={failure} tabIndex={-1}>
          <ListFailed many={many} href={list.hrefFor(page)} onRetry={list.retryByLink} />
        </div>
      ) : (
        <ListRows list={list} noun={noun} empty={empty} hidesCount={hidesCount}>
          {children}
        </ListRows>
      )}
      {hasMoved !== undefined && (
        <p className="sr-only" role="status">
          {hasMoved && !isTurning && status === "ready" && `${countOf(total, noun)}, page ${page} of ${pages}`}
        </p>
      )}
    </div>
  );
}
