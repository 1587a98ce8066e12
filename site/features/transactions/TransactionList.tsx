import { shortDate, timeAndZone, withoutBreaks } from "#site/lib/format/dates.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { AccountProvider, trpc } from "#site/lib/gateway/react-client.tsx";
import { useListAddress } from "#site/lib/list/use-list-address.ts";
import { pagedRead, usePagedList } from "#site/lib/list/use-paged-list.ts";
import { DataTable } from "#site/ui/data/DataTable.tsx";
import { Badge } from "#site/ui/feedback/Badge.tsx";
import { PagedList } from "#site/ui/list/PagedList.tsx";
import {
  type Address,
  csvHref,
  FILTERS,
  hrefFor,
  linkOf,
  STATUSES,
  type Transaction,
  type TransactionPage,
  TYPES,
} from "./transactions.ts";

const inputOf = ({ page, filters }: Address) => ({ page, ...filters });
const TONES = { pending: "info", completed: "neutral", failed: "danger", cancelled: "warning" } as const;
const COLUMNS = [
  { key: "what", label: "Transaction" },
  { key: "date", label: "Date" },
  { key: "status", label: "Status" },
  { key: "amount", label: "Amount", end: true },
  { key: "balance", label: "Balance", end: true },
];
const EMPTY = {
  drawing: "tickets",
  title: "No transactions yet",
  text: "Deposits, purchases and prizes appear here with your balance after each.",
} as const;

/** `initial` is `null` if the server could not read the transactions. */
type Props = { first: Address; initial: TransactionPage | null };

/** Lists the wallet's transactions; filters and changes pages in place. */
export function TransactionList({ first, initial }: Props) {
  return (
    <AccountProvider seed={(utils) => initial && utils.transactions.list.setData(inputOf(first), initial)}>
      <Transactions first={first} />
    </AccountProvider>
  );
}

function Transactions({ first }: Pick<Props, "first">) {
  const utils = trpc.useUtils();
  const position = useListAddress({ first, filters: FILTERS, hrefFor });
  const query = trpc.transactions.list.useQuery(inputOf(position.address), pagedRead);
  const list = usePagedList(position, query, (next) => void utils.transactions.list.prefetch(inputOf(next)));
  return (
    <PagedList list={list} noun={["transaction", "transactions"]} empty={EMPTY} filters={FILTERS}>
      <div className="stack">
        <DataTable
          caption="Transactions, newest first"
          hidesCaption
          columns={COLUMNS}
          rows={(list.data?.transactions ?? []).map(toRow)}
        />
        <p className="no-print">
          <a href={csvHref(position.address.filters)}>Download transactions (CSV)</a>
        </p>
      </div>
    </PagedList>
  );
}

function toRow(transaction: Transaction) {
  const { amount, balanceAfter, createdAt, description, status, type } = transaction;
  const link = linkOf(transaction);
  return {
    what: (
      <>
        {TYPES[type]}
        <span className="small soft table__detail">{link ? <a href={link}>{description}</a> : description}</span>
      </>
    ),
    date: `${shortDate(createdAt)}, ${withoutBreaks(timeAndZone(createdAt))}`,
    status: <Badge tone={TONES[status]}>{STATUSES[status]}</Badge>,
    amount: formatMoney(amount),
    balance: formatMoney(balanceAfter),
  };
}
