import type { CartItem } from "#site/lib/cart/cart.store.ts";
import { recurringFacts, typeName } from "#site/lib/recurring/recurring-choice.ts";
import { Button } from "#site/ui/button/Button.tsx";

type Props = {
  item: CartItem;
  busy: boolean;
  onChange: (enabled: boolean) => void;
};

/** Shows whether and how an item is bought again for later draws, with a button that turns this on or off. */
export function CartRecurring({ item, busy, onChange }: Props) {
  const { availability, enabled, type } = item.recurringPurchase;
  if (availability === "never") return null;
  const name = typeName(type).toLowerCase();
  return (
    <div className="cart-recurring stack stack--tight">
      {enabled && <p>{recurringFacts(item).join(" · ")}</p>}
      {availability === "always" ? (
        <p className="soft small">{`Sold as ${name} only. You can cancel it any time.`}</p>
      ) : (
        <form
          method="post"
          aria-busy={busy || undefined}
          onSubmit={(event) => {
            event.preventDefault();
            onChange(!enabled);
          }}
        >
          <input type="hidden" name="itemId" value={item.id} />
          <input type="hidden" name="productType" value={item.productType} />
          <input type="hidden" name="recurringPurchase.type" value={type} />
          <input type="hidden" name="recurringPurchase.enabled" value={String(!enabled)} />
          <Button type="submit" name="command" value="update" variant="quiet" size="small">
            {enabled ? `Turn off ${name}` : `Turn on ${name}`}
            <span className="sr-only">{` for ${item.description}`}</span>
          </Button>
        </form>
      )}
    </div>
  );
}
