import type { components } from "#generated/main/schema.ts";
import type { Handlers } from "#services/lib/handlers.ts";
import { DEBT_PAID, PRIZE_REVERSAL } from "#services/lib/ledger.ts";
import { toMoney } from "#services/lib/money.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import { findTransaction, listTransactions, type TransactionRow } from "./transactions.rows.ts";

export const transactionsHandlers: Handlers<"listTransactions" | "getTransaction"> = {
  listTransactions: async ({ customerId, query: { limit = 10, offset = 0, ...filters }, tx }) => {
    const { rows, total } = await listTransactions(tx, customerId, { ...filters, limit, offset });
    return { status: 200, body: { result: rows.map(toTransaction), pageInfo: { limit, offset, total } } };
  },

  getTransaction: async ({ customerId, params, tx }) => {
    const row = await findTransaction(tx, customerId, params.id);
    return { status: 200, body: { result: row ? toTransaction(row) : refuseNotFound() } };
  },
};

function toTransaction(row: TransactionRow): components["schemas"]["Transaction"] {
  return {
    id: row.id,
    type: row.type,
    amount: toMoney(row.cents),
    balanceAfter: toMoney(row.balance_cents),
    status: row.status,
    description: describe(row),
    ...(row.type === "deposit" && { depositId: row.reference }),
    ...(row.type === "withdrawal" && { withdrawalId: row.reference }),
    ...(row.checkout_id && { checkoutId: row.checkout_id }),
    ...(row.product_offer_key && { productOfferKey: row.product_offer_key }),
    ...(row.draw_no && { drawNo: row.draw_no }),
    createdAt: row.created_at.toISOString(),
  };
}

const WITHDRAWALS = {
  tt: "Withdrawal to your bank account",
  pl: "Withdrawal to PayPal",
  tw: "Test withdrawal",
  do: "Donation",
};

const DEPOSITS = {
  ap: "Deposit by Apple Pay",
  bd: "Deposit by direct debit",
  bp: "Deposit by BPAY",
  cc: "Deposit by card",
  dd: "Deposit by bank transfer",
  gp: "Deposit by Google Pay",
  pl: "Deposit by PayPal",
  td: "Test deposit",
};

function describe({
  counts,
  draw_no,
  kind,
  method_code,
  source,
  status,
  ticket,
  tickets,
  type,
}: TransactionRow): string {
  // It bought a ticket before the bank answered.
  if (type === "deposit" && status === "failed" && counts) return "Direct debit that your bank returned";
  if (type === "deposit" && method_code === "cc" && source) return `Deposit by ${source}`;
  if (type === "deposit") return DEPOSITS[method_code as keyof typeof DEPOSITS];
  if (type === "withdrawal") return WITHDRAWALS[method_code as keyof typeof WITHDRAWALS];
  // Giveaways have no draw of a lottery.
  if (type === "winnings" && draw_no === null) return "Prize in a giveaway of Daily Winners";
  if (type === "winnings") return `Prize in draw ${draw_no}${ticket ? ` with ticket ${ticket}` : ""}: ${tickets}`;
  if (kind === PRIZE_REVERSAL) return `Prize taken back in draw ${draw_no}: ${tickets}`;
  if (kind === DEBT_PAID) return "Payment of a direct debit that your bank returned";
  if (type === "adjustment") return kind === "promotion_credit" ? "Promotion credit" : "Credit";
  return tickets ?? "Purchase";
}
