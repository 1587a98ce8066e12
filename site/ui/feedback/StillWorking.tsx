import { type ReactNode, useEffect, useState } from "react";

const LONG_MS = 3_000;

type Props = { isBusy: boolean; className: string; children: ReactNode };

/** Says in the place of `children` that a payment is still being made, once it takes longer than a customer expects. */
export function StillWorking({ isBusy, className, children }: Props) {
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
    <p className={isLong ? "small" : className} role="status">
      {isLong ? "Still working. Don't close this page." : children}
    </p>
  );
}
