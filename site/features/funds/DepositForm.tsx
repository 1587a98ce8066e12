import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { typed } from "#gateway/rules/typed-text.ts";
import { currency } from "#gateway/rules/validators.ts";
import { chosenBefore } from "#site/lib/before-hydration.ts";
import { ignoreEnterOnChoice } from "#site/lib/form/enter-on-choice.ts";
import { type FormState, type InputOf, type Values, valuesOf } from "#site/lib/form/form.ts";
import { useForm } from "#site/lib/form/use-form.ts";
import { currencySign, formatCents } from "#site/lib/format/money.ts";
import { gateway } from "#site/lib/gateway/client.ts";
import { isDecided, isUnanswered, refusalMessage } from "#site/lib/gateway/problem-messages.ts";
import { signIn } from "#site/lib/gateway/sign-in.ts";
import { leadingEdge, WINDOW_MS } from "#site/lib/leading-edge.ts";
import { leaveToast } from "#site/lib/leave-toast.ts";
import { attemptCookie } from "#site/lib/payment/attempt-cookie.ts";
import { browserInfo } from "#site/lib/payment/browser-info.ts";
import type { DeviceWallet } from "#site/lib/payment/device-wallet.ts";
import { goToBank } from "#site/lib/payment/to-bank.ts";
import {
  type CardGateway,
  missingCardsHint,
  needsGatewayForm,
  optionsOf,
  type PaymentMethods,
  usableWays,
  type Way,
  walletOf,
} from "#site/lib/payment/ways.ts";
import { supportLinks } from "#site/lib/support.ts";
import { Button } from "#site/ui/button/Button.tsx";
import { buttonClass } from "#site/ui/button/button.ts";
import { CardFields } from "#site/ui/card-fields/CardFields.tsx";
import { ChangePayment } from "#site/ui/card-fields/ChangePayment.tsx";
import type { CardForm } from "#site/ui/card-fields/card-frame.ts";
import { CARD_DETAILS, isPaymentRefused } from "#site/ui/card-fields/card-refused.ts";
import { SecurityCode } from "#site/ui/card-fields/SecurityCode.tsx";
import { Alert } from "#site/ui/feedback/Alert.tsx";
import { TRY_AGAIN } from "#site/ui/feedback/feedback.ts";
import { StillWorking } from "#site/ui/feedback/StillWorking.tsx";
import { Checkbox } from "#site/ui/field/Choice.tsx";
import { Linked } from "#site/ui/field/Linked.tsx";
import { PaymentChoice } from "#site/ui/field/PaymentChoice.tsx";
import { FormField } from "#site/ui/form/FormField.tsx";
import { depositErrors, depositForm } from "./deposit.form.ts";
import "./deposit.css";

export type DepositFormProps = {
  /** `null` if the payment methods could not be read. */
  methods: PaymentMethods | null;
  cardGateway: CardGateway;
  deviceWallet: DeviceWallet | undefined;
  /** Belongs to one attempt until its outcome is known. */
  idempotencyKey: string;
  /** The form's state after a refused plain post, or the amount to start with. */
  state: FormState;
  /** The payment option of a refused plain post. */
  chosen: string | null;
  /** Where to return to after signing in again. */
  here: string;
  /** What the deposit limit still allows, in dollars; `null` without a limit. */
  left: number | null;
  /** Whether common amounts are offered beside the field. The page takes one as `?amount=` too, for a browser without script. */
  offersAmounts?: boolean;
  /** What the customer owes for returned direct debits, as text; `null` for nothing. */
  owed: string | null;
  /** What the deposit is for. */
  purchaseType: NonNullable<NewDeposit["purchaseType"]>;
};

type NewDeposit = InputOf<"deposits.create">;

const attempt = attemptCookie("dc_depositing");
const create = leadingEdge(
  WINDOW_MS.purchase,
  ({ idempotencyKey }: NewDeposit) => idempotencyKey,
  (input) => gateway.deposits.create.mutate(input),
);

/** Sends a deposit. Its key stays in a cookie until the outcome is known, so that a reload finds it. */
function send(input: NewDeposit) {
  attempt.remember(input.idempotencyKey);
  return create(input);
}

