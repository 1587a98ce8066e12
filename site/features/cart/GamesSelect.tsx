import { type SubmitEvent, useEffect, useRef, useState } from "react";
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

/** How many games, each choice with its price. A change is sent at once; without a script by its button. */
export function GamesSelect({ item, prices, busy, onGames }: Props) {
  const { numGames, price, quantity } = item;
  const id = `games-${item.id}`;
  const [wished, setWished] = useState(() => Number(chosenBefore(`[id="${id}"]`) ?? numGames));
  const isAdopted = useRef(false);

  useEffect(() => {
    if (isAdopted.current) return;
    isAdopted.current = true;
    if (numGames !== undefined && wished !== numGames) onGames(wished);
  }, [wished, numGames, onGames]);

  if (numGames === undefined) return null;
  // The catalogue is away: what is in the cart can still be read and bought.
  if (prices.length === 0) return <p className="cart-tools__games">{countGames(numGames)}</p>;

  const options = prices.map((row) => ({
    value: String(row.games),
    label: `${countGames(row.games)} · ${formatMoney({ amount: row.price * quantity, currency: price.currency })}`,
  }));
  const choose = (games: number) => {
    setWished(games);
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
        // A browser that fills in the choice of an earlier visit would change the cart by itself.
        autoComplete="off"
        label="Number of games"
        options={options}
        // While a change is on its way the customer's wish, then the service's word: a refusal puts the old number back.
        value={String(busy ? wished : numGames)}
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
