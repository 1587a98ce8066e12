import type { MouseEvent, ReactNode } from "react";
import { Pagination } from "../disclosure/Pagination.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import type { ListState } from "./list-state.ts";
import "./paged-list.css";

/** The name of a row: "ticket", "tickets". */
type Noun = readonly [one: string, many: string];

export type ListRowsProps = {
  list: ListState;
  noun: Noun;
  /** Shown when the list is empty. */
  empty: Parameters<typeof EmptyState>[0];
  hidesCount?: boolean;
  children?: ReactNode;
};

export const countOf = (total: number, [one, many]: Noun) =>
  `${total.toLocaleString("en-AU")} ${total === 1 ? one : many}`;

/** The rows of a page that was read, with their count and page links. Public pages use it alone: PagedList has the styles of all fields. */
export function ListRows({ list, noun, empty, hidesCount = false, children }: ListRowsProps) {
  const { page, pages, total } = list;
  if (total === 0 || page > pages) return <NoRows list={list} many={noun[1]} empty={empty} />;
  return (
    <>
      {!hidesCount && (
        <p className="soft paged-list__count" ref={list.head} tabIndex={-1}>
          {countOf(total, noun)}
        </p>
      )}
      <div className="paged-list__rows">{children}</div>
      <Pagination
        page={page}
        pages={pages}
        hrefFor={list.hrefFor}
        label={`Pages of ${noun[1]}`}
        {...(list.turn && { onTurn: list.turn })}
        {...(list.aim && { onAim: list.aim })}
      />
    </>
  );
}

function NoRows({ list, many, empty }: Pick<ListRowsProps, "list" | "empty"> & { many: string }) {
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
