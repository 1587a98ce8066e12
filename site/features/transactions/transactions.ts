// The addresses of the list of transactions, and its labels.
import type { Outputs } from "#gateway/gateway.ts";
import { href } from "#site/lib/href.ts";
import type { Filters, ListAddress } from "#site/lib/list/list-address.ts";

export type TransactionPage = Outputs["transactions"]["list"];
export type Transaction = TransactionPage["transactions"][number];

export const TYPES: Record<Transaction["type"], string> = {
  deposit: "Deposit",
  withdrawal: "Withdrawal",
  purchase: "Purchase",
  winnings: "Prize",
  refund: "Refund",
  adjustment: "Adjustment",
};
export const STATUSES: Record<Transaction["status"], string> = {
  pending: "Pending",
  completed: "Completed",
  failed: "Failed",
  cancelled: "Cancelled",
};
export const FILTERS = {
  type: Object.keys(TYPES) as Transaction["type"][],
  status: Object.keys(STATUSES) as Transaction["status"][],
  from: "day",
  to: "day",
} as const;
export type Address = ListAddress<typeof FILTERS>;

export const hrefFor = ({ page, filters }: Address) =>
  href("my-account-transactions", page > 1 ? { page } : {}, filters);
export const csvHref = (filters: Filters<typeof FILTERS>) =>
  href("my-account-transactions", {}, { ...filters, format: "csv" });

/** The page about what a transaction belongs to: draw, deposit or receipt. */
export function linkOf({ checkoutId, depositId, drawNo, productOfferKey }: Transaction): string | undefined {
  if (productOfferKey && drawNo) return href("offer-results-draw", { productOfferKey, drawNo });
  if (depositId) return href("my-account-deposit-authorisation", { depositID: depositId });
  return checkoutId && href("receipt", { checkoutID: checkoutId });
}

/** The rows of the CSV file. Times are UTC. */
export const toCsvRows = (transactions: readonly Transaction[]) => [
  ["Time", "Type", "Description", "Status", "Amount", "Balance", "Currency", "Id"],
  ...transactions.map(({ amount, balanceAfter, createdAt, description, id, status, type }) => [
    ...[createdAt, TYPES[type], description, STATUSES[status]],
    ...[amount.amount, balanceAfter.amount, amount.currency, id],
  ]),
];
