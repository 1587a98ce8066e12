import "./skeleton.css";

type Kind = "line" | "title" | "ball" | "button" | "ticket" | "card";

/** The shape of what is coming, in its final size; the words are for those who do not see it. */
export function Skeleton({
  kind = "line",
  count = 1,
  label = "Loading",
}: {
  kind?: Kind;
  count?: number;
  label?: string;
}) {
  return (
    <div className={kind === "ball" ? "cluster" : "stack"} role="status">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical shapes that never move
        <div key={index} className={`skeleton skeleton--${kind}`} />
      ))}
    </div>
  );
}
