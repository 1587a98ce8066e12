import { type PackedSetup, unpackChoices } from "../choices/packed-choices.ts";
import { type PlayProps, PlayScreen } from "../screen/PlayScreen.tsx";
import { OfferField } from "./OfferField.tsx";

const parts = { OfferField };

/** Plays entries that stand for several games, such as systems, and lets the customer choose among them. */
export function EntryScreen(props: PlayProps) {
  return <PlayScreen {...props} parts={parts} />;
}

/** Plays entries whose choices are packed. */
export function EntryIsland({ setup, ...props }: Omit<PlayProps, "setup"> & { setup: PackedSetup }) {
  return <EntryScreen {...props} setup={unpackChoices(setup)} />;
}
