import type { Dispatch, ReactNode, SetStateAction } from "react";
import { type GamePrice, ticketPrice } from "#gateway/rules/price.ts";
import type { RandomBelow } from "#gateway/rules/random.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { Button } from "#site/ui/button/Button.tsx";
import { SelectField } from "#site/ui/field/SelectField.tsx";
import { countOf, countOptions, drawCountsOf, type PlaySetup } from "../choices/play-choices.ts";
import { PaymentTimeField, RecurringLater } from "../choices/RecurringLater.tsx";
import { TICKET_FIELDS } from "../play.form.ts";
import { type Builder, clearAll, isStarted, quickPickAll, redo, resize, undo } from "../ticket/ticket-builder.ts";
import type { useBuilder } from "../ticket/use-builder.ts";
import type { When } from "./play-parts.ts";

type Props = {
  setup: PlaySetup;
  prices: readonly GamePrice[];
  builder: Builder;
  draws: ReturnType<typeof useBuilder>["draws"];
  change: Dispatch<SetStateAction<Builder>>;
  random: RandomBelow;
  /** False before hydration: controls that cannot work yet must not look as if they do. */
  isLive: boolean;
  /** The days of the ticket, where customers choose them: in place of the number of draws. */
  when: When | undefined;
  /** Selects the game offer, where there are several. */
  children: ReactNode;
};

/** Selects the draw and the number of games, and holds the commands that apply to all games. */
export function ChoicePanel({ setup, prices, builder, draws, change, random, isLive, when, children }: Props) {
  const { sets, minGames, maxGames, currency } = setup;
  // A price is for one draw, or for all chosen days.
  const drawsOf = when?.numDraws || 1;
  const draw = setup.draws.find(({ drawNo }) => drawNo === draws.drawNo);
  const price = (games: number) => {
    const amount = ticketPrice(prices, games, drawsOf);
    return amount === null ? "" : ` · ${formatMoney({ amount, currency })}`;
  };
  const gameCounts = Array.from({ length: maxGames - minGames + 1 }, (_, index) => minGames + index);

  return (
    <section className="play__choices card no-print" aria-label="Draw and games">
      <div className="play__fields">
        {children}
        <SelectField
          name="item.drawNo"
          label={TICKET_FIELDS.drawNo}
          short={draw?.day}
          value={String(draws.drawNo)}
          options={setup.draws.map((one) => ({ value: String(one.drawNo), label: one.label }))}
          onChange={(event) => draws.setDrawNo(Number(event.currentTarget.value))}
        />
        {!when && (
          <SelectField
            name="item.numDraws"
            label={TICKET_FIELDS.numDraws}
            value={draws.recurring?.type ?? String(draws.numDraws)}
            options={countOptions(drawCountsOf(setup), "draw", setup.recurs)}
            onChange={({ currentTarget: { value } }) => {
              draws.setWish(value === setup.recurs?.type ? {} : undefined);
              draws.setNumDraws(Number(value));
            }}
          />
        )}
        <SelectField
          name="item.numGames"
          label={setup.name ? TICKET_FIELDS.numEntries : TICKET_FIELDS.numGames}
          short={countOf(setup, builder.games.length)}
          value={String(builder.games.length)}
          options={gameCounts.map((games) => ({
            value: String(games),
            label: `${countOf(setup, games)}${price(games)}`,
          }))}
          onChange={(event) => {
            const games = Number(event.currentTarget.value);
            change((now) => resize(now, games, { minGames, maxGames, sets }, random));
          }}
        />
        {setup.causes && (
          <SelectField
            name="item.causeKey"
            label="Cause"
            placeholder="Choose a cause"
            value={draws.causeKey}
            options={setup.causes.map(({ key, name }) => ({ value: key, label: name }))}
            onChange={(event) => draws.setCauseKey(event.currentTarget.value)}
          />
        )}
        {when?.field(draws)}
        <PaymentTimeField setup={setup} draws={draws} />
      </div>
      {draws.recurring && <RecurringLater setup={setup} draws={draws} isQuickPick={builder.isQuickPick} />}
      {draw?.closes && (
        <p className="soft small play__closes">
          Draw {draw.drawNo} closes {draw.closes}. The top of the page shows the next draw.
        </p>
      )}
      {!setup.isPickedByShop && (
        <fieldset className="cluster play__commands" disabled={!isLive}>
          <Button variant="secondary" icon="dice" onClick={() => change((now) => quickPickAll(now, sets, random))}>
            Quick-pick all
          </Button>
          <Button variant="quiet" idle={!builder.games.some(isStarted)} onClick={() => change(clearAll)}>
            Clear all
          </Button>
          <Button variant="quiet" icon="undo" idle={builder.past.length === 0} onClick={() => change(undo)}>
            Undo
          </Button>
          <Button
            variant="quiet"
            className="play__redo"
            icon="undo"
            idle={builder.future.length === 0}
            onClick={() => change(redo)}
          >
            Redo
          </Button>
        </fieldset>
      )}
    </section>
  );
}
