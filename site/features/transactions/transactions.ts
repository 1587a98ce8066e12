// The URLs and labels of the transaction list.
import type { Outputs } from "#gateway/gateway.ts";
import { href } from "#site/lib/href.ts";
import type { FilterValues, ListAddress } from "#site/lib/list/list-address.ts";

export type TransactionPage = Outputs["transactions"]["list"];
export type Transaction = TransactionPage["transactions"][number];

export const TYPES = {
  deposit: "Deposit",
  withdrawal: "Withdrawal",
  purchase: "Purchase",
  winnings: "Prize",
  refund: "Refund",
  adjustment: "Adjustment",
} as const satisfies Record<Transaction["type"], string>;
export const STATUSES = {
  pending: "Pending",
  completed: "Completed",
  failed: "Failed",
  cancelled: "Cancelled",
} as const satisfies Record<Transaction["status"], string>;
export const FILTERS = {
  type: { label: "Type", choices: TYPES },
  status: { label: "Status", choices: STATUSES },
  from: { label: "From", choices: "day" },
  to: { label: "To", choices: "day", notBefore: "from" },
} as const;
export type Address = ListAddress<typeof FILTERS>;

export const hrefFor = ({ page, filters }: Address) =>
  href("my-account-transactions", page > 1 ? { page } : {}, filters);
export const csvHref = (filters: FilterValues<typeof FILTERS>) =>
  href("my-account-transactions", {}, { ...filters, format: "csv" });

/** Returns the page of the draw, deposit, withdrawal or receipt that a transaction belongs to. */
export function linkOf({
  checkoutId,
  depositId,
  drawNo,
  id,
  productOfferKey,
  withdrawalId,
}: Transaction): string | undefined {
  if (productOfferKey && drawNo) return href("offer-results-draw", { productOfferKey, drawNo });
  if (depositId) return href("my-account-deposit-summary", { transactionID: id });
  if (withdrawalId) return href("my-account-withdraw-summary", { transactionID: id });
  return checkoutId && href("receipt", { checkoutID: checkoutId });
}

const cents = ({ amount }: Transaction["amount"]) => amount.toFixed(2);

/** Returns the rows of the CSV file. */
export const toCsvRows = (transactions: readonly Transaction[]) => [
  ["Time (UTC)", "Type", "Description", "Status", "Amount", "Balance", "Currency", "Id"],
  ...transactions.map(({ amount, balanceAfter, createdAt, description, id, status, type }) => [
    createdAt,
    TYPES[type],
    description,
    STATUSES[status],
    cents(amount),
    cents(balanceAfter),
    amount.currency,
    id,
  ]),
];
