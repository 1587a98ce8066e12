import { AccountProvider, trpc } from "#site/lib/gateway/react-client.tsx";
import { useListRetry } from "#site/lib/list/use-paged-list.ts";
import { useShopNow } from "#site/lib/shop-now.ts";
import { EmptyState } from "#site/ui/feedback/EmptyState.tsx";
import { Outdated } from "#site/ui/feedback/Outdated.tsx";
import { ListFailed } from "#site/ui/list/ListFailed.tsx";
import { OrderTickets } from "./OrderTicket.tsx";
import type { ListKind, OrderPage } from "./order-labels.ts";
import { hrefs, listInput, nextReadMs, useLiveDraws } from "./order-list.ts";
import "./orders.css";

type Section = { kind: ListKind; limit: number; now: string; overviewHref: string };
/** `initial` is `null` if the server could not read the tickets. */
type Props = Section & { initial: OrderPage | null };

const LABELS = {
  upcoming: {
    title: "Your next draws",
    all: "All upcoming tickets",
    empty: {
      drawing: "tickets",
      title: "No tickets in upcoming draws",
      text: "Tickets you buy appear here until they are drawn.",
    },
  },
  past: {
    title: "Your latest results",
    all: "All past tickets",
    empty: {
      drawing: "results",
      title: "No results yet",
      text: "After the draw, your tickets and their prizes appear here.",
    },
  },
} as const;

/** Shows the first few tickets of a list on the overview. If they cannot be read, only this section fails. */
export function LatestOrders({ initial, ...section }: Props) {
  const { kind, limit } = section;
  return (
    <AccountProvider seed={(utils) => initial && utils.orders.list.setData(listInput(kind, { limit }), initial)}>
      <Latest {...section} />
    </AccountProvider>
  );
}

function Latest({ kind, limit, now: madeAt, overviewHref }: Section) {
  const {
    data: list,
    isError,
    isFetching,
  } = trpc.orders.list.useQuery(listInput(kind, { limit }), {
    refetchInterval: ({ state }) => nextReadMs(state.data?.orders),
  });
  useLiveDraws(list?.orders);
  const { retry, retryByLink } = useListRetry();
  const now = useShopNow(madeAt);
  const { title, all, empty } = LABELS[kind];
  const id = `${kind}-title`;
  return (
    <section className="stack" aria-labelledby={id}>
      <div className="cluster between order-head">
        <h2 id={id}>{title}</h2>
        {list && list.orders.length > 0 && <a href={hrefs[kind]({ page: 1 })}>{all}</a>}
      </div>
      {isError && list && <Outdated busy={isFetching} onRetry={retry} />}
      {!list ? (
        <ListFailed many="tickets" href={overviewHref} onRetry={retryByLink} />
      ) : list.orders.length > 0 ? (
        <OrderTickets orders={list.orders} now={now} kind={kind} level={3} />
      ) : (
        <div className="card">
          <EmptyState {...empty} />
        </div>
      )}
    </section>
  );
}
