import { useEffect, useRef } from "react";
import { href } from "#site/lib/href.ts";
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
        <p>
          Nothing was charged now: your cart was changed or paid for in another tab.{" "}
          <a href={href("my-account-upcoming-tickets")}>See your tickets</a>
        </p>
      </Alert>
    </div>
  );
}
