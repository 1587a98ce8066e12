import type { NumberSet } from "#gateway/rules/games.ts";
import { boundsOf } from "#gateway/rules/games.ts";
import { NumberBoard } from "#site/ui/ball/NumberBoard.tsx";
import { RefusedTicket } from "../adding/RefusedTicket.tsx";
import type { FavouritesUse } from "../choices/play-choices.ts";
import { boardField } from "../posting/posted-ticket.ts";
import { FavouritesButton } from "../screen/FavouritesButton.tsx";
import type { useCombo } from "./use-combo.ts";

type Props = {
  combo: ReturnType<typeof useCombo>;
  /** Why the numbers of the posted form were refused. */
  refused: string | undefined;
  favourites: FavouritesUse | undefined;
  /** Called with every change of the customer. */
  changed: () => void;
};

/** The boards of a super combo: ten numbers or more, up to two favourites, and the Powerball where the game has one. */
export function ComboBoards({ combo, refused, favourites, changed }: Props) {
  const { list } = combo.combo;
  const [main] = combo.setup.sets;
  const boardOf = (set: NumberSet) => {
    const { first, last } = boundsOf(set);
    return (
      <NumberBoard
        key={set.name}
        name={boardField(set.name)}
        label={set.name}
        first={first}
        last={last}
        count={set.max ?? set.count}
        {...(set.max !== undefined && { least: set.count })}
        value={list[set.name] ?? []}
        onChange={(numbers) => {
          changed();
          combo.choose(set.name, numbers);
        }}
      />
    );
  };

  return (
    <section className="play__board card no-print" aria-label="Your numbers">
      {refused && <RefusedTicket reason={refused} />}
      {combo.setup.sets.map((set) =>
        set.placeholder ? (
          <p key={set.name} className="cluster">
            <span className="ball">{set.placeholder}</span>
            {` All ${set.last} ${set.name}s`}
          </p>
        ) : set.name === "Favourites" ? (
          <details key={set.name} className="combo__favourites">
            <summary>Favourites: up to {set.max} numbers that are in every game</summary>
            {boardOf(set)}
          </details>
        ) : (
          boardOf(set)
        ),
      )}
      {favourites !== "off" && main && (
        <FavouritesButton
          isLive={combo.isLive}
          fill={(numbers) => {
            changed();
            combo.fill(main.name, numbers);
          }}
          set={main}
          chosen={list[main.name] ?? []}
          isAutomatic={favourites === "automatic"}
          isNew={combo.isEmpty}
        />
      )}
    </section>
  );
}
