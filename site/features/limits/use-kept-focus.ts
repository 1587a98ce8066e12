import { useEffect, useRef } from "react";

/** Returns the ref of a heading, which takes the focus when a change has removed the control that had it. */
export function useKeptFocus(change: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(change);
  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    if (document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
    // Focus alone may leave it behind the header of the page.
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [change]);
  return heading;
}
