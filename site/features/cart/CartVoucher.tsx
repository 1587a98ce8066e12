import { useRef } from "react";
import type { CartItem } from "#site/lib/cart/cart.store.ts";
import { fullDate, timeAndZone } from "#site/lib/format/dates.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { Button } from "#site/ui/button/Button.tsx";
import { useInheritedFocus } from "./use-inherited-focus.ts";

type Props = {
  voucher: CartItem;
  busy: boolean;
  /** Focuses the heading on mount, because the voucher replaces a form that had the focus. */
  takesFocus: boolean;
  onRemove: () => void;
};

/** Shows the cart's promotion and its benefit, below the tickets. */
export function CartVoucher({ voucher, busy, takesFocus, onRemove }: Props) {
  const { description, expiresAt, id, offerName, price, productType } = voucher;
  const isCredit = productType === "voucher_credit_amount";
  // Not its button: a second Enter would remove what the first has applied.
  const heading = useRef<HTMLHeadingElement>(null);
  useInheritedFocus(heading, takesFocus);

  return (
    <div className="cart-voucher">
      <div className="cart-voucher__text">
        <h2 className="cart-voucher__code" ref={heading} tabIndex={-1}>
          {offerName}
        </h2>
        <p>{description}</p>
        {expiresAt && (
          <p className="small soft">
            Ends {fullDate(expiresAt)}, {timeAndZone(expiresAt)}
          </p>
        )}
        {isCredit && <p className="small soft">We add it to your wallet once you have paid.</p>}
      </div>
      <div className="cart-voucher__stub">
        <p className="ticket__price">
          {isCredit ? "+" : "−"}
          {formatMoney(price)}
        </p>
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            onRemove();
          }}
        >
          <input type="hidden" name="itemId" value={id} />
          <Button
            type="submit"
            name="command"
            value="remove-promotion"
            variant="quiet"
            size="small"
            icon="bin"
            loading={busy}
            aria-label={`Remove ${offerName}`}
          >
            Remove
          </Button>
        </form>
      </div>
    </div>
  );
}
