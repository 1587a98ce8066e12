import { type RefObject, useEffect, useState } from "react";

/** Hands the focus to an element that came in place of the one that had it. `isHeir` counts as it was when it came. */
export function useInheritedFocus(element: RefObject<HTMLElement | null>, isHeir: boolean) {
  const [wasHeir] = useState(isHeir);
  useEffect(() => {
    if (wasHeir && document.activeElement === document.body) element.current?.focus();
  }, [wasHeir, element]);
}
