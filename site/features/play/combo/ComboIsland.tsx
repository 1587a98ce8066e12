import type { PlayProps } from "../screen/PlayScreen.tsx";
import { ComboScreen } from "./ComboScreen.tsx";

/** Plays super combos. */
export function ComboIsland(props: PlayProps) {
  return <ComboScreen {...props} />;
}
