import { useEffect, useState } from "react";

const LONG_MS = 3_000;

/** Shows below a button that a payment is still being made, once it takes longer than a customer expects. */
export function StillWorking({ isBusy }: { isBusy: boolean }) {
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
    <p className={isLong ? "small" : "sr-only"} role="status">
      {isLong && "Still working. Don't close this page."}
    </p>
  );
}
