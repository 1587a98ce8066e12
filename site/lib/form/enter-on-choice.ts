import type { KeyboardEvent } from "react";

/** Keeps Enter on a checkbox or radio button from sending its form. Browsers send it, so that a press by mistake would pay. */
export function ignoreEnterOnChoice(event: KeyboardEvent<HTMLFormElement>) {
  const { target } = event;
  if (event.key !== "Enter" || !(target instanceof HTMLInputElement)) return;
  if (target.type === "checkbox" || target.type === "radio") event.preventDefault();
}
