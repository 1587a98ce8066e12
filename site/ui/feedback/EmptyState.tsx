import type { MouseEvent } from "react";
import { buttonClass } from "../button/button.ts";
import "../button/button.css";
import { Drawing, type DrawingName } from "./Drawing.tsx";
import "./empty.css";

/** The next step. In an island `onPress` may replace the navigation. */
type Action = { href: string; label: string; onPress?: (event: MouseEvent<HTMLAnchorElement>) => void };
type Props = { drawing: DrawingName; title: string; text?: string; action?: Action };

/** Replaces an empty list or a failed section: an illustration, one sentence and one action. */
export function EmptyState({ drawing, title, text, action }: Props) {
  return (
    <div className="empty">
      <Drawing name={drawing} />
      <h2>{title}</h2>
      {text && <p className="empty__text">{text}</p>}
      {action && (
        <a className={buttonClass({}, "empty__action")} href={action.href} onClick={action.onPress}>
          {action.label}
        </a>
      )}
    </div>
  );
}
