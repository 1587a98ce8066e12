import { Icon } from "../icon/Icon.tsx";
import { RARE_ICONS } from "../icon/rare-icons.ts";
import "./countdown.css";

type Props = {
  /** ISO time of the close. */
  at: string;
  /** Day and time as words, true for as long as the page is kept: "Thursday 26 Nov, 7:25 pm AEDT". */
  text: string;
};

/** When something closes: words first. A script may reword `[data-relabel]` from its `datetime`. */
export function Countdown({ at, text }: Props) {
  return (
    <span className="countdown">
      <Icon path={RARE_ICONS.clock} small />
      <time dateTime={at} data-relabel="">
        {`Closes ${text}`}
      </time>
    </span>
  );
}
