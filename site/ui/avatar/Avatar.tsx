import { initials } from "./initials.ts";
import "./avatar.css";

type Props = {
  name: string;
  size?: "medium" | "large";
  /** The name stands beside it, and would be read twice. */
  beside?: boolean;
};

/** A person as their initials. */
export function Avatar({ name, size = "medium", beside }: Props) {
  const words = beside ? ({ "aria-hidden": true } as const) : ({ role: "img", "aria-label": name } as const);
  return (
    <span className={size === "large" ? "avatar avatar--large" : "avatar"} {...words}>
      {initials(name)}
    </span>
  );
}
