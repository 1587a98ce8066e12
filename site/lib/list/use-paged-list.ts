import { keepPreviousData } from "@tanstack/react-query";
import type { MouseEvent } from "react";
import { countPages } from "#gateway/rules/paging.ts";
import { useRetry } from "../gateway/react-client.tsx";
import { isPlainClick } from "../shell/panels/plain-click.ts";
import type { FilterSet, ListAddress } from "./list-address.ts";
import type { useListAddress } from "./use-list-address.ts";

/** Options of every paged read: keeps the current rows until the next page arrives, and aborts reads of skipped pages. */
export const pagedRead = { placeholderData: keepPreviousData, trpc: { abortOnUnmount: true } };

type PageInfo = { limit: number; total: number };
type Query<Page> = { data: Page | undefined; isError: boolean; isFetching: boolean; isPlaceholderData: boolean };
type Address<Set extends FilterSet> = ReturnType<typeof useListAddress<Set>>;

/** Returns retry handlers: for a button, and for a link that reloads the page without JavaScript. */
export function useListRetry() {
  const retry = useRetry();
  const retryByLink = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    retry();
  };
  return { retry, retryByLink };
}

/** Returns a query's state for PagedList. `prefetch` is called when a page link is hovered or focused. */
export function usePagedList<Page extends { pageInfo: PageInfo }, Set extends FilterSet>(
  { address, ...rest }: Address<Set>,
  { data, isError, isFetching, isPlaceholderData }: Query<Page>,
  prefetch: (address: ListAddress<Set>) => void,
) {
  const pageInfo = data?.pageInfo ?? { limit: 1, total: 0 };
  return {
    ...rest,
    data,
    // Without rows before the first move, the server could not read them.
    status: data ? ("ready" as const) : isError || !rest.hasMoved ? ("failed" as const) : ("loading" as const),
    page: address.page,
    filterValues: address.filters as Readonly<Record<string, string | undefined>>,
    pages: countPages(pageInfo),
    total: pageInfo.total,
    isOutdated: isError && data !== undefined,
    isTurning: isPlaceholderData,
    isFetching,
    ...useListRetry(),
    aim: (page: number) => prefetch({ ...address, page }),
  };
}
