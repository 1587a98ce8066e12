import { useId } from "react";
import { type ButtonLook, buttonClass } from "../button/button.ts";
import { Icon } from "../icon/Icon.tsx";
import { RARE_ICONS } from "../icon/rare-icons.ts";
import type { MenuItem } from "./menu.ts";
import "./menu.ts";
import "../button/button.css";
import "../popover/popover.css";
import "./menu.css";

type Props = ButtonLook & { label: string; items: readonly MenuItem[]; onChoose?: (id: string) => void };

/** A button with a menu of actions. */
export function Menu({ label, items, onChoose, variant = "secondary", size, wide }: Props) {
  const id = useId();
  return (
    <>
      <button className={buttonClass({ variant, size, wide })} type="button" popoverTarget={id} aria-haspopup="menu">
        {label}
        <Icon path={RARE_ICONS.down} small />
      </button>
      <div className="popover menu" id={id} popover="auto" role="menu" aria-label={label}>
        {items.map(({ id: choice, label: words, href, danger }) => {
          const look = danger ? "menu__danger" : undefined;
          return href ? (
            <a key={choice} className={look} role="menuitem" href={href}>
              {words}
            </a>
          ) : (
            <button
              key={choice}
              className={look}
              role="menuitem"
              type="button"
              data-choice={choice}
              onClick={() => onChoose?.(choice)}
            >
              {words}
            </button>
          );
        })}
      </div>
    </>
  );
}
