import { type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "../icon/Icon.tsx";
import "./dialog.css";

type Props = {
  open: boolean;
  title: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/** A native modal dialog: the browser handles focus, Esc and the backdrop. */
export function Dialog({ open, title, onClose, className, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || open === element.open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  return (
    <dialog
      className={className ? `dialog ${className}` : "dialog"}
      ref={dialog}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      <div className="dialog__head">
        <h2 id={titleId}>{title}</h2>
        <button className="icon-button" type="button" aria-label="Close" onClick={onClose}>
          <Icon name="close" small />
        </button>
      </div>
      <div className="dialog__body">{children}</div>
    </dialog>
  );
}
