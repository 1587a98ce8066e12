import { dayAndTime, fullDate } from "#site/lib/format/dates.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { DataTable } from "#site/ui/data/DataTable.tsx";
import { ATTEMPTS, type RecurringPurchase } from "./recurring-purchases.ts";

type Props = { attempts: NonNullable<RecurringPurchase["attempts"]>; hrefOf: (orderId: string) => string };

const columns = [
  { key: "at", label: "Date" },
  { key: "draw", label: "Draw" },
  { key: "result", label: "Result" },
  { key: "price", label: "Price", end: true },
];

/** Every charge that was tried, newest first: its ticket, or why there is none. */
export function Attempts({ attempts, hrefOf }: Props) {
  const rows = attempts.map(({ at, drawAt, orderId, price, reason, retryAt, status }) => ({
    at: dayAndTime(at),
    draw: drawAt && fullDate(drawAt),
    price: formatMoney(price),
    result: (
      <>
        {ATTEMPTS[status]}
        {reason && <>: {reason}</>}
        {retryAt && <> We try again on {dayAndTime(retryAt)}.</>}
        {orderId && (
          <>
            {" "}
            <a href={hrefOf(orderId)}>See your ticket</a>
          </>
        )}
      </>
    ),
  }));
  const isDrawn = attempts.some(({ drawAt }) => drawAt);
  const shown = columns.filter(({ key }) => isDrawn || key !== "draw");
  return <DataTable caption="Charges" columns={shown} rows={rows} />;
}
