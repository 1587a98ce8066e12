import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { LEVELS, type Level } from "./feedback.ts";
import "./alert.css";

type Props = {
  level?: Level;
  title?: string;
  live?: boolean;
  /** Lets a script focus it. */
  id?: string;
  onClose?: () => void;
  children?: ReactNode;
};

/** A message in the page. `onClose` adds a close button (shell §4). */
export function Alert({ level = "info", title, live, id, onClose, children }: Props) {
  return (
    <div className={`alert alert--${level}`} role={live ? "alert" : undefined} {...(id && { id, tabIndex: -1 })}>
      <Icon name={LEVELS[level].icon} />
      <div className="alert__body">
        <span className="sr-only">{LEVELS[level].word}: </span>
        {title && <p className="alert__title">{title}</p>}
        {children}
      </div>
      {onClose && (
        <button className="icon-button" type="button" aria-label="Close" onClick={onClose}>
          <Icon name="close" small />
        </button>
      )}
    </div>
  );
}
