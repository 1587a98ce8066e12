import { useEffect, useState } from "react";
import { askAgainMs, shopTime, streamsOf, type TicketDraw } from "#site/lib/ask-again.ts";
import { trpc } from "#site/lib/gateway/react-client.tsx";
import { href } from "#site/lib/href.ts";
import type { ListKind, OrderPage } from "./order-labels.ts";

const LISTS = {
  upcoming: { route: "my-account-upcoming-tickets", status: "upcoming_products" },
  past: { route: "my-account-past-tickets", status: "past_products" },
} as const;

type Wanted = { page?: number; limit?: number };

/** Returns the input of orders.list. The page that seeds a list and the island that refetches it must use the same. */
export const listInput = (kind: ListKind, wanted: Wanted) => ({ status: LISTS[kind].status, ...wanted });

/** The URLs of the lists. */
export const hrefs = {
  upcoming: ({ page }: { page: number }) => href(LISTS.upcoming.route, page > 1 ? { page } : {}),
  past: ({ page }: { page: number }) => href(LISTS.past.route, page > 1 ? { page } : {}),
};

/** Returns how long to wait until the tickets are read again: their draws change soon after their stops. */
export const nextReadMs = (orders: readonly Pick<OrderPage["orders"][number], "draws">[] = []): number =>
  askAgainMs(
    orders.flatMap(({ draws }) => draws.map(({ stop }) => stop)),
    shopTime(),
  );

/** Counts the tickets that have left the list since the page was opened, because their draws have taken place. */
export function useDrawnCount(list: OrderPage | undefined): number {
  const total = list?.pageInfo.total;
  const [seen, setSeen] = useState(total);
  const [drawnCount, setDrawnCount] = useState(0);
  if (total !== undefined && total !== seen) {
    setSeen(total);
    if (seen !== undefined && total < seen) setDrawnCount(drawnCount + seen - total);
  }
  return drawnCount;
}

type Followed = Pick<OrderPage["orders"][number], "draws" | "productOfferKey" | "status">;

/** Returns the draws that an upcoming ticket waits for. */
const awaitedDraws = ({ draws, productOfferKey, status }: Followed): TicketDraw[] =>
  status === "upcoming" ? draws.map(({ drawNo, stop }) => ({ path: `${productOfferKey}/${drawNo}`, stop })) : [];

/** Reads the tickets again when a draw of theirs changes. */
export function useLiveDraws(orders: readonly Followed[] = []): void {
  const utils = trpc.useUtils();
  const paths = streamsOf(orders.flatMap(awaitedDraws), shopTime()).join(" ");
  useEffect(() => {
    if (paths === "") return;
    let end: (() => void) | undefined;
    let isOver = false;
    const read = () => {
      void utils.orders.invalidate();
      void utils.session.invalidate();
    };
    void import("#site/lib/live-draws.ts").then(({ followStreams }) => {
      if (!isOver) end = followStreams(paths.split(" "), read);
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [paths, utils]);
}