/** Deposits into the wallet by card, or with test money in a demo. */
export function DepositForm(props: DepositFormProps) {
  const { methods, cardGateway, deviceWallet, idempotencyKey, state, chosen, here, left, owed, purchaseType } = props;
  const ways = usableWays(methods, cardGateway, deviceWallet);
  const [wayId, setWayId] = useState(chosen ?? ways[0]?.id ?? "");
  const [cardForms, setCardForms] = useState(0);
  // Undefined before hydration: without a script, the amount on the button would not follow the field.
  const [typedAmount, setTypedAmount] = useState<string>();
  const card = useRef<CardForm>(null);
  const failure = useRef<HTMLDivElement>(null);
  const way = ways.find(({ id }) => id === wayId) ?? ways[0];

  const { formProps, status, view } = useForm(depositForm, state, {
    check: (values) => depositErrors(values, way),
    build: async (values) => ({ ...(await depositOf(values, way, cardGateway, card.current)), purchaseType }),
    send,
    succeed({ depositId, message }) {
      attempt.forget();
      // Shown by the page of the deposit, which itself says that the money has arrived.
      if (message && message.code !== "success") leaveToast("toast.apiMessage", { level: "info", ...message });
      // A deposit that needs no confirmation, or has none any more, is redirected to its outcome from there.
      goToBank(depositId);
      return "leaves";
    },
    refuse(problem) {
      // Another card was sent under this key already. The page finds that attempt and shows its outcome.
      if (problem.code === "idempotency_key_reused") {
        location.reload();
        return "leaves";
      }
      if (isDecided(problem)) attempt.forget();
      if (problem.code === "signed_out") return signIn(problem, here);
      // account §4: closing the step-up dialog resets the form.
      if (problem.code === "required") {
        formProps.formRef.current?.reset();
        setCardForms((count) => count + 1);
      }
      return null;
    },
  });
  const failed = status.kind === "refused" && !Object.values(view.errors).some(Boolean) ? status.problem : null;

  // Runs in the commit that hydrates the radio buttons, so no click falls between.
  useLayoutEffect(() => {
    const before = chosenBefore("input[name=way]:checked");
    if (before) setWayId(before);
    setTypedAmount(chosenBefore("[data-form=deposit] [name=amount]") ?? undefined);
  }, []);
  // Back from the next page may show this one as it was, with its button still busy.
  useEffect(() => {
    const reload = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener("pageshow", reload);
    return () => removeEventListener("pageshow", reload);
  }, []);
  // The message is below the button and may be off screen, so focus it.
  useEffect(() => {
    if (failed) failure.current?.focus();
  }, [failed]);

  const look = view.fields["amount"];
  return (
    <form
      className="card stack form deposit"
      method="post"
      noValidate
      data-form="deposit"
      aria-labelledby="deposit-title"
      aria-busy={view.isBusy || undefined}
      ref={formProps.formRef}
      onKeyDown={ignoreEnterOnChoice}
      onSubmit={formProps.onSubmit}
      onInput={({ currentTarget }) => setTypedAmount(valuesOf(new FormData(currentTarget))["amount"])}
    >
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="purchaseType" value={purchaseType} />
      {look && way && (
        <FormField
          name="amount"
          look={{ ...look, hint: boundsOf(way, left) }}
          value={state.values["amount"]}
          error={view.errors["amount"]}
          isAnnounced={view.attempt > 0}
        />
      )}
      {props.offersAmounts && way && <Amounts amounts={amountsOf(way, left)} here={here} form={formProps.formRef} />}
      {ways.length > 0 ? (
        <PaymentChoice
          name="way"
          label="Pay with"
          hint={missingCardsHint(methods, cardGateway)}
          options={optionsOf(ways.map((one) => ({ hint: DELAYED[one.code], ...one })))}
          value={way?.id ?? ""}
          onChoose={setWayId}
        />
      ) : (
        <Alert
          level="warning"
          title={methods ? "No payment method is available right now" : "We couldn't load the ways to pay"}
        >
          <p>
            Nothing was charged. <a href={here}>{TRY_AGAIN}</a> in a moment.
          </p>
        </Alert>
      )}
      {way && needsGatewayForm(way) && cardGateway && (
        <CardFields key={`${way.code} ${cardForms}`} ref={card} gateway={cardGateway} wallet={walletOf(way)} />
      )}
      {way?.needsAgreement && (
        <Checkbox
          key={way.id}
          name="debitAgreement"
          error={view.errors["debitAgreement"]}
          isAnnounced={view.attempt > 0}
        >
          I let the shop debit this bank account when I ask it to. I can end this at any time.
        </Checkbox>
      )}
      {way?.needsCsc && <SecurityCode key={cardForms} error={view.errors["csc"]} />}
      {ways.length > 0 && (
        <Button type="submit" size="large" wide icon="lock" loading={view.isBusy}>
          {way?.code === "bp" || way?.code === "dd"
            ? "Get the payment details"
            : `${depositForm.submit}${amountLabel(typedAmount)}`}
        </Button>
      )}
      <StillWorking isBusy={view.isBusy} className="small soft">
        18+ only.{" "}
        {owed
          ? `We take the ${owed} that you owe as soon as your wallet covers it. The rest stays there until you play.`
          : "The money stays in your wallet until you play."}
      </StillWorking>
      {failed && (
        <div ref={failure} tabIndex={-1} id="deposit-problem">
          <Alert
            level="danger"
            title={isUnanswered(failed) ? "We couldn't reach the shop" : "Nothing was charged"}
            live
          >
            <p>
              <Linked
                text={
                  refusalMessage(failed) ??
                  "We're experiencing technical difficulties. Please reload the page to try again."
                }
                links={supportLinks()}
              />{" "}
              {way && isPaymentRefused(failed) && failed.code !== CARD_DETAILS && (
                <ChangePayment hasForm={needsGatewayForm(way)} card={card} />
              )}
            </p>
          </Alert>
        </div>
      )}
    </form>
  );
}

