import type { KeyboardEvent } from "react";

/** Keeps Enter on a checkbox or radio button from sending its form. Browsers send it, so that a press by mistake would pay. */
export function ignoreEnterOnChoice(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === "Enter" && (event.target as Element).matches('[type="checkbox"], [type="radio"]'))
    event.preventDefault();
}
