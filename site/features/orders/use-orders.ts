import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { beside, cancellable, trpc, useRetry } from "#site/lib/gateway/react-client.tsx";
import { type ListKind, STATUSES } from "./list-page.ts";
import type { OrderPage } from "./order-words.ts";

type Wanted = { page?: number; limit?: number };

/** What the gateway is asked for. The page that seeds a list and the island that renews it must ask for the same. */
export const listInput = (kind: ListKind, wanted: Wanted) => ({ status: STATUSES[kind], ...wanted });

/** A list of orders, kept current. While another page is on its way, the one before stays. */
export function useOrders(kind: ListKind, wanted: Wanted) {
  const isSection = wanted.page === undefined;
  const query = trpc.orders.list.useQuery(listInput(kind, wanted), {
    placeholderData: keepPreviousData,
    ...(isSection && beside),
    // Somebody leafing on does not wait for the page in between.
    trpc: isSection ? {} : cancellable,
  });
  const { data, isError, isFetching, isPlaceholderData } = query;
  return {
    list: data,
    /** The list is there, its renewal has failed. */
    isOutdated: isError && data !== undefined,
    isTurning: isPlaceholderData,
    isFetching,
    retry: useRetry(),
  };
}

/** How many tickets have left the list since the page was opened: their draws have been held. */
export function useGone(list: OrderPage | undefined): number {
  const total = list?.pageInfo.total;
  const [seen, setSeen] = useState(total);
  const [gone, setGone] = useState(0);
  if (total !== undefined && total !== seen) {
    setSeen(total);
    if (seen !== undefined && total < seen) setGone(gone + seen - total);
  }
  return gone;
}