/** What follows a deposit whose money arrives later. Kept out of the shared payment code, because carts are not paid by these methods. */
const DELAYED: Partial<Record<Way["code"], string>> = {
  bd: "We debit the account. The money arrives when your bank has paid.",
  bp: "We show you a biller code and a reference. The money arrives in 1 to 2 working days.",
  dd: "We show you our account and a reference. The money arrives in 1 to 2 working days.",
};

type AmountsProps = { amounts: readonly number[]; here: string; form: RefObject<HTMLFormElement | null> };

/** Puts a common amount into the field. */
function Amounts({ amounts, form, here }: AmountsProps) {
  function choose(event: MouseEvent, amount: number) {
    const field = form.current?.elements.namedItem("amount");
    if (!(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    field.value = String(amount);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  if (amounts.length === 0) return null;
  return (
    <nav className="cluster" aria-label="Often chosen">
      {amounts.map((amount) => (
        <a
          key={amount}
          className={buttonClass({ variant: "secondary", size: "small" })}
          href={`${here}?amount=${amount}`}
          onClick={(event) => choose(event, amount)}
        >
          {currencySign()}
          {amount}
        </a>
      ))}
    </nav>
  );
}

/** The amounts of the buttons that the payment method and the customer's limit allow. */
const amountsOf = ({ rules: { maxAmount, minAmount } }: Way, left: number | null) =>
  [10, 20, 50, 100].filter((amount) => amount >= minAmount && amount <= Math.min(maxAmount, left ?? maxAmount));

const money = (amount: number) => formatCents(Math.round(amount * 100));

/** Returns " $20.00" for the button; "" while the amount cannot be read. */
function amountLabel(text = "") {
  const read = typed.amount(text);
  return read && !currency(read) && Number(read) > 0 ? ` ${money(Number(read))}` : "";
}

/** Returns the bounds of an amount. Without any left, the page already names the deposit limit. */
function boundsOf({ rules: { maxAmount: most, minAmount: least } }: Way, left: number | null) {
  const bound = left === null ? most : Math.min(most, left);
  return bound < least ? undefined : `Between ${money(least)} and ${money(bound)}.`;
}

async function depositOf(
  { amount, csc = "", debitAgreement }: Values,
  way: Way | undefined,
  cardGateway: CardGateway,
  card: CardForm | null,
) {
  const source = way?.fundId ? { customerFundId: way.fundId } : { depositMethodId: way?.methodId ?? "" };
  const common = { amount: Number(amount), methodCode: way?.code ?? "cc", ...source };
  if (way?.needsAgreement) return { ...common, debitAgreement: debitAgreement === "on" };
  if (!way || (way.code !== "cc" && !needsGatewayForm(way))) return common;
  const paid = needsGatewayForm(way)
    ? { ...(cardGateway && { gatewayKey: cardGateway.key }), paymentToken: (await card?.tokenise()) ?? "" }
    : way.needsCsc && { csc };
  return { ...common, ...paid, browserInfo: browserInfo() };
}
