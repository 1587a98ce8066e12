import { useRef, useState } from "react";
import { required, securityCode } from "#gateway/rules/validators.ts";
import type { FormState, InputOf } from "#site/lib/form/form.ts";
import { IslandForm } from "#site/lib/form/IslandForm.tsx";
import { problemMessage } from "#site/lib/gateway/problem-messages.ts";
import { signIn } from "#site/lib/gateway/sign-in.ts";
import { browserInfo } from "#site/lib/payment/browser-info.ts";
import type { Fund } from "#site/lib/payment/fund-name.ts";
import { goToBank } from "#site/lib/payment/to-bank.ts";
import type { CardGateway } from "#site/lib/payment/ways.ts";
import { showToast } from "#site/lib/shell/toasts/toasts.ts";
import { CardFields } from "#site/ui/card-fields/CardFields.tsx";
import type { CardForm } from "#site/ui/card-fields/card-frame.ts";
import { SecurityCode } from "#site/ui/card-fields/SecurityCode.tsx";
import { addBankForm, addCardForm, addPayPalForm, type BankType, type Change, changedHref } from "./cards.form.ts";

type Common = { action: string; state: FormState };
const here = () => location.pathname;

/** Shows the page again with what was saved. */
function done(change: Change, added?: Partial<Fund>) {
  location.assign(changedHref(here(), change, added));
  return "leaves" as const;
}

type AddCardProps = Common & {
  cardGateway: NonNullable<CardGateway>;
  /** add_card_without_deposit is off. */
  needsDeposit: boolean;
  /** add_card_default_fund is off. */
  asksForDefault: boolean;
  /** The page that follows, instead of the list of cards. The card is then saved as the default. */
  savedHref?: string;
  idempotencyKey: string;
};

/** Saves a card; together with a deposit where the shop wants one. */
export function AddCard(props: AddCardProps) {
  const { action, state, cardGateway, needsDeposit, asksForDefault, savedHref, idempotencyKey } = props;
  const card = useRef<CardForm>(null);
  const [cardForms, setCardForms] = useState(0);
  // The deposit is one from the saved card.
  const needsCsc = needsDeposit && cardGateway.cscRequired;
  return (
    <IslandForm
      form={addCardForm}
      before={state}
      check={({ amount, csc }) => ({
        ...(needsDeposit && { amount: required(amount) ?? undefined }),
        ...(needsCsc && { csc: required(csc) ?? securityCode(csc) ?? undefined }),
      })}
      build={async ({ amount, csc, isDefault }) => {
        const typed = (await card.current?.readCard()) as Omit<InputOf<"funds.addCard">, "idempotencyKey">;
        const deposit = { ...(amount && { amount }), ...(needsCsc && { csc }), browserInfo: browserInfo() };
        return { ...typed, isDefault: savedHref !== undefined || isDefault === "on", ...deposit };
      }}
      succeed={({ deposit }) => {
        if (!deposit && !savedHref) return done("card");
        if (!deposit) location.assign(savedHref ?? "");
        else goToBank(deposit.depositId);
        return "leaves";
      }}
      refuse={(problem, element) => {
        // account §4: closing the step-up dialog resets a form that deposits.
        if (problem.code === "required" && needsDeposit) {
          element?.reset();
          setCardForms((count) => count + 1);
        }
        return signIn(problem);
      }}
      fieldsOf={({ amount, isDefault }) => ({
        ...(needsDeposit && amount && { amount: { ...amount, required: true } }),
        ...(asksForDefault && isDefault && { isDefault }),
      })}
      action={`${action}?change=card#add-fund`}
      labelledBy="add-fund"
      top={(errors) => (
        <>
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <CardFields key={cardForms} ref={card} gateway={cardGateway} />
          {needsCsc && <SecurityCode error={errors["csc"]} />}
        </>
      )}
      submit={needsDeposit ? "Deposit and save card" : "Save card"}
    />
  );
}

/** Saves the PayPal account that the customer has just agreed to. */
export function AddPayPal({ action, state, nonce }: Common & { nonce: string }) {
  return (
    <IslandForm
      form={addPayPalForm}
      before={{ ...state, values: { nonce } }}
      succeed={() => done("paypal")}
      refuse={(problem) => {
        if (problem.code === "signed_out") return signIn(problem);
        // account §8. Closing the dialog that asks for a code is no failure.
        if (problem.code !== "required")
          void showToast("toast.paypalFundsFailed", { message: problemMessage(problem) });
        return null;
      }}
      action={`${action}?change=paypal#add-fund`}
      labelledBy="add-fund"
    />
  );
}

/** Saves a bank account of the given type for withdrawals. Its name is the customer's, `holder`, until they change it. */
export function AddBank({ action, holder, state, type }: Common & { type: BankType; holder: string }) {
  const isPayId = type === "payid_email" || type === "payid_phone";
  return (
    <IslandForm
      form={addBankForm(type, holder)}
      before={{ ...state, values: { accountName: holder, ...state.values, type } }}
      check={({ accountNumber }) => (isPayId ? {} : { accountNumber: required(accountNumber) ?? undefined })}
      succeed={(fund) => done("bank", fund)}
      fieldsOf={({ accountName, accountNumber, bankCode, type: kind }) => ({
        ...(kind && { type: kind }),
        ...(accountName && { accountName }),
        ...(bankCode && { bankCode }),
        ...(!isPayId && accountNumber && { accountNumber: { ...accountNumber, required: true } }),
      })}
      action={`${action}?change=bank#add-fund`}
      labelledBy="add-fund"
    />
  );
}
