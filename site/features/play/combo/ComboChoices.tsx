import { type GamePrice, ticketPrice } from "#gateway/rules/price.ts";
import { countGames } from "#site/lib/format/counts.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { Button } from "#site/ui/button/Button.tsx";
import { SelectField } from "#site/ui/field/SelectField.tsx";
import { countOptions, drawCountsOf } from "../choices/play-choices.ts";
import { PaymentTimeField, RecurringLater } from "../choices/RecurringLater.tsx";
import { TICKET_FIELDS } from "../play.form.ts";
import type { useCombo } from "./use-combo.ts";

type Props = {
  combo: ReturnType<typeof useCombo>;
  prices: readonly GamePrice[];
  /** Called with every change of the customer. */
  changed: () => void;
};

// Any number up to the greatest can be bought; a list of all would be as long as the page.
const STEPS = [10, 12, 14, 16, 18, 20, 25, 30, 40, 50, 75, 100, 125, 150, 175, 200];

/** Selects the draw, the number of draws and the games to make, and picks or clears the numbers. */
export function ComboChoices({ combo, prices, changed }: Props) {
  const { setup, drawNo, numDraws } = combo;
  const { games } = combo.combo;
  const { choices, currency, draws, maxGames, minGames } = setup;
  const counts = STEPS.concat(games)
    .filter((count, at, every) => count >= minGames && count <= maxGames && every.indexOf(count) === at)
    .sort((a, b) => a - b);
  const priceOf = (count: number) => {
    const amount = ticketPrice(prices, count);
    return amount === null ? "" : ` · ${formatMoney({ amount, currency })}`;
  };

  return (
    <section className="play__choices card no-print" aria-label="Draw and games" onChange={changed}>
      <div className="play__fields">
        {choices ? (
          <SelectField
            name="item.gameOffer"
            label={TICKET_FIELDS.gameOffer}
            className="play__offer"
            value={setup.gameOffer}
            options={choices.map(({ gameOffer, name }) => ({ value: gameOffer, label: name ?? "Super Combo" }))}
            onChange={(event) => combo.setOffer(event.currentTarget.value)}
          />
        ) : (
          <input type="hidden" name="item.gameOffer" value={setup.gameOffer} />
        )}
        <SelectField
          name="item.drawNo"
          label={TICKET_FIELDS.drawNo}
          short={draws.find((one) => one.drawNo === drawNo)?.day}
          value={String(drawNo)}
          options={draws.map((one) => ({ value: String(one.drawNo), label: one.label }))}
          onChange={(event) => combo.setDrawNo(Number(event.currentTarget.value))}
        />
        <SelectField
          name="item.numDraws"
          label={TICKET_FIELDS.numDraws}
          value={combo.recurring?.type ?? String(numDraws)}
          options={countOptions(drawCountsOf(setup), "draw", setup.recurs)}
          onChange={({ currentTarget: { value } }) => {
            combo.setWish(value === setup.recurs?.type ? {} : undefined);
            combo.setNumDraws(Number(value));
          }}
        />
        <SelectField
          name="item.numGames"
          label={TICKET_FIELDS.numGames}
          short={countGames(games)}
          value={String(games)}
          options={counts.map((count) => ({ value: String(count), label: `${countGames(count)}${priceOf(count)}` }))}
          onChange={(event) => combo.setGames(Number(event.currentTarget.value))}
        />
        <PaymentTimeField setup={setup} draws={combo} />
      </div>
      {combo.recurring && <RecurringLater setup={setup} draws={combo} isQuickPick={combo.combo.isQuickPick} />}
      <fieldset className="cluster play__commands" disabled={!combo.isLive}>
        <Button
          variant="secondary"
          icon="dice"
          onClick={() => {
            changed();
            combo.quickPick();
          }}
        >
          Quick-pick
        </Button>
        <Button
          variant="quiet"
          idle={combo.isEmpty}
          onClick={() => {
            changed();
            combo.clear();
          }}
        >
          Clear
        </Button>
      </fieldset>
    </section>
  );
}
