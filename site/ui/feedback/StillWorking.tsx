import { type ReactNode, useEffect, useState } from "react";
import "./in-place.css";

const LONG_MS = 3_000;

/** Shows in the place of `children` that a payment is still being made, once it takes longer than a customer expects. */
export function StillWorking({
  isBusy,
  className,
  children,
}: {
  isBusy: boolean;
  className?: string;
  children: ReactNode;
}) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isBusy]);
  return (
    <div className={["in-place", className].filter(Boolean).join(" ")}>
      <p className={isLong ? "in-place__past" : undefined}>{children}</p>
      <p role="status">{isLong && "Still working. Don't close this page."}</p>
    </div>
  );
}
