import "./meter.css";

type Props = {
  label: string;
  /** What is used of a limit, or done of a task. Omit while unknown: the bar is then indeterminate. */
  value?: number;
  max?: number;
  text: string;
  /** The bar of a "limit" shows what is left of it, and changes colour once 80% is used. The bar of a "task" shows what is done. */
  kind?: "limit" | "task";
};

/** Shows how much of a limit is left or of a task is done, as a bar and as text. */
export function Progress({ label, value, max = 1, text, kind = "limit" }: Props) {
  const shown = kind === "limit" && value !== undefined ? Math.max(0, max - value) : value;
  const share = max > 0 ? (value ?? 0) / max : 1;
  const state = kind === "task" || share < 0.8 ? "" : share >= 1 ? " meter--full" : " meter--near";
  return (
    <div className={`meter${state}`}>
      <div className="meter__text">
        <span className="strong">{label}</span>
        <span className="soft num">{text}</span>
      </div>
      <progress className="meter__bar" value={shown} max={max} aria-label={`${label}, ${text}`}>
        {text}
      </progress>
    </div>
  );
}
