import "./skeleton.css";

type Kind = "line" | "title" | "ball" | "button" | "ticket" | "card";

/** Placeholders in the size of the content that is loading, with a text for screen readers. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are identical and never move
        <div key={index} className={`skeleton skeleton--${kind}`} />
      ))}
    </div>
  );
}
