import type { ReactNode } from "react";
import "./table.css";

type Column = { key: string; label: string; end?: boolean };
type Props = {
  caption: string;
  hidesCaption?: boolean;
  columns: readonly Column[];
  rows: readonly Record<string, ReactNode>[];
  /** A narrow container shows the first six rows, and a checkbox "Show all 25 prizes" with this noun. */
  folds?: string;
};

// As in table.css.
const SHOWN_ROWS = 6;

/* biome-ignore-start lint/a11y/noRedundantRoles: the phone layout's `display` removes the native roles */
/** A table whose first column holds row headers. In a narrow container it has two columns. */
export function DataTable({ caption, hidesCaption, columns, rows, folds }: Props) {
  const isFolded = folds !== undefined && rows.length > SHOWN_ROWS;
  const look = (column: Column) => (column.end ? "end" : undefined);
  return (
    <div className={isFolded ? "table-room table-room--folds" : "table-room"}>
      <table className="table" role="table">
        <caption className={hidesCaption ? "sr-only" : undefined}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} scope="col" role="columnheader" className={look(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state of their own
            <tr key={at} role="row">
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row" role="rowheader">
                    {row[column.key]}
                  </th>
                ) : (
                  <td key={column.key} role="cell" data-label={column.label} className={look(column)}>
                    {row[column.key]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {isFolded && (
        <label className="table__fold">
          <input type="checkbox" /> Show all {rows.length} {folds}
        </label>
      )}
    </div>
  );
}
/* biome-ignore-end lint/a11y/noRedundantRoles: see above */
