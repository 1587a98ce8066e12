import { boardOf } from "../choices/play-choices.ts";
import { RecurringFields } from "../choices/RecurringFields.tsx";
import { RecurringChoices } from "../choices/RecurringLater.tsx";
import { ComboIsland } from "../combo/ComboIsland.tsx";
import { DaysIsland } from "../days/DaysIsland.tsx";
import { DigitsIsland } from "../digits/DigitsIsland.tsx";
import { EntryScreen } from "../entries/EntryIsland.tsx";
import { PlayIsland } from "./PlayIsland.tsx";
import type { PlayProps } from "./PlayScreen.tsx";

const ISLANDS = { list: ComboIsland, days: DaysIsland, digits: DigitsIsland, entries: EntryScreen, games: PlayIsland };

/** Plays any board of a ticket that repeats from the start, with the choices of later draws in the page. */
export function RecurringIsland(props: PlayProps) {
  const Island = ISLANDS[boardOf(props.setup)];
  return (
    <RecurringChoices value={RecurringFields}>
      <Island {...props} />
    </RecurringChoices>
  );
}
