import type { ComponentPropsWithRef } from "react";
import { Icon } from "../icon/Icon.tsx";
import { RARE_ICONS } from "../icon/rare-icons.ts";
import { awayAttributes } from "./link.ts";
import "./link.css";

type Props = ComponentPropsWithRef<"a"> & {
  href: string;
  /** An external link: opens in a new tab and says so. */
  away?: boolean;
  /** A link outside running text, with a full-size touch target. */
  alone?: boolean;
};

export function Link({ away, alone, className, children, ...rest }: Props) {
  const look = ["link", alone && "link--alone", className].filter(Boolean).join(" ");
  return (
    <a className={look} {...rest} {...(away && awayAttributes)}>
      {children}
      {away && (
        <>
          <Icon path={RARE_ICONS.away} small />
          <span className="sr-only"> (opens in a new tab)</span>
        </>
      )}
    </a>
  );
}
