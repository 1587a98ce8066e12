import { type PlayProps, PlayScreen } from "./PlayScreen.tsx";

/** Plays standard games. */
export function PlayIsland(props: PlayProps) {
  return <PlayScreen {...props} />;
}
