import type { ComponentPropsWithRef } from "react";
import { Icon } from "../icon/Icon.tsx";
import { RARE_ICONS } from "../icon/rare-icons.ts";
import { awayAttributes } from "./link.ts";
import "./link.css";

type Props = ComponentPropsWithRef<"a"> & {
  href: string;
  /** Somebody else's site, in a tab of its own; it says so. */
  away?: boolean;
  /** Not in running text: as high as a finger needs. */
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
