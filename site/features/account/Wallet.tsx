import type { Outputs } from "#gateway/gateway.ts";
import { AccountProvider, useCustomer, useRetry } from "#site/lib/gateway-query.tsx";
import { formatMoney } from "#site/lib/money.ts";
import { Outdated } from "#site/ui/feedback/Outdated.tsx";
import { Progress } from "#site/ui/feedback/Progress.tsx";
import "./account.css";

type Props = { customer: NonNullable<Outputs["session"]["get"]> };
const NAMES = { day: "Daily spend limit", week: "Weekly spend limit", month: "Monthly spend limit" };

/** What is in the wallet, and how much of each spend limit is used. */
export function Wallet({ customer }: Props) {
  return (
    <AccountProvider seed={(utils) => utils.session.get.setData(undefined, customer)}>
      <Money initial={customer} />
    </AccountProvider>
  );
}

function Money({ initial }: { initial: Props["customer"] }) {
  const { data, isError, isFetching } = useCustomer();
  const retry = useRetry();
  const { availableFunds, withdrawableFunds, spendLimits } = data ?? initial;
  const money = (amount: number) => formatMoney({ amount, currency: availableFunds.currency });
  return (
    <section className="card stack" aria-labelledby="wallet-title">
      <h2 id="wallet-title">Wallet</h2>
      {isError && <Outdated busy={isFetching} onRetry={retry} />}
      <p className="account-money">{formatMoney(availableFunds)}</p>
      {withdrawableFunds.amount > 0 && <p className="soft">{formatMoney(withdrawableFunds)} of it are prizes.</p>}
      {spendLimits.customerLimits.map(({ period, limit, spent, remaining }) => (
        <Progress
          key={period}
          label={NAMES[period]}
          value={spent}
          max={limit}
          text={`${money(remaining)} of ${money(limit)} left`}
        />
      ))}
    </section>
  );
}
