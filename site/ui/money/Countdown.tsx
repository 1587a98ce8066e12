import { Icon } from "../icon/Icon.tsx";
import { RARE_ICONS } from "../icon/rare-icons.ts";
import "./countdown.css";

type Props = {
  /** The closing time in ISO format. */
  at: string;
  /** The absolute day and time, so it stays true in cached pages: "Thursday 26 Nov, 7:25 pm AEDT". */
  text: string;
};

/** Shows a closing time as text. A script may replace `[data-countdown]` with a countdown from its `datetime`. */
export function Countdown({ at, text }: Props) {
  return (
    <span className="countdown">
      <Icon path={RARE_ICONS.clock} small />
      <time dateTime={at} data-countdown="">
        {`Closes ${text}`}
      </time>
    </span>
  );
}
