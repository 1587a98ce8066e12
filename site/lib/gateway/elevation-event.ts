import type { ElevationEvent } from "#gateway/rules/account/elevation.ts";

/** Bubbles from the code form while a call is held. */
const ELEVATION = "elevation";

/** What the form reports. The caller that holds the call handles the other steps. */
type CodeEvent = Extract<ElevationEvent, "submitted" | "refused"> | "accepted";

export function sendElevationEvent(form: HTMLElement, detail: CodeEvent) {
  form.dispatchEvent(new CustomEvent<CodeEvent>(ELEVATION, { bubbles: true, detail }));
}

export function onElevation(dialog: HTMLElement, listener: (event: CodeEvent) => void) {
  dialog.addEventListener(ELEVATION, (event) => listener((event as CustomEvent<CodeEvent>).detail));
}
