import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { RARE_ICONS } from "../icon/rare-icons.ts";
import "./accordion.ts";
import "./accordion.css";

type Props = {
  title: string;
  open?: boolean;
  /** Opening an entry closes the others of its group. */
  group?: string;
  /** Scrolls the entry into view when opened. */
  scroll?: boolean;
  children: ReactNode;
};

/** A native disclosure, toggled by click, Enter and Space (shell §4). */
export function Accordion({ title, open, group, scroll, children }: Props) {
  return (
    <details className="accordion" open={open} name={group} data-scroll={scroll ? "" : undefined}>
      <summary>
        {title}
        <Icon path={RARE_ICONS.down} small />
      </summary>
      <div className="accordion__body">{children}</div>
    </details>
  );
}
