import { DigitsField } from "./DigitsField.tsx";
import { type PlayProps, PlayScreen } from "./PlayScreen.tsx";

const parts = { Digits: DigitsField };

/** Plays games of digits. */
export function DigitsIsland(props: PlayProps) {
  return <PlayScreen {...props} parts={parts} />;
}
