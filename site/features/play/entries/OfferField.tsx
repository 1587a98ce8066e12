import { countGames } from "#site/lib/format/counts.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { unpackPrices } from "#site/lib/format/packed-prices.ts";
import { SelectField } from "#site/ui/field/SelectField.tsx";
import type { PlayChoice } from "../choices/play-choices.ts";
import { TICKET_FIELDS } from "../play.form.ts";
import type { PlayParts } from "../screen/play-parts.ts";

/** Selects the game offer. Each option has its games and its price for one draw. */
export const OfferField: NonNullable<PlayParts["OfferField"]> = ({ setup, choices, onChoose }) => {
  const priceOf = ({ prices }: PlayChoice) => {
    const [least] = unpackPrices(prices);
    return least ? ` · ${formatMoney({ amount: least.price, currency: setup.currency })}` : "";
  };
  return (
    <SelectField
      name="item.gameOffer"
      label={TICKET_FIELDS.gameOffer}
      className="play__offer"
      short={setup.name}
      value={setup.gameOffer}
      options={choices.map((choice) => ({
        value: choice.gameOffer,
        label: `${choice.name} · ${countGames(choice.standardGames ?? 1)}${priceOf(choice)}`,
      }))}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
};
