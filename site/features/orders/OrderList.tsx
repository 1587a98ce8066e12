import type { Outputs } from "#gateway/gateway.ts";
import { countTickets } from "#site/lib/format/counts.ts";
import { AccountProvider, trpc, useCustomer } from "#site/lib/gateway/react-client.tsx";
import { href } from "#site/lib/href.ts";
import { useListAddress } from "#site/lib/list/use-list-address.ts";
import { pagedRead, usePagedList } from "#site/lib/list/use-paged-list.ts";
import { useShopNow } from "#site/lib/shop-now.ts";
import { Alert } from "#site/ui/feedback/Alert.tsx";
import { PagedList } from "#site/ui/list/PagedList.tsx";
import { OrdersByDraw, OrderTickets } from "./OrderTicket.tsx";
import type { ListKind, OrderPage } from "./order-labels.ts";
import { hrefs, listInput, nextReadMs, useDrawnCount, useLiveDraws } from "./order-list.ts";
import "./orders.css";

type List = {
  kind: ListKind;
  /** The page number in the URL. */
  page: number;
  /** The shop's time when the page was rendered. */
  now: string;
};
/** `initial` is `null` if the server could not read the tickets. */
type Props = List & { initial: OrderPage | null; customer: Outputs["session"]["get"] };

const NO_FILTERS = {};
const EMPTY = {
  upcoming: { title: "No tickets in upcoming draws", text: "Tickets you buy appear here until they are drawn." },
  past: { title: "No past tickets yet", text: "After the draw, your tickets and their results appear here." },
};

/** Shows one page of upcoming or past tickets. Rendered by the server; the island refetches and changes pages in place. */
export function OrderList({ initial, customer, ...list }: Props) {
  return (
    <AccountProvider
      seed={(utils) => {
        if (initial) utils.orders.list.setData(listInput(list.kind, { page: list.page }), initial);
        if (customer) utils.session.get.setData(undefined, customer);
      }}
    >
      <Tickets {...list} />
    </AccountProvider>
  );
}

function Tickets({ kind, page, now: madeAt }: List) {
  const utils = trpc.useUtils();
  const inputOf = ({ page }: { page: number }) => listInput(kind, { page });
  const position = useListAddress({ first: { page, filters: {} }, filters: NO_FILTERS, hrefFor: hrefs[kind] });
  const query = trpc.orders.list.useQuery(inputOf(position.address), {
    ...pagedRead,
    refetchInterval: ({ state }) => nextReadMs(state.data?.orders),
  });
  const list = usePagedList(position, query, (next) => void utils.orders.list.prefetch(inputOf(next)));
  const drawnCount = useDrawnCount(list.data);
  useLiveDraws(list.data?.orders);
  const now = useShopNow(madeAt);
  // Prizes change the wallet balance in the header, so refresh the customer too.
  useCustomer();
  return (
    <PagedList
      list={list}
      noun={["ticket", "tickets"]}
      empty={{
        drawing: "tickets",
        ...EMPTY[kind],
        action: { href: href("lotto-tickets"), label: "See the latest offers" },
      }}
      notice={kind === "upcoming" && drawnCount > 0 && <Drawn count={drawnCount} />}
    >
      {list.data &&
        (kind === "upcoming" ? (
          <OrdersByDraw orders={list.data.orders} now={now} />
        ) : (
          <OrderTickets orders={list.data.orders} now={now} kind={kind} />
        ))}
    </PagedList>
  );
}

function Drawn({ count }: { count: number }) {
  return (
    <Alert title="A draw has taken place" live>
      <p>
        {countTickets(count)} moved to your <a href={href("my-account-past-tickets")}>past tickets</a>. See the results
        there.
      </p>
    </Alert>
  );
}
