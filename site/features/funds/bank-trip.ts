// Where in the browser's history a trip to the bank began. Pure: the script of the page brings the browser.

/** How a page came to be shown: a `push` is a new entry, with nothing ahead of it. */
export type Arrival = "push" | "replace" | "traverse" | "reload" | "navigate" | "back_forward" | "prerender";

/** The entry from which a deposit's bank was visited. */
export type Start = { depositId: string; place: number };

// Browsers without the Navigation API say "navigate" of a new entry.
const isNewEntry = (arrival: Arrival) => arrival === "push" || arrival === "navigate";

/** The place of the page that leads to the bank. One that was come back to keeps the place it had. */
export function startOf(depositId: string, arrival: Arrival, length: number, before: Start | null): Start | null {
  if (isNewEntry(arrival)) return { depositId, place: length - 1 };
  return before?.depositId === depositId ? before : null;
}

/** How many entries this page, new in the history, lies behind the start. Null when it is not known, or not behind it. */
export function stepsBack(depositId: string, arrival: Arrival, length: number, start: Start | null): number | null {
  if (!isNewEntry(arrival) || start?.depositId !== depositId) return null;
  const steps = length - 1 - start.place;
  return steps > 0 ? steps : null;
}
