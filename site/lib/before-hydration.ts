/**
 * Returns the option a visitor checked in server-rendered HTML before hydration, or null. Islands read it in an
 * effect: the first render must match the server's HTML, and a choice made between render and effect would be lost.
 */
export function chosenBefore(selector: string): string | null {
  return document.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value ?? null;
}
