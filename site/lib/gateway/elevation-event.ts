import type { ElevationEvent } from "#gateway/rules/account/elevation.ts";

/** Bubbles from the code form while a call is held. */
const ELEVATION = "elevation";

/** What the form reports. The caller that holds the call handles the other steps. */
type Told = Extract<ElevationEvent, "submitted" | "refused"> | "accepted";

export function sendElevationEvent(form: HTMLElement, detail: Told) {
  form.dispatchEvent(new CustomEvent<Told>(ELEVATION, { bubbles: true, detail }));
}

export function onElevation(dialog: HTMLElement, hear: (told: Told) => void) {
  dialog.addEventListener(ELEVATION, (event) => hear((event as CustomEvent<Told>).detail));
}
