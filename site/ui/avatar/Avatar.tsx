import { initials } from "./initials.ts";
import "./avatar.css";

type Props = {
  name: string;
  size?: "medium" | "large";
  /** Hides the avatar from screen readers when the name is next to it. */
  beside?: boolean;
};

/** A circle with a person's initials. */
export function Avatar({ name, size = "medium", beside }: Props) {
  const words = beside ? ({ "aria-hidden": true } as const) : ({ role: "img", "aria-label": name } as const);
  return (
    <span className={size === "large" ? "avatar avatar--large" : "avatar"} {...words}>
      {initials(name)}
    </span>
  );
}
