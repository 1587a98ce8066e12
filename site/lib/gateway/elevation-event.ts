import type { ElevationEvent } from "#gateway/rules/account/elevation.ts";

/** Bubbles from the form of the code while a call waits for it. */
const ELEVATION = "elevation";

/** What the form tells; the rest of the steps belongs to whoever keeps the call. */
type Told = Extract<ElevationEvent, "submitted" | "refused"> | "accepted";

export function tellElevation(form: HTMLElement, detail: Told) {
  form.dispatchEvent(new CustomEvent<Told>(ELEVATION, { bubbles: true, detail }));
}

export function onElevation(dialog: HTMLElement, hear: (told: Told) => void) {
  dialog.addEventListener(ELEVATION, (event) => hear((event as CustomEvent<Told>).detail));
}
