// Finds the history entry that led to the bank. Pure: the page's script passes in the browser's state.

/** How the page was navigated to. A `push` adds a new history entry with none after it. */
export type Arrival = "push" | "replace" | "traverse" | "reload" | "navigate" | "back_forward" | "prerender";

/** The history position of the page that sent the customer to a deposit's bank. */
export type Start = { depositId: string; place: number };

// Browsers without the Navigation API report a new entry as "navigate".
const isNewEntry = (arrival: Arrival) => arrival === "push" || arrival === "navigate";

/** Returns the history position of the page that leads to the bank. A revisited page keeps its earlier position. */
export function startOf(depositId: string, arrival: Arrival, length: number, before: Start | null): Start | null {
  if (isNewEntry(arrival)) return { depositId, place: length - 1 };
  return before?.depositId === depositId ? before : null;
}

/** Returns how many entries to go back from this new entry to the start; `null` if unknown or not behind it. */
export function stepsBack(depositId: string, arrival: Arrival, length: number, start: Start | null): number | null {
  if (!isNewEntry(arrival) || start?.depositId !== depositId) return null;
  const steps = length - 1 - start.place;
  return steps > 0 ? steps : null;
}
