import { type PlayProps, PlayScreen } from "../screen/PlayScreen.tsx";
import { useDays } from "./use-days.tsx";

/** Plays games whose customers choose the days or the weeks. */
export function DaysIsland(props: PlayProps) {
  const when = useDays(props.setup, props.start);
  return <PlayScreen {...props} when={when} />;
}
