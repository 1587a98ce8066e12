import { type SubmitEvent, useLayoutEffect, useRef, useState } from "react";
import { chosenBefore } from "#site/lib/before-hydration.ts";
import type { CartItem } from "#site/lib/cart/cart.store.ts";
import { countGames } from "#site/lib/format/counts.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { SelectField } from "#site/ui/field/SelectField.tsx";

type Props = {
  item: CartItem;
  prices: readonly { games: number; price: number }[];
  busy: boolean;
  onGames: (games: number) => void;
};

/** Selects the number of games, each option with its price. A change is sent immediately; without JavaScript, by a button. */
export function GamesSelect({ item, prices, busy, onGames }: Props) {
  const { numGames, price, quantity, quickpick } = item;
  const id = `games-${item.id}`;
  const [requested, setRequested] = useState(numGames);
  const isAdopted = useRef(false);

  useLayoutEffect(() => {
    if (isAdopted.current) return;
    isAdopted.current = true;
    const before = Number(chosenBefore(`[id="${id}"]`) ?? numGames);
    if (numGames === undefined || before === numGames) return;
    setRequested(before);
    onGames(before);
  }, [id, numGames, onGames]);

  if (numGames === undefined) return null;
  // Without the catalogue, items in the cart can still be read and bought.
  if (prices.length === 0) return <p className="cart-tools__games">{countGames(numGames)}</p>;

  const options = prices.map((row) => ({
    value: String(row.games),
    label: `${countGames(row.games)} · ${formatMoney({ amount: row.price * quantity, currency: price.currency })}`,
  }));
  const choose = (games: number) => {
    setRequested(games);
    onGames(games);
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    choose(Number(new FormData(event.currentTarget).get("numGames")));
  };

  return (
    <form className="cart-tools__games" method="post" onSubmit={send} aria-busy={busy || undefined}>
      <input type="hidden" name="itemId" value={item.id} />
      <SelectField
        id={id}
        name="numGames"
        // Browser autofill of an earlier choice would change the cart without a user action.
        autoComplete="off"
        label="Number of games"
        hint={quickpick ? undefined : "Games you add are quick-picks."}
        options={options}
        // Shows the requested number while a change is pending, then the service's: a refusal restores the old number.
        value={String(busy ? requested : numGames)}
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
