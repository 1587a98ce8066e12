import "./meter.css";

type Props = {
  label: string;
  /** How much of it; nothing while that is not known. */
  value?: number;
  max?: number;
  text: string;
  /** Something used up turns at 80% and again when full; something being done just grows. */
  kind?: "limit" | "task";
};

/** How much of something is used or done, as a bar and in words. */
export function Progress({ label, value, max = 1, text, kind = "limit" }: Props) {
  const share = max > 0 ? (value ?? 0) / max : 1;
  const state = kind === "task" || share < 0.8 ? "" : share >= 1 ? " meter--full" : " meter--near";
  return (
    <div className={`meter${state}`}>
      <div className="meter__words">
        <span className="strong">{label}</span>
        <span className="soft num">{text}</span>
      </div>
      <progress className="meter__bar" value={value} max={max} aria-label={label}>
        {text}
      </progress>
    </div>
  );
}
