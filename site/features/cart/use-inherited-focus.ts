import { type RefObject, useEffect, useState } from "react";

/** Focuses an element that replaced the focused one. Only the first value of `isHeir` counts. */
export function useInheritedFocus(element: RefObject<HTMLElement | null>, isHeir: boolean) {
  const [wasHeir] = useState(isHeir);
  useEffect(() => {
    if (wasHeir && document.activeElement === document.body) element.current?.focus();
  }, [wasHeir, element]);
}
