import { Icon } from "../icon/Icon.tsx";
import "./money.css";

type Props = {
  /** ISO time of the close. */
  at: string;
  /** Day and time as words, true for as long as the page is kept: "Thursday 26 November, 7:25 pm". */
  text: string;
  label?: string;
};

/** When something closes: words first. A script may reword `[data-relabel]` from its `datetime`. */
export function Countdown({ at, text, label = "Closes" }: Props) {
  return (
    <span className="countdown">
      <Icon name="clock" small />
      <span>
        {label}{" "}
        <time dateTime={at} data-relabel="">
          {text}
        </time>
      </span>
    </span>
  );
}
