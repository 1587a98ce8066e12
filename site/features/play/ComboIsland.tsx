import { ComboScreen } from "./combo/ComboScreen.tsx";
import type { PlayProps } from "./PlayScreen.tsx";

/** Plays super combos. */
export function ComboIsland(props: PlayProps) {
  return <ComboScreen {...props} />;
}
