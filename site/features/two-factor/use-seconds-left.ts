import { useEffect, useState } from "react";

const SECOND_MS = 1000;

/** Returns the seconds until another code can be sent, counted down from the last one. */
export function useSecondsLeft(sent: { resendAfterSeconds: number }): number {
  const [left, setLeft] = useState(sent.resendAfterSeconds);
  useEffect(() => {
    const endsAt = performance.now() + sent.resendAfterSeconds * SECOND_MS;
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((endsAt - performance.now()) / SECOND_MS));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, SECOND_MS);
    tick();
    return () => clearInterval(timer);
  }, [sent]);
  return left;
}
