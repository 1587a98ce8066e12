import { OfferField } from "./OfferField.tsx";
import { type PlayProps, PlayScreen } from "./PlayScreen.tsx";
import { type PackedSetup, unpackChoices } from "./packed-choices.ts";

const parts = { OfferField };

/** Plays entries that stand for several games, such as systems, and lets the customer choose among them. */
export function EntryIsland({ setup, ...props }: Omit<PlayProps, "setup"> & { setup: PackedSetup }) {
  return <PlayScreen {...props} setup={unpackChoices(setup)} parts={parts} />;
}
