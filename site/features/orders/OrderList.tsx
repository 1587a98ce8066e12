import { useRef } from "react";
import type { Outputs } from "#gateway/gateway.ts";
import { countTickets } from "#site/lib/format/counts.ts";
import { AccountProvider, trpc, useCustomer } from "#site/lib/gateway/react-client.tsx";
import { href } from "#site/lib/href.ts";
import { useShopNow } from "#site/lib/shop-now.ts";
import { Pagination } from "#site/ui/disclosure/Pagination.tsx";
import { Alert } from "#site/ui/feedback/Alert.tsx";
import { EmptyState } from "#site/ui/feedback/EmptyState.tsx";
import { Outdated } from "#site/ui/feedback/Outdated.tsx";
import { ListFailed } from "./ListFailed.tsx";
import { type ListKind, listHref } from "./list-page.ts";
import { OrderTickets } from "./OrderTicket.tsx";
import type { OrderPage } from "./order-words.ts";
import { useListPage } from "./use-list-page.ts";
import { listInput, useGone, useOrders } from "./use-orders.ts";
import "./orders.css";

type List = {
  kind: ListKind;
  /** The page this one was opened with. */
  page: number;
  /** The shop's clock when the page was made. */
  now: string;
};
type Props = List & { initial: OrderPage; customer: Outputs["session"]["get"] };

/** One page of tickets, upcoming or past: the server's own HTML, kept current and turned without leaving it. */
export function OrderList({ initial, customer, ...list }: Props) {
  return (
    <AccountProvider
      seed={(utils) => {
        utils.orders.list.setData(listInput(list.kind, { page: list.page }), initial);
        if (customer) utils.session.get.setData(undefined, customer);
      }}
    >
      <Pages {...list} />
    </AccountProvider>
  );
}

function Pages({ kind, page: first, now: madeAt }: List) {
  const count = useRef<HTMLParagraphElement>(null);
  const { page, turn } = useListPage(kind, first, count);
  const { list, isOutdated, isTurning, isFetching, retry } = useOrders(kind, { page });
  const gone = useGone(list);
  const now = useShopNow(madeAt);
  const utils = trpc.useUtils();
  // Prizes are paid into the wallet the header shows.
  useCustomer();

  if (!list) return <ListFailed href={listHref(kind, page)} onRetry={retry} />;
  const { orders, pageInfo } = list;
  const pages = Math.max(1, Math.ceil(pageInfo.total / pageInfo.limit));
  return (
    <div className="stack" aria-busy={isTurning || undefined}>
      {isOutdated && <Outdated busy={isFetching} onRetry={retry} />}
      {kind === "upcoming" && gone > 0 && <Drawn count={gone} />}
      {orders.length > 0 ? (
        <>
          <p className="soft order-count" ref={count} tabIndex={-1}>
            {countTickets(pageInfo.total)}
          </p>
          <OrderTickets orders={orders} now={now} />
        </>
      ) : (
        <NoOrders kind={kind} pages={pageInfo.total > 0 ? pages : 0} />
      )}
      {orders.length > 0 && (
        <Pagination
          page={page}
          pages={pages}
          hrefFor={(number) => listHref(kind, number)}
          label="Pages of tickets"
          onTurn={turn}
          onAim={(number) => void utils.orders.list.prefetch(listInput(kind, { page: number }))}
        />
      )}
      <p className="sr-only" role="status">
        {page !== first && !isTurning && `Page ${page} of ${pages}`}
      </p>
    </div>
  );
}

function Drawn({ count }: { count: number }) {
  return (
    <Alert title="A draw has been held" live>
      <p>
        {countTickets(count)} moved to your <a href={href("my-account-past-tickets")}>past tickets</a>, with the result.
      </p>
    </Alert>
  );
}

const EMPTY = {
  upcoming: { title: "No tickets for the next draws", text: "What you buy waits here until it is drawn." },
  past: { title: "No past tickets yet", text: "After a draw your ticket moves here, with its result." },
};

function NoOrders({ kind, pages }: { kind: ListKind; pages: number }) {
  if (pages === 0) {
    const action = { href: href("lotto-tickets"), label: "See the latest offers" };
    return <EmptyState drawing="tickets" {...EMPTY[kind]} action={action} />;
  }
  const action = { href: listHref(kind), label: "To the first page" };
  const text = `Your tickets end on page ${pages}.`;
  return <EmptyState drawing="search" title="There is no such page" text={text} action={action} />;
}
