import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { Pagination } from "../disclosure/Pagination.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { Outdated } from "../feedback/Outdated.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { ListFailed } from "./ListFailed.tsx";
import { type FilterSet, ListFilters } from "./ListFilters.tsx";
import type { ListState } from "./list-state.ts";
import "./paged-list.css";

type Props = {
  list: ListState;
  /** The name of a row: "ticket", "tickets". */
  noun: readonly [one: string, many: string];
  /** Shown when the list is empty. */
  empty: Parameters<typeof EmptyState>[0];
  filters?: FilterSet;
  /** Shown between the filters and the rows in every state. */
  notice?: ReactNode;
  hidesCount?: boolean;
  children?: ReactNode;
};

/** One page of a list with its count and page links, in any state. */
export function PagedList({ list, noun: [one, many], empty, filters, notice, hidesCount = false, children }: Props) {
  const { hasMoved, isFetching = false, isOutdated, isTurning, page, pages, retry, status = "ready", total } = list;
  const failure = useRef<HTMLDivElement>(null);
  // The link of the page that failed is gone.
  useEffect(() => {
    if (hasMoved && status === "failed") failure.current?.focus();
  }, [hasMoved, status]);
  const count = `${total.toLocaleString("en-AU")} ${total === 1 ? one : many}`;
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
      ) : total === 0 || page > pages ? (
        <NoRows list={list} many={many} empty={empty} />
      ) : (
        <>
          {!hidesCount && (
            <p className="soft paged-list__count" ref={list.head} tabIndex={-1}>
              {count}
            </p>
          )}
          <div className="paged-list__rows">{children}</div>
          <Pagination
            page={page}
            pages={pages}
            hrefFor={list.hrefFor}
            label={`Pages of ${many}`}
            {...(list.turn && { onTurn: list.turn })}
            {...(list.aim && { onAim: list.aim })}
          />
        </>
      )}
      {hasMoved !== undefined && (
        <p className="sr-only" role="status">
          {hasMoved && !isTurning && status === "ready" && `${count}, page ${page} of ${pages}`}
        </p>
      )}
    </div>
  );
}

function NoRows({ list, many, empty }: Pick<Props, "list" | "empty"> & { many: string }) {
  const { clear, clearHref, filterErrors = {}, hrefFor, pages, total, turn } = list;
  if (total > 0) {
    const title = `There are no ${many} on this page`;
    const text = pages === 1 ? "They are all on the first page." : `The last page is page ${pages}.`;
    const onPress = turn && ((event: MouseEvent<HTMLAnchorElement>) => turn(1, event));
    const action = { href: hrefFor(1), label: "Go to the first page", ...(onPress && { onPress }) };
    return <EmptyState drawing="search" title={title} text={text} action={action} />;
  }
  if (!clearHref) return <EmptyState {...empty} />;
  const action = { href: clearHref, label: `Show all ${many}`, ...(clear && { onPress: clear }) };
  const text = Object.keys(filterErrors).length > 0 ? "Check the filters above." : "Try other filters.";
  return <EmptyState drawing="search" title={`No ${many} match`} text={text} action={action} />;
}
