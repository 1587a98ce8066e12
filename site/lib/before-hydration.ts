/**
 * Returns the option a visitor checked in server-rendered HTML before hydration, or null. Islands use it as their first
 * state; otherwise React would reset the control and lose the choice.
 */
export function chosenBefore(selector: string): string | null {
  if (typeof document === "undefined") return null;
  return document.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value ?? null;
}
