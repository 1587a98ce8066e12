import { Fragment, useState } from "react";
import type { Outputs } from "#gateway/gateway.ts";
import { type FormState, untouched } from "#site/lib/form/form.ts";
import { IslandForm } from "#site/lib/form/IslandForm.tsx";
import { fullDate } from "#site/lib/format/dates.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { gateway } from "#site/lib/gateway/client.ts";
import { signIn } from "#site/lib/gateway/sign-in.ts";
import { showToast } from "#site/lib/shell/toasts/toasts.ts";
import { Progress } from "#site/ui/feedback/Progress.tsx";
import { Field } from "#site/ui/field/Field.tsx";
import { editLimitForm, removeLimitForm, setLimitForm } from "./limits.form.ts";
import { sayChange } from "./say-change.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { ZeroField, zeroCheck } from "./ZeroField.tsx";
import "./limits.css";

type Limits = Outputs["limits"]["spend"];
type Limit = Limits["customerLimits"][number];
type Period = Limit["period"];

const PERIODS = {
  day: { title: "Daily limit", text: "What you can spend in any 24 hours." },
  week: { title: "Weekly limit", text: "What you can spend in any 7 days." },
  month: { title: "Monthly limit", text: "What you can spend in any 30 days." },
} as const;

type Props = {
  initial: Limits;
  currency: string;
  action: string;
  /** The state after a refused plain post, and the period or limit that it was for. */
  before?: { of: string; state: FormState } | undefined;
};

/** The customer's spend limits in one card, each with a bar of what is left. Stays on the page after every change. */
export function SpendLimits({ initial, currency, action, before }: Props) {
  const [limits, setLimits] = useState(initial);
  const reload = async () => {
    const read = await gateway.limits.spend.query().catch(() => undefined);
    if (read) setLimits(read);
    return read?.customerLimits;
  };
  const parts = { currency, action, before, reload };
  return (
    <div className="stack stack--loose">
      <div className="card limits">
        {limits.availablePeriods.map((period) => {
          const limit = limits.customerLimits.find((one) => one.period === period);
          return <PeriodLimit key={period} period={period} limit={limit} {...parts} />;
        })}
      </div>
      {limits.systemLimits.length > 0 && <ShopLimits limits={limits.systemLimits} currency={currency} />}
    </div>
  );
}

/** The limits that the shop sets, which the customer cannot change. */
function ShopLimits({ limits, currency }: { limits: Limit[]; currency: string }) {
  const money = (amount: number) => formatMoney({ amount, currency });
  return (
    <section className="card stack" aria-labelledby="shop-limits">
      <h2 id="shop-limits">Limits of the shop</h2>
      <p>These apply to everyone, in addition to your own.</p>
      {limits.map(({ period, limit, remaining, spent }) => (
        <Progress
          key={period}
          label={`${PERIODS[period].title}: ${money(limit)}`}
          value={spent}
          max={limit}
          text={`${money(remaining)} left`}
        />
      ))}
    </section>
  );
}

type CardProps = Omit<Props, "initial"> & {
  reload: () => Promise<Limit[] | undefined>;
  period: Period;
  limit: Limit | undefined;
};

function PeriodLimit({ period, limit, ...parts }: CardProps) {
  const { title, text } = PERIODS[period];
  const money = (amount: number) => formatMoney({ amount, currency: parts.currency });
  const isEnding = limit?.effectiveAt !== undefined && limit.pendingLimit === undefined;
  const heading = useKeptFocus(`${limit?.limit} ${limit?.effectiveAt}`);
  return (
    <section className="stack stack--tight limits__period" aria-labelledby={`limit-${period}`}>
      <h2 id={`limit-${period}`} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {limit && (
        <Progress
          label={money(limit.limit)}
          value={limit.spent}
          max={limit.limit}
          text={`${money(limit.remaining)} left`}
        />
      )}
      {limit?.limit === 0 && !limit.effectiveAt && (
        <p>You can't buy tickets. A higher limit, or none, takes effect after 7 days.</p>
      )}
      {limit?.effectiveAt && (
        <p>
          {isEnding
            ? `This limit ends on ${fullDate(limit.effectiveAt)}.`
            : `It rises to ${money(limit.pendingLimit ?? 0)} on ${fullDate(limit.effectiveAt)}.`}{" "}
          To cancel this, change the limit to {money(limit.limit)} again.
        </p>
      )}
      <AmountForm key={limit ? "edit" : "set"} period={period} limit={limit} {...parts} />
      {limit && !isEnding && <RemoveForm limit={limit} {...parts} />}
    </section>
  );
}

function AmountForm({ period, limit, currency, action, before, reload }: CardProps) {
  const money = (amount: number) => formatMoney({ amount, currency });
  const state = before?.of === period ? before.state : untouched;
  const values = { period, ...(limit && { limit: limit.limit.toFixed(2) }), ...state.values };
  const change = limit ? "edit" : "set";
  return (
    <IslandForm
      form={limit ? editLimitForm : setLimitForm}
      before={{ ...state, values }}
      check={zeroCheck}
      succeed={async (saved) => {
        await reload();
        sayChange(saved, money, () => showToast("toast.spendLimitUpdated", { amount: money(saved.limit), period }));
        return "stays" as const;
      }}
      draw={{
        limit: ({ look, name, value, ...field }, errors) => (
          <Fragment key={name}>
            <Field
              {...field}
              id={`limit-of-${period}`}
              type="currency"
              name={name}
              label={look.label}
              required
              maxLength={10}
              {...(look.sign && { sign: look.sign })}
              defaultValue={value}
            />
            <ZeroField id={`zero-of-${period}`} error={errors["zero"]} what="buy tickets" />
          </Fragment>
        ),
      }}
      action={`${action}?change=${change}`}
      label={PERIODS[period].title}
    />
  );
}

function RemoveForm({
  limit,
  currency,
  action,
  before,
  reload,
}: Omit<CardProps, "period" | "limit"> & { limit: Limit }) {
  const state = before?.of === limit.spendLimitId ? before.state : untouched;
  return (
    <IslandForm
      form={removeLimitForm}
      before={{ ...state, values: { spendLimitId: limit.spendLimitId } }}
      succeed={async () => {
        const ending = (await reload())?.find(({ spendLimitId }) => spendLimitId === limit.spendLimitId);
        if (ending)
          sayChange(
            ending,
            (amount) => formatMoney({ amount, currency }),
            async () => undefined,
          );
        return "stays" as const;
      }}
      refuse={async (problem) => {
        if (problem.code === "signed_out") return signIn(problem);
        await reload();
        const [message] = problem.messages;
        if (problem.status !== 422 || !message) return null;
        // account §8.
        void showToast("toast.spendLimitDelete.serverMessage", message);
        return "stays" as const;
      }}
      action={`${action}?change=remove`}
      label={`Remove ${PERIODS[limit.period].title.toLowerCase()}`}
      submitVariant="secondary"
    />
  );
}
