import { useLayoutEffect, useState } from "react";
import { LIVE } from "./live.ts";

/** Whether the play screen works. Its hooks set it after hydration, together with what was kept. */
export function useLive() {
  const [isLive, setLive] = useState(false);
  // After the commit but before the next paint, so that repeated presses do not flicker.
  useLayoutEffect(() => {
    if (isLive) queueMicrotask(() => document.dispatchEvent(new Event(LIVE)));
  }, [isLive]);
  return [isLive, setLive] as const;
}
