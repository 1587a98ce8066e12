import { type SubmitEvent, useRef, useState } from "react";
import type { Problem } from "#gateway/foundation/problem.ts";
import { fullDate } from "#site/lib/format/dates.ts";
import { gateway, problemOf } from "#site/lib/gateway/client.ts";
import { problemMessage } from "#site/lib/gateway/problem-messages.ts";
import { signIn } from "#site/lib/gateway/sign-in.ts";
import { href } from "#site/lib/href.ts";
import { WINDOW_MS } from "#site/lib/leading-edge.ts";
import { expiryOf, type Fund, fundName } from "#site/lib/payment/fund-name.ts";
import { supportLinks } from "#site/lib/support.ts";
import { trailingEdge } from "#site/lib/trailing-edge.ts";
import { Button } from "#site/ui/button/Button.tsx";
import { Alert } from "#site/ui/feedback/Alert.tsx";
import { Badge } from "#site/ui/feedback/Badge.tsx";
import { EmptyState } from "#site/ui/feedback/EmptyState.tsx";
import { SHOWN_FIRST } from "#site/ui/field/Choice.tsx";
import { Linked } from "#site/ui/field/Linked.tsx";
import { type Change, type Notice, noticeOf } from "./cards.form.ts";
import { isExpired, STATUSES } from "./fund-status.ts";
import "./funds.css";

type Props = {
  initial: Fund[];
  /** The name that bank accounts must have. */
  holder: string;
  action: string;
  /** The month of the shop's date, YYYY-MM. */
  month: string;
  /** Shows every fund at once: the address asks for it, or a refused form of a hidden one is shown. */
  showsAll: boolean;
  allHref: string;
  /** What the last plain post or the last form changed. */
  saved: Notice | null;
  /** Where prizes are paid out to a bank account; null if nothing can be withdrawn. */
  withdrawHref: string | null;
  /** Where a card that was just saved can pay. */
  depositHref: string | null;
};

const setDefault = trailingEdge(WINDOW_MS.defaultFund, (fundId: string) => gateway.funds.setDefault.mutate({ fundId }));

