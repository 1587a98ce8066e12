import { Icon } from "../icon/Icon.tsx";
import "./limit.css";

type Props = {
  label: string;
  /** In cents or any other unit, the same as `spent`. */
  limit: number;
  spent: number;
  /** Formatted amounts: "$41.00", "$59.00", "$100.00". */
  spentText: string;
  remainingText: string;
  limitText: string;
  /** When the limit resets: "Starts again Monday 23 November". */
  renews?: string;
};

/** The share from which a limit counts as nearly used. */
const NEAR = 0.8;

/** A customer's limit: the amounts spent and left, as text and as a native meter. */
export function LimitBar({ label, limit, spent, spentText, remainingText, limitText, renews }: Props) {
  const isReached = spent >= limit;
  const state = isReached ? "Limit reached" : spent >= limit * NEAR ? "Nearly used" : null;
  return (
    <div className="limit">
      <div className="limit__head">
        <span className="strong">{label}</span>
        {state && (
          <span className={isReached ? "limit__state limit__state--reached" : "limit__state"}>
            <Icon name={isReached ? "stop" : "alert"} small />
            {state}
          </span>
        )}
      </div>
      {/* The browser colours a meter by `low` and `high`: good below `low`, bad above `high`. A limit of zero counts as reached. */}
      <meter
        className="limit__bar"
        aria-label={`${label}: ${spentText} of ${limitText} spent`}
        min={0}
        max={limit || 1}
        low={(limit || 1) * NEAR}
        high={(limit || 1) * 0.999}
        optimum={0}
        value={limit > 0 ? Math.min(spent, limit) : 1}
      >
        {spentText} of {limitText}
      </meter>
      <dl className="limit__sums">
        <div>
          <dt>Spent</dt>
          <dd>{spentText}</dd>
        </div>
        <div>
          <dt>Remaining</dt>
          <dd>{remainingText}</dd>
        </div>
        <div>
          <dt>Limit</dt>
          <dd>{limitText}</dd>
        </div>
      </dl>
      {renews && <p className="soft small">{renews}</p>}
    </div>
  );
}
