import { useEffect, useRef } from "react";
import { Alert } from "#site/ui/feedback/Alert.tsx";

/** Shown when the customer tried to pay for a cart that was emptied in the meantime. */
export function CartEmptied() {
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so move the focus here.
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
