import { type ComponentPropsWithRef, type MouseEvent, useId } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { IslandIconName } from "../icon/icons.ts";
import { type ButtonLook, buttonClass } from "./button.ts";
import "./button.css";

type Props = ButtonLook &
  Omit<ComponentPropsWithRef<"button">, "disabled"> & {
    icon?: IslandIconName;
    loading?: boolean;
    /** There is nothing for it to do at the moment, as everybody can see: nothing to undo, nothing to clear. */
    idle?: boolean;
    /** Why it cannot be pressed, in words; a button is never disabled without saying so. */
    disabledReason?: string | undefined;
  };

/** A button that stays focusable while it loads or cannot be pressed, and says why. */
export function Button(props: Props) {
  const { variant, size, wide, icon, loading, idle, disabledReason, className, onClick, children, ...rest } = props;
  const reasonId = useId();
  const blocked = Boolean(loading || idle || disabledReason);

  // aria-disabled instead of disabled: focus stays where it was, so the press itself must be refused here.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (blocked) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <>
      <button
        type="button"
        {...rest}
        className={buttonClass({ variant, size, wide }, className)}
        aria-busy={loading || undefined}
        aria-disabled={disabledReason || idle ? true : undefined}
        aria-describedby={disabledReason ? reasonId : rest["aria-describedby"]}
        onClick={press}
      >
        {icon && <Icon name={icon} small />}
        {children}
      </button>
      {disabledReason && (
        <p className="button-reason" id={reasonId}>
          <Icon name="info" small />
          {disabledReason}
        </p>
      )}
    </>
  );
}
