import "./meter.css";

type Props = { label: string; value: number; max: number; text: string };

/** How much of something is used, as a bar and in words; it turns at 80% and again when full. */
export function Progress({ label, value, max, text }: Props) {
  const share = max > 0 ? value / max : 1;
  const state = share >= 1 ? "meter--full" : share >= 0.8 ? "meter--near" : "";
  return (
    <div className={`meter ${state}`}>
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
