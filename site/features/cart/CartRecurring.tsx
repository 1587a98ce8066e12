import { isVoucher } from "#gateway/rules/cart.ts";
import { productFacts } from "#gateway/rules/products.ts";
import type { CartItem } from "#site/lib/cart/cart.store.ts";
import { dayAndTime, fullDate } from "#site/lib/format/dates.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { soldOnlyAs } from "#site/lib/recurring/posted-recurring.ts";
import { recurringFacts, typeName } from "#site/lib/recurring/recurring-choice.ts";
import { Button } from "#site/ui/button/Button.tsx";

type ToggleProps = {
  item: CartItem;
  busy: boolean;
  label: string;
  /** What is posted without a script. */
  fields: Record<string, string>;
  onPress: () => void;
};

/** A button that changes one choice of an item. */
function Toggle({ busy, fields, item, label, onPress }: ToggleProps) {
  return (
    <form
      method="post"
      aria-busy={busy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {Object.entries({ itemId: item.id, productType: item.productType, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" name="command" value="update" variant="quiet" size="small">
        {label}
        <span className="sr-only">{` for ${item.description}`}</span>
      </Button>
    </form>
  );
}

type Props = {
  item: CartItem;
  busy: boolean;
  /** Whether an autoplay can begin (capability `autoplay`). */
  autoplays: boolean;
  /** Whether payment can wait until the draw is the next one (capability `scheduled_purchase`). */
  schedules: boolean;
  onRecur: (enabled: boolean) => void;
  onSchedule: (scheduled: boolean) => void;
};

/** Returns when an item is charged again if it is paid today, and how much, as far as that is known. */
function nextChargeText(
  { minimumJackpotAmount = 0, nextChargePrice, numDraws = 1, productType, recurringPurchase }: CartItem,
  at: string,
) {
  const sum = nextChargePrice ? ` ${formatMoney(nextChargePrice)}` : "";
  if (recurringPurchase.billingPeriod) {
    const isDrawn = !isVoucher(productType) && productFacts[productType].hasDraws;
    return `If you pay today, the next charge is${sum} on ${fullDate(at)}${isDrawn ? ", if a new draw is open then" : ""}.`;
  }
  const draws = numDraws > 1 ? "the last of these draws" : "this draw";
  return `The next charge is${sum && `${sum},`} after sales of ${draws} close, ${dayAndTime(at)}${minimumJackpotAmount > 0 ? ", if the next jackpot is large enough" : ""}.`;
}

/** Shows whether and how an item is bought again for later draws, and when it is paid, with buttons that change this. */
export function CartRecurring({ autoplays, busy, item, onRecur, onSchedule, schedules }: Props) {
  const { availability, enabled, type } = item.recurringPurchase;
  const isScheduled = item.scheduledPurchase?.type === "scheduled_purchase";
  const maySchedule = schedules && !enabled && item.scheduledFor && item.scheduledPurchase?.type !== "pre_order";
  if (availability === "never" && !maySchedule && !isScheduled) return null;
  const name = typeName(type).toLowerCase();
  return (
    <div className="cart-recurring stack stack--tight">
      {enabled && <p>{recurringFacts(item).join(" · ")}</p>}
      {item.nextChargeAt && <p className="soft small">{nextChargeText(item, item.nextChargeAt)}</p>}
      {availability === "always" && <p className="soft small">{soldOnlyAs(name)}</p>}
      {availability === "optional" && !isScheduled && (enabled || autoplays || type !== "autoplay") && (
        <Toggle
          busy={busy}
          item={item}
          label={enabled ? `Turn off ${name}` : `Turn on ${name}`}
          fields={{ "recurringPurchase.type": type, "recurringPurchase.enabled": String(!enabled) }}
          onPress={() => onRecur(!enabled)}
        />
      )}
      {(maySchedule || isScheduled) && item.scheduledFor && (
        <Toggle
          busy={busy}
          item={item}
          label={isScheduled ? "Buy it now instead" : `Pay later, on ${dayAndTime(item.scheduledFor)}`}
          fields={{ scheduled: String(!isScheduled) }}
          onPress={() => onSchedule(!isScheduled)}
        />
      )}
    </div>
  );
}
