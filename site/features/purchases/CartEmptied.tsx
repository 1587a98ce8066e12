import { useEffect, useRef } from "react";
import { Alert } from "#site/ui/feedback/Alert.tsx";

/** Somebody wanted to pay for a cart that was emptied in the meantime: the words of a cart that has changed. */
export function CartEmptied() {
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <div className="checkout__emptied" ref={place} tabIndex={-1}>
      <Alert level="danger" live>
        <p>Your cart has changed. Check it and try again.</p>
      </Alert>
    </div>
  );
}
