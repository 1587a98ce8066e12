// Who a withdrawal can be paid to, and the checks of the first step.

import type { Outputs } from "#gateway/gateway.ts";
import { typed } from "#gateway/rules/typed-text.ts";
import { currency, maxAmount, minAmount, required } from "#gateway/rules/validators.ts";
import { formatCents } from "#site/lib/format/money.ts";
import { fundName } from "#site/lib/payment/fund-name.ts";

type Methods = Outputs["withdrawals"]["methods"];
type Fund = Methods[string]["funds"][number];

/** An account or a method without one. `blocked` says why it cannot be paid. */
export type Payee = {
  id: string;
  method: "tt" | "pl" | "tw" | "do";
  bankType?: NonNullable<Fund["transferType"]>;
  name: string;
  hint?: string;
  blocked?: string;
  /** The reason is the name, so the customer's own is shown. */
  namesHolder?: true;
};

type Has = (
  flag: "wallet_withdrawal_npp" | "wallet_withdrawal_npp_verification" | "wallet_withdrawal_payid",
) => boolean;

const NAMES = { tw: "Test withdrawal", do: "Donation" } as const;
const HINTS = {
  tw: "For this demo only. Paid at once.",
  do: "Given to our causes at once. It can't be taken back.",
} as const;

/** Returns the payees of the methods on offer, saved accounts first. Methods with another code are left out (account §3). */
export function payeesOf(methods: Methods, has: Has): Payee[] {
  const bank = (methods["tt"]?.funds ?? []).flatMap((fund) => bankPayee(fund, has) ?? []);
  const payPal = (methods["pl"]?.funds ?? []).map(
    (fund): Payee => ({ id: fund.id, method: "pl", name: fundName(fund), hint: "Paid at once." }),
  );
  const others = (["tw", "do"] as const).flatMap((code): Payee[] => {
    const method = methods[code];
    return method ? [{ id: method.id, method: code, name: NAMES[code], hint: HINTS[code] }] : [];
  });
  return [...bank, ...payPal, ...others];
}

function bankPayee(fund: Fund, has: Has): Payee | null {
  const { transferType: bankType, verificationStatus: status } = fund;
  if (!bankType) return null;
  if (bankType.startsWith("payid") && !has("wallet_withdrawal_payid")) return null;
  const isVerified = status === "Verified";
  const isInstant = isVerified && bankType !== "international" && has("wallet_withdrawal_npp");
  const payee = { id: fund.id, method: "tt" as const, bankType, name: fundName(fund) };
  if (status === "Failed Verification")
    return { ...payee, blocked: "The name doesn't match yours. Add an account in your own name.", namesHolder: true };
  if (!isVerified && has("wallet_withdrawal_npp_verification"))
    return { ...payee, blocked: "This account is not verified yet." };
  return { ...payee, hint: isInstant ? "Instant: paid within minutes." : "Paid within a day." };
}

/** The typed amount, without its separators, and the chosen payee, checked. */
export type Choice = { amount: string; payee: Payee | undefined; errors: { amount?: string; to?: string } };

/** Checks the first step. `most` is the prize money that can be withdrawn, in dollars. */
export function choiceOf(text: string, to: string, payees: readonly Payee[], most: number): Choice {
  const amount = typed.amount(text);
  const payee = payees.find(({ id, blocked }) => id === to && !blocked);
  const money = (dollars: number) => formatCents(Math.round(dollars * 100));
  const wrong =
    required(amount) ?? currency(amount) ?? minAmount(1, money(1))(amount) ?? maxAmount(most, money(most))(amount);
  return {
    amount,
    payee,
    errors: { ...(wrong && { amount: wrong }), ...(!payee && { to: required("") ?? "" }) },
  };
}
