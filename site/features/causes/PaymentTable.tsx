import { shortDate } from "#site/lib/format/dates.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { DataTable } from "#site/ui/data/DataTable.tsx";

/** What one raffle paid to one cause. */
export type PaymentRow = {
  cause: { name: string; href: string };
  raffle: string;
  paidAt: string;
  amount: { amount: number; currency: string };
};

const COLUMNS = [
  { key: "cause", label: "Cause" },
  { key: "raffle", label: "Raffle" },
  { key: "paid", label: "Paid on" },
  { key: "amount", label: "Amount", end: true },
];

/** The payments to causes. Static: it links, so it is no plain text. */
export function PaymentTable({ caption, rows }: { caption: string; rows: readonly PaymentRow[] }) {
  return (
    <DataTable
      caption={caption}
      hidesCaption
      columns={COLUMNS}
      rows={rows.map(({ cause, raffle, paidAt, amount }) => ({
        cause: <a href={cause.href}>{cause.name}</a>,
        raffle,
        paid: <time dateTime={paidAt}>{shortDate(paidAt)}</time>,
        amount: formatMoney(amount),
      }))}
    />
  );
}
