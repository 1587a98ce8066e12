import "./meter.css";

type Props = {
  label: string;
  /** Omit while unknown: the bar is then indeterminate. */
  value?: number;
  max?: number;
  text: string;
  /** A "limit" changes colour at 80% and at 100%; a "task" does not. */
  kind?: "limit" | "task";
};

/** Shows how much of something is used or done, as a bar and as text. */
export function Progress({ label, value, max = 1, text, kind = "limit" }: Props) {
  const share = max > 0 ? (value ?? 0) / max : 1;
  const state = kind === "task" || share < 0.8 ? "" : share >= 1 ? " meter--full" : " meter--near";
  return (
    <div className={`meter${state}`}>
      <div className="meter__text">
        <span className="strong">{label}</span>
        <span className="soft num">{text}</span>
      </div>
      <progress className="meter__bar" value={value} max={max} aria-label={label}>
        {text}
      </progress>
    </div>
  );
}
