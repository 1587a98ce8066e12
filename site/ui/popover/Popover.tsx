import { type ReactNode, useId } from "react";
import { type ButtonLook, buttonClass } from "../button/button.ts";
import { Icon } from "../icon/Icon.tsx";
import type { IslandIconName } from "../icon/icons.ts";
import "../button/button.css";
import "./popover.css";

type Props = ButtonLook & { label: string; icon?: IslandIconName; children: ReactNode };

/** A few words more, beside the button that opens them. Opening, Esc and a press elsewhere are the browser's. */
export function Popover({ label, icon, variant = "quiet", size, wide, children }: Props) {
  const id = useId();
  return (
    <>
      <button className={buttonClass({ variant, size, wide })} type="button" popoverTarget={id}>
        {icon && <Icon name={icon} small />}
        {label}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: it holds words, not the fields of a form */}
      <div className="popover" id={id} popover="auto" role="group" aria-label={label}>
        {children}
      </div>
    </>
  );
}
