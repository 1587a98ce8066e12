import { useEffect, useState } from "react";

// Closing times are shown in minutes.
const TICK_MS = 60_000;

/**
 * Returns the shop's clock on an open page: the time the page was rendered plus the time since. It starts with exactly that
 * time, so that hydration matches.
 */
export function useShopNow(madeAt: string): Date {
  const [now, setNow] = useState(() => new Date(madeAt));

  useEffect(() => {
    // The computer's clock may be wrong, but its elapsed time is right.
    const wokenAt = Date.now();
    const tick = () => setNow(new Date(Date.parse(madeAt) + Date.now() - wokenAt));
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [madeAt]);

  return now;
}
