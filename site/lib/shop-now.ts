import { useEffect, useState } from "react";

// Close times are said in minutes.
const TICK_MS = 60_000;

/**
 * The shop's clock on a page that stays open: the moment the page was made, and what has passed since. It starts with
 * that very moment, so that both sides of hydration say the same words.
 */
export function useShopNow(madeAt: string): Date {
  const [now, setNow] = useState(() => new Date(madeAt));

  useEffect(() => {
    // The computer's clock may be wrong; how long it has been running is right.
    const wokenAt = Date.now();
    const tick = () => setNow(new Date(Date.parse(madeAt) + Date.now() - wokenAt));
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [madeAt]);

  return now;
}
