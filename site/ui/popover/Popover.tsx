import { type ReactNode, useId } from "react";
import { type ButtonLook, buttonClass } from "../button/button.ts";
import { Icon } from "../icon/Icon.tsx";
import type { IslandIconName } from "../icon/icons.ts";
import "../button/button.css";
import "./popover.css";

type Props = ButtonLook & { label: string; icon?: IslandIconName; children: ReactNode };

/** A short explanation next to the button that opens it. The browser handles opening, Esc and light dismiss. */
export function Popover({ label, icon, variant = "quiet", size, wide, children }: Props) {
  const id = useId();
  return (
    <>
      <button className={buttonClass({ variant, size, wide })} type="button" popoverTarget={id}>
        {icon && <Icon name={icon} small />}
        {label}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be wrong, it contains text */}
      <div className="popover" id={id} popover="auto" role="group" aria-label={label}>
        {children}
      </div>
    </>
  );
}
