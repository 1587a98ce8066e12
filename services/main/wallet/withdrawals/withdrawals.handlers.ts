import type { components } from "#generated/main/schema.ts";
import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { balances, WITHDRAWAL } from "#services/lib/ledger.ts";
import { toCents, toMoney } from "#services/lib/money.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { wholeCents } from "#services/lib/whole-cents.ts";
import { capabilitiesOf } from "../../foundation/site/capabilities.rows.ts";
import { requirePassword } from "../../identity/credentials/password-check.ts";
import { lockVerified } from "../../identity/customer/customer-details.rows.ts";
import { refuseUnverified, requireVerified } from "../../identity/customer/verified.rows.ts";
import { requireStepUp } from "../../identity/two-factor/step-up.ts";
import type { CardGateway } from "../funds/card-gateway.ts";
import { findFund } from "../funds/funds.rows.ts";
import { toFund } from "../funds/payment-methods.ts";
import { methodOfFund, methodsWithoutFunds } from "../funds/withdrawal-methods.ts";
import { transactionId } from "../transactions/transactions.rows.ts";
import { holdEverything, holdWithdrawal } from "./withdrawals.commands.ts";
import { findWithdrawal, type Withdrawal } from "./withdrawals.rows.ts";
import { checkBankAccount, isInstantTo, type WithdrawalFlags } from "./withdrawals.rules.ts";

type Schemas = components["schemas"];
type WithdrawalsParts = {
  /** `null` in a shop without a card gateway. */
  gateway: CardGateway | null;
  /** Checks whether a withdrawal of everything may close the account. Passed in because sales are above this domain. */
  prepareClosing: (tx: Tx, customerId: string, now: Date) => Promise<void>;
};

const flagsOf = async (tx: Tx): Promise<WithdrawalFlags> => {
  const has = await capabilitiesOf(tx);
  return {
    isInstant: has("wallet_withdrawal_npp"),
    needsVerifiedAccount: has("wallet_withdrawal_npp_verification"),
    needsVerifiedCustomer: has("wallet_withdrawal_requires_verification"),
  };
};

/** Withdrawals of prize money (account §2, §7). */
export const createWithdrawalsHandlers = ({
  gateway,
  prepareClosing,
}: WithdrawalsParts): Handlers<"getWithdrawableFunds" | "requestWithdrawal" | "getWithdrawal"> => ({
  getWithdrawableFunds: async ({ customerId, tx }) => {
    const { heldCents, prizeCents } = await balances(tx, customerId);
    return { status: 200, body: { result: toMoney(prizeCents - heldCents) } };
  },

  requestWithdrawal: {
    outsideTransaction: false,
    checkFields: wholeCents("amount"),
    // A wrong password counts although the call is refused.
    async beforehand({ body: { closing, password }, customerId, db, isElevated, loginId }) {
      if (!closing) return;
      await runInTransaction(db, (tx) => requireStepUp(tx, { customerId, loginId, isElevated }));
      await requirePassword(db, { customerId, password });
    },
    handle: async ({ body, customerId, isElevated, loginId, now, params, tx }) => {
      const flags = await flagsOf(tx);
      const payee = await payeeOf(tx, gateway, { customerId, id: params.id, flags }, body);
      await requireStepUp(tx, { customerId, loginId, isElevated });
      if (!(await lockVerified(tx, customerId)) && flags.needsVerifiedCustomer) refuseUnverified("withdrawal");
      await requireVerified(tx, customerId, "withdrawal");
      const { closing, comment = null, method, reason = null } = body;
      if (closing) await prepareClosing(tx, customerId, now);
      const request = {
        ...payee,
        customer_id: customerId,
        method_code: method,
        amount_cents: toCents(body),
        created_at: now,
      };
      const { id } = closing
        ? await holdEverything(tx, request, { reason, comment })
        : await holdWithdrawal(tx, request);
      return { status: 200, body: { result: { id } } };
    },
  },

  getWithdrawal: async ({ customerId, params, tx }) => {
    const withdrawal = await findWithdrawal(tx, customerId, params.id);
    return { status: 200, body: { result: await toWithdrawal(tx, withdrawal) } };
  },
});

type Payee = { fund_id: string | null; is_instant: boolean };

/** Returns who is paid. Refuses an unknown id and another customer's with 404, and one of another method with 422. */
async function payeeOf(
  tx: Tx,
  gateway: CardGateway | null,
  { customerId, flags, id }: { customerId: string; flags: WithdrawalFlags; id: string },
  { bankType, method }: Schemas["WithdrawalRequest"],
): Promise<Payee> {
  const wrong = () => refuse(422, "invalid_field", "This payment method isn't available.", "method");
  const instant = methodsWithoutFunds(gateway).find((one) => one.id === id);
  if (instant) return instant.code === method ? { fund_id: null, is_instant: true } : wrong();
  const fund = await findFund(tx, customerId, id);
  if (!fund || fund.deleted_at) refuseNotFound();
  if (methodOfFund(fund) !== method) wrong();
  if (method !== "tt") return { fund_id: fund.id, is_instant: true };
  if (bankType !== fund.transfer_type) refuse(422, "invalid_field", "This field is required", "bank_type");
  checkBankAccount(fund, flags);
  return { fund_id: fund.id, is_instant: isInstantTo(fund, flags) };
}

async function toWithdrawal(tx: Tx, withdrawal: Withdrawal): Promise<Schemas["Withdrawal"]> {
  const { amount_cents, closing_cash_cents, customer_id, ended_at, fund_id, id, is_instant, method_code, status } =
    withdrawal;
  const fund = fund_id ? await findFund(tx, customer_id, fund_id) : undefined;
  return {
    id,
    transactionId: transactionId(WITHDRAWAL, id),
    status,
    amount: toMoney(amount_cents),
    methodCode: method_code,
    ...(closing_cash_cents !== null && { closing: true }),
    ...(is_instant && { instant: true }),
    ...(fund && { fund: toFund(fund) }),
    createdAt: withdrawal.created_at.toISOString(),
    ...(status === "paid" && ended_at && { paidAt: ended_at.toISOString() }),
  };
}
