import { type PlayProps, PlayScreen } from "../screen/PlayScreen.tsx";
import { DigitsField } from "./DigitsField.tsx";

const parts = { Digits: DigitsField };

/** Plays games of digits. */
export function DigitsIsland(props: PlayProps) {
  return <PlayScreen {...props} parts={parts} />;
}
