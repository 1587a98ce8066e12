import type { ElevationEvent } from "#gateway/rules/account/elevation.ts";

/** Dispatched by the code form while a refused call waits for the code. It bubbles. */
const ELEVATION = "elevation";

/** The steps that the form reports. The waiting caller handles the others. */
type CodeEvent = Extract<ElevationEvent, "submitted" | "refused"> | "accepted";

export function sendElevationEvent(form: HTMLElement, detail: CodeEvent) {
  form.dispatchEvent(new CustomEvent<CodeEvent>(ELEVATION, { bubbles: true, detail }));
}

export function onElevation(dialog: HTMLElement, listener: (event: CodeEvent) => void) {
  dialog.addEventListener(ELEVATION, (event) => listener((event as CustomEvent<CodeEvent>).detail));
}
