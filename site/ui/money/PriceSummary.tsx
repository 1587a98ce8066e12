import "./sums.css";

/** One line of a price summary, with a formatted amount ("$12.15", "−$5.00"). */
export type SumRow = { label: string; amount: string };

/** A price breakdown with the total last and large. */
export function PriceSummary({ rows, total }: { rows: readonly SumRow[]; total: SumRow }) {
  return (
    <dl className="sums">
      {rows.map((row) => (
        <div className="sums__row" key={row.label}>
          <dt>{row.label}</dt>
          <dd>{row.amount}</dd>
        </div>
      ))}
      <div className="sums__row sums__row--total">
        <dt>{total.label}</dt>
        <dd>{total.amount}</dd>
      </div>
    </dl>
  );
}
