import { type ComponentPropsWithRef, type MouseEvent, useId } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { IslandIconName } from "../icon/icons.ts";
import { type ButtonLook, buttonClass } from "./button.ts";
import "./button.css";

type Props = ButtonLook &
  Omit<ComponentPropsWithRef<"button">, "disabled"> & {
    icon?: IslandIconName;
    loading?: boolean;
    /** Disables the button without a reason, when it is obvious: nothing to undo, nothing to clear. */
    idle?: boolean;
    /** The visible reason why the button is disabled. Required unless it is loading or idle. */
    disabledReason?: string | undefined;
    /** Called at a press for which there is a reason not to act, to lead to it. */
    onDisabledPress?: (() => void) | undefined;
  };

/** A button that stays focusable while loading or disabled, and shows why. */
export function Button(props: Props) {
  const {
    variant,
    size,
    wide,
    icon,
    loading,
    idle,
    disabledReason,
    onDisabledPress,
    className,
    onClick,
    children,
    ...rest
  } = props;
  const reasonId = useId();
  const blocked = Boolean(loading || idle || disabledReason);

  // `aria-disabled` keeps the focus but does not block clicks, so block them here.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!blocked) return onClick?.(event);
    event.preventDefault();
    if (disabledReason) onDisabledPress?.();
  }

  return (
    <>
      <button
        type="button"
        {...rest}
        className={buttonClass({ variant, size, wide }, className)}
        aria-busy={loading || undefined}
        aria-disabled={blocked || undefined}
        data-leads={onDisabledPress && disabledReason ? "" : undefined}
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
