import { AccountProvider } from "#site/lib/gateway/react-client.tsx";
import { useShopNow } from "#site/lib/shop-now.ts";
import { EmptyState } from "#site/ui/feedback/EmptyState.tsx";
import { Outdated } from "#site/ui/feedback/Outdated.tsx";
import { ListFailed } from "./ListFailed.tsx";
import { type ListKind, listHref } from "./list-page.ts";
import { OrderTickets } from "./OrderTicket.tsx";
import type { OrderPage } from "./order-words.ts";
import { listInput, useOrders } from "./use-orders.ts";
import "./orders.css";

type Section = { kind: ListKind; limit: number; now: string; overviewHref: string };
/** `initial` is null when the page could not read them. */
type Props = Section & { initial: OrderPage | null };

const WORDS = {
  upcoming: {
    title: "Your next draws",
    all: "All upcoming tickets",
    empty: {
      drawing: "tickets",
      title: "No tickets for the next draws",
      text: "What you buy waits here until it is drawn.",
    },
  },
  past: {
    title: "Your last results",
    all: "All past tickets",
    empty: {
      drawing: "results",
      title: "No results yet",
      text: "After a draw your ticket shows here, with its prize.",
    },
  },
} as const;

/** The first few tickets of a list, on the overview. One that cannot be read takes its own section down, not the page. */
export function LatestOrders({ initial, ...section }: Props) {
  const { kind, limit } = section;
  return (
    <AccountProvider seed={(utils) => initial && utils.orders.list.setData(listInput(kind, { limit }), initial)}>
      <Latest {...section} />
    </AccountProvider>
  );
}

function Latest({ kind, limit, now: madeAt, overviewHref }: Section) {
  const { list, isOutdated, isFetching, retry } = useOrders(kind, { limit });
  const now = useShopNow(madeAt);
  const { title, all, empty } = WORDS[kind];
  const id = `${kind}-title`;
  return (
    <section className="stack" aria-labelledby={id}>
      <div className="cluster between order-head">
        <h2 id={id}>{title}</h2>
        {list && list.orders.length > 0 && <a href={listHref(kind)}>{all}</a>}
      </div>
      {isOutdated && <Outdated busy={isFetching} onRetry={retry} />}
      {!list ? (
        <ListFailed href={overviewHref} onRetry={retry} />
      ) : list.orders.length > 0 ? (
        <OrderTickets orders={list.orders} now={now} level={3} />
      ) : (
        <div className="card">
          <EmptyState {...empty} />
        </div>
      )}
    </section>
  );
}
