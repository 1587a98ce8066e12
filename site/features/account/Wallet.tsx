import type { Outputs } from "#gateway/gateway.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { AccountProvider, useCustomer, useRetry } from "#site/lib/gateway/react-client.tsx";
import { buttonClass } from "#site/ui/button/button.ts";
import "#site/ui/button/button.css";
import { Outdated } from "#site/ui/feedback/Outdated.tsx";
import { Progress } from "#site/ui/feedback/Progress.tsx";
import { limitsOf } from "./limits.ts";
import "./account.css";

type Props = {
  customer: NonNullable<Outputs["session"]["get"]>;
  depositHref?: string | undefined;
  withdrawHref?: string | undefined;
  transactionsHref?: string | undefined;
};

/** Shows the wallet balance, its prize money, and how much of each limit is used. */
export function Wallet({ customer, ...links }: Props) {
  return (
    <AccountProvider seed={(utils) => utils.session.get.setData(undefined, customer)}>
      <Money initial={customer} {...links} />
    </AccountProvider>
  );
}

type MoneyProps = { initial: Props["customer"] } & Omit<Props, "customer">;

function Money({ initial, depositHref, transactionsHref, withdrawHref }: MoneyProps) {
  const { data, isError, isFetching } = useCustomer();
  const retry = useRetry();
  const customer = data ?? initial;
  const { availableFunds, withdrawableFunds, preCommitment } = customer;
  const money = (amount: number) => formatMoney({ amount, currency: availableFunds.currency });
  const limits = limitsOf(customer);
  return (
    <section className="card stack" aria-labelledby="wallet-title">
      <h2 id="wallet-title">Wallet</h2>
      {isError && <Outdated busy={isFetching} onRetry={retry} />}
      <p className="account-money">{formatMoney(availableFunds)}</p>
      <dl className="account-facts">
        <div>
          <dt>Prize money</dt>
          <dd>{formatMoney(withdrawableFunds)}</dd>
        </div>
        <div>
          <dt>Deposits of the last 7 days, pending ones included</dt>
          <dd>{money(preCommitment.spent)}</dd>
        </div>
        {limits.length === 0 && (
          <div>
            <dt>Spend limit</dt>
            <dd>None set</dd>
          </div>
        )}
      </dl>
      {limits.map(({ key, name, spent, limit }) => (
        <Progress
          key={key}
          label={name}
          value={spent}
          max={limit}
          text={`${money(Math.max(0, limit - spent))} of ${money(limit)} left`}
        />
      ))}
      <p className="small soft">
        Prizes go straight into your wallet. If an order costs more than your balance, you deposit the rest at checkout.
      </p>
      {depositHref && (
        <p>
          <a className={buttonClass({ wide: true })} href={depositHref}>
            Deposit
          </a>
        </p>
      )}
      {withdrawHref && withdrawableFunds.amount > 0 && (
        <p>
          <a href={withdrawHref}>Withdraw prize money</a>
        </p>
      )}
      {transactionsHref && (
        <p className="no-print">
          <a href={transactionsHref}>See your transactions</a>
        </p>
      )}
    </section>
  );
}
