import { useEffect, useRef, useState } from "react";
import { gateway } from "#site/lib/gateway/client.ts";
import { isAwaited, type Verification } from "./methods.ts";

const PAUSE_MS = 5_000;
const MOST_READS = 12;

/** Reads the customer again while a result is awaited: every 5 seconds, at most 12 times, then when the page has focus. */
export function useVerification(initial: Verification) {
  const [state, setState] = useState(initial);
  const [isSlow, setSlow] = useState(false);
  const reads = useRef(0);
  const awaits = isAwaited(state);

  useEffect(() => {
    if (!awaits) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function read() {
      const customer = await gateway.session.get.query().catch(() => null);
      if (customer) setState(customer);
    }
    function next() {
      if (reads.current >= MOST_READS) return setSlow(true);
      reads.current += 1;
      timer = setTimeout(() => void read().finally(next), PAUSE_MS);
    }
    reads.current = 0;
    setSlow(false);
    next();
    const onFocus = () => reads.current >= MOST_READS && void read();
    addEventListener("focus", onFocus);
    return () => {
      clearTimeout(timer);
      removeEventListener("focus", onFocus);
    };
  }, [awaits]);

  return { state, isSlow, setState };
}