/** The saved cards, PayPal accounts and bank accounts. Changes the default and deletes in place. */
export function FundList(props: Props) {
  const { initial, holder, action, month, showsAll, allHref, saved, depositHref, withdrawHref } = props;
  const [funds, setFunds] = useState(initial);
  const [isWhole, setWhole] = useState(showsAll);
  const [notice, setNotice] = useState(saved);
  const [link, setLink] = useState(depositHref);
  const [problem, setProblem] = useState<Problem | null>(null);
  const status = useRef<HTMLDivElement>(null);
  const payers = funds.filter((fund) => canPay(fund, month));
  const hidden = isWhole ? 0 : Math.max(0, funds.length - SHOWN_FIRST);

  /** Runs a change, then reloads the list. */
  async function apply(change: Change, run: () => Promise<unknown>) {
    setProblem(null);
    setLink(null);
    try {
      await run();
      const left = await gateway.funds.list.query();
      setFunds(left);
      setNotice(noticeOf(change, left));
    } catch (error) {
      const refused = problemOf(error);
      if (signIn(refused)) return;
      setProblem(refused);
      setFunds(await gateway.funds.list.query().catch(() => funds));
    }
    status.current?.focus();
  }

  function choose(fundId: string) {
    setFunds((before) => before.map((fund) => ({ ...fund, default: fund.id === fundId })));
    void apply("default", () => setDefault(fundId));
  }

  return (
    <div className="stack">
      <div ref={status} id="changed" tabIndex={-1} role="status">
        {notice && !problem && (
          <Alert level={notice.level}>
            <p>
              {notice.text} {link && <a href={link}>Make a deposit</a>}
            </p>
          </Alert>
        )}
        {problem && (
          <Alert level="danger" title="Nothing was changed" live>
            <p>
              <Linked text={problemMessage(problem)} links={supportLinks()} />
            </p>
          </Alert>
        )}
      </div>
      {funds.length === 0 ? (
        <EmptyState
          drawing="tickets"
          title="Nothing saved yet"
          text="Save a card or PayPal to pay faster, or a bank account for withdrawals."
        />
      ) : (
        <>
          <h2 className="sr-only">Saved cards and accounts</h2>
          {payers.length > 0 && !funds.some((fund) => fund.default) && (
            <p>You have no default. Choose the card or PayPal account that deposits and orders offer first.</p>
          )}
          <ul className="plain-list funds">
            {funds.slice(0, funds.length - hidden).map((fund) => (
              <li className="card fund" key={fund.id}>
                <FundCard
                  fund={fund}
                  action={action}
                  holder={holder}
                  month={month}
                  withdrawHref={withdrawHref}
                  hasSuccessor={fund.default && payers.some(({ id }) => id !== fund.id)}
                  onDefault={() => choose(fund.id)}
                  onRemove={() => void apply(removalOf(fund), () => gateway.funds.remove.mutate({ fundId: fund.id }))}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {hidden > 0 && (
        <p>
          <a
            href={allHref}
            onClick={(event) => {
              event.preventDefault();
              setWhole(true);
            }}
          >
            Show all {funds.length}
          </a>
        </p>
      )}
    </div>
  );
}

const removalOf = (fund: Fund): Change => (fund.default ? "remove-default" : "remove");
const canPay = (fund: Fund, month: string) => fund.kind !== "bank" && !isExpired(fund, month);

type CardProps = Pick<Props, "action" | "holder" | "month" | "withdrawHref"> & {
  fund: Fund;
  /** Deleting this default makes another fund the default. */
  hasSuccessor: boolean;
  onDefault: () => void;
  onRemove: () => void;
};

function FundCard({ fund, action, holder, month, withdrawHref, hasSuccessor, onDefault, onRemove }: CardProps) {
  const name = fundName(fund);
  const status = fund.verificationStatus && STATUSES[fund.verificationStatus];
  const isOver = isExpired(fund, month);
  const submit = (run: () => void) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    run();
  };
  return (
    <>
      <div className="fund__head">
        <h3>{name}</h3>
        {fund.default && <Badge tone="success">Default</Badge>}
        {isOver && <Badge tone="danger">Expired</Badge>}
        {status && <Badge tone={status.tone}>{fund.verificationStatus}</Badge>}
      </div>
      {fund.kind === "bank" && fund.accountName && (
        <p>
          <bdi>{fund.accountName}</bdi>
        </p>
      )}
      {fund.kind === "cc" && (
        <p className="soft">
          {isOver ? `Expired ${expiryOf(fund)}. Delete it, and add your new card.` : `Expires ${expiryOf(fund)}`}
        </p>
      )}
      {status && (
        <p>
          {status.text} {status.namesHolder && holder && `Your name here is ${holder}. `}
          {status.isPaidTo && withdrawHref && <a href={withdrawHref}>Withdraw</a>}
          {status.asksForHelp && <a href={href("your-support")}>Contact us</a>}
        </p>
      )}
      {fund.debitAgreementSince && (
        <p className="soft">
          You let us debit this account for your deposits since {fullDate(fund.debitAgreementSince)}. Delete the account
          to end this.
        </p>
      )}
      <div className="fund__commands">
        {!fund.default && canPay(fund, month) && (
          <form method="post" action={`${action}?change=default`} onSubmit={submit(onDefault)}>
            <input type="hidden" name="fundId" value={fund.id} />
            <Button type="submit" variant="secondary" aria-label={`Make default: ${name}`}>
              Make default
            </Button>
          </form>
        )}
        <details className="fund__delete">
          <summary aria-label={`Delete ${name}`}>Delete</summary>
          <form
            className="stack"
            method="post"
            action={`${action}?change=${removalOf(fund)}`}
            onSubmit={submit(onRemove)}
          >
            <p>
              Delete {name}? Past payments stay in your transactions.
              {hasSuccessor && " Another saved card or PayPal account becomes your default."}
            </p>
            <input type="hidden" name="fundId" value={fund.id} />
            <div>
              <Button type="submit" variant="danger">
                Yes, delete it
              </Button>
            </div>
          </form>
        </details>
      </div>
    </>
  );
}
