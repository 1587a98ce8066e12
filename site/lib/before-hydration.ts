/**
 * What a visitor chose in a control of the server's page before its island woke up. React would put the old value back;
 * an island that starts with this one loses no press. Nothing on the server, and nothing for a control made later.
 */
export function chosenBefore(selector: string): string | null {
  if (typeof document === "undefined") return null;
  return document.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value ?? null;
}
