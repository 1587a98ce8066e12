import { type SubmitEvent, useLayoutEffect, useRef, useState } from "react";
import { toCents } from "#gateway/rules/cents.ts";
import { cartViewOf } from "#site/features/products/cart-views.ts";
import { chosenBefore } from "#site/lib/before-hydration.ts";
import type { CartItem } from "#site/lib/cart/cart.store.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { SelectField } from "#site/ui/field/SelectField.tsx";

type Props = {
  item: CartItem;
  /** The price of each number of games, books or shares. */
  prices: readonly { games: number; price: number }[];
  busy: boolean;
  onCount: (count: number) => void;
};

/**
 * Selects the number of games, books or shares, each option with its price. A change is sent immediately; without JavaScript, by a
 * button.
 */
export function CountSelect({ item, prices, busy, onCount }: Props) {
  const { price } = item;
  const counted = cartViewOf(item).count(item);
  const count = counted?.count;
  const id = `games-${item.id}`;
  const [requested, setRequested] = useState(count);
  const isAdopted = useRef(false);

  useLayoutEffect(() => {
    if (isAdopted.current) return;
    isAdopted.current = true;
    const before = Number(chosenBefore(`[id="${id}"]`) ?? count);
    if (count === undefined || before === count) return;
    setRequested(before);
    onCount(before);
  }, [id, count, onCount]);

  if (counted === undefined || count === undefined) return null;
  const { draws, field, hint, label, labelOf } = counted;
  // Without the catalogue, items in the cart can still be read and bought.
  if (prices.length === 0) return <p className="cart-tools__games">{labelOf(count)}</p>;

  // The item's price is always current. If the table's differs, it was read before the price changed: show none of its prices.
  const own = prices.find(({ games }) => games === count);
  const isOld = own !== undefined && toCents(own.price * draws) !== toCents(price.amount);
  const options = prices.map((row) => {
    const amount = formatMoney({ amount: row.price * draws, currency: price.currency });
    return { value: String(row.games), label: isOld ? labelOf(row.games) : `${labelOf(row.games)} · ${amount}` };
  });
  const choose = (wanted: number) => {
    setRequested(wanted);
    onCount(wanted);
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    choose(Number(new FormData(event.currentTarget).get(field)));
  };

  return (
    <form className="cart-tools__games" method="post" onSubmit={send} aria-busy={busy || undefined}>
      <input type="hidden" name="itemId" value={item.id} />
      <input type="hidden" name="productType" value={item.productType} />
      <SelectField
        id={id}
        name={field}
        // Browser autofill of an earlier choice would change the cart without a user action.
        autoComplete="off"
        label={label}
        hint={hint}
        options={options}
        // Shows the requested number while a change is pending, then the service's: a refusal restores the old number.
        value={String(busy ? requested : count)}
        onChange={(event) => choose(Number(event.currentTarget.value))}
      />
      <noscript>
        <button className="button button--secondary" type="submit" name="command" value="update">
          Update
        </button>
      </noscript>
    </form>
  );
}
