import { Fragment, useState } from "react";
import type { Outputs } from "#gateway/gateway.ts";
import { type FormState, untouched } from "#site/lib/form/form.ts";
import { IslandForm } from "#site/lib/form/IslandForm.tsx";
import { fullDate } from "#site/lib/format/dates.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { gateway } from "#site/lib/gateway/client.ts";
import { showToast } from "#site/lib/shell/toasts/toasts.ts";
import { Progress } from "#site/ui/feedback/Progress.tsx";
import { FormField } from "#site/ui/form/FormField.tsx";
import { editLimitForm, removeDepositForm, setDepositForm } from "./limits.form.ts";
import { sayChange } from "./say-change.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { ZeroField, zeroCheck } from "./ZeroField.tsx";

type Limit = NonNullable<Outputs["session"]["get"]>["preCommitment"];
type Props = {
  initial: Limit;
  currency: string;
  action: string;
  /** The state after a refused plain post, and the form it was for. */
  before?: { of: "set" | "remove"; state: FormState } | undefined;
};

/** The customer's deposit limit. Stays on the page after every change. */
export function DepositLimit({ initial, currency, action, before }: Props) {
  const [limit, setLimit] = useState(initial);
  const money = (amount: number) => formatMoney({ amount, currency });
  const reload = async () => {
    const customer = await gateway.session.get.query().catch(() => null);
    if (customer) setLimit(customer.preCommitment);
    return customer?.preCommitment;
  };
  const { effectiveAt, limit: most, pendingLimit, spent } = limit;
  const isEnding = effectiveAt !== undefined && pendingLimit === undefined;
  const heading = useKeptFocus(`${most} ${effectiveAt}`);
  const parts = { action, before, money, reload };
  return (
    <section className="card stack" aria-labelledby="deposit-limit">
      <h2 id="deposit-limit" ref={heading} tabIndex={-1}>
        Weekly deposit limit
      </h2>
      <p>
        A weekly deposit limit is the most you can deposit in any 7-day period. Deposits that are still pending count.
      </p>
      {most !== null && (
        <Progress label={money(most)} value={spent} max={most} text={`${money(Math.max(0, most - spent))} left`} />
      )}
      {most === 0 && !effectiveAt && <p>You can't deposit. A higher limit, or none, takes effect after 7 days.</p>}
      {most !== null && effectiveAt && (
        <p>
          {isEnding
            ? `This limit ends on ${fullDate(effectiveAt)}.`
            : `It rises to ${money(pendingLimit ?? 0)} on ${fullDate(effectiveAt)}.`}{" "}
          To cancel this, change the limit to {money(most)} again.
        </p>
      )}
      <SetForm key={String(most)} most={most} {...parts} />
      {most !== null && !isEnding && <RemoveForm {...parts} />}
    </section>
  );
}

type FormProps = Pick<Props, "action" | "before"> & {
  money: (amount: number) => string;
  reload: () => Promise<Limit | undefined>;
};

function SetForm({ most, action, before, money, reload }: FormProps & { most: number | null }) {
  const state = before?.of === "set" ? before.state : untouched;
  const values = { ...(most !== null && { limit: most.toFixed(2) }), ...state.values };
  return (
    <IslandForm
      form={setDepositForm}
      before={{ ...state, values }}
      check={zeroCheck}
      succeed={async (saved) => {
        await reload();
        sayChange(saved, money, () => showToast("toast.depositLimitUpdated"));
        return "stays" as const;
      }}
      action={`${action}?change=set`}
      labelledBy="deposit-limit"
      draw={{
        limit: (field, errors) => (
          <Fragment key={field.name}>
            <FormField {...field} />
            <ZeroField id="zero-of-deposits" error={errors["zero"]} what="deposit" />
          </Fragment>
        ),
      }}
      {...(most !== null && { submit: editLimitForm.submit })}
    />
  );
}

function RemoveForm({ action, before, money, reload }: FormProps) {
  return (
    <IslandForm
      form={removeDepositForm}
      before={before?.of === "remove" ? before.state : untouched}
      succeed={async () => {
        const ending = await reload();
        if (ending) sayChange(ending, money, async () => undefined);
        return "stays" as const;
      }}
      action={`${action}?change=remove`}
      label="Remove weekly deposit limit"
      submitVariant="secondary"
    />
  );
}
