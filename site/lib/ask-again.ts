// When an open page asks again about the draws that it shows. Times are milliseconds of the shop's clock.

const MOST_MS = 60_000;
const LEAST_MS = 2_000;
/** Draws are announced within minutes of their stop. Later than this, an open page is not about to change. */
const DRAWN_WITHIN_MS = 60 * MOST_MS;

/**
 * Returns how long to wait: until just after the next stop, then with back-off, half of the time since the last stop again. At most a
 * minute, since an operator may hold a draw early.
 */
export function askAgainMs(stops: readonly string[], now: number): number {
  const waits = stops.map((stop) => {
    const sinceMs = now - Date.parse(stop);
    if (sinceMs < 0) return -sinceMs + LEAST_MS / 2;
    return sinceMs < DRAWN_WITHIN_MS ? Math.max(LEAST_MS, sinceMs / 2) : MOST_MS;
  });
  return Math.min(MOST_MS, ...waits);
}

const HOUR_MS = 60 * MOST_MS;
// Browsers open six connections to an address.
const MOST_STREAMS = 2;

/** A draw of a ticket. `path` is "monday_lotto/4321". */
export type TicketDraw = { path: string; stop: string };

/** Returns the event streams of the draws that close within an hour or have closed: those whose stop is nearest. */
export function streamsOf(draws: readonly TicketDraw[], now: number): string[] {
  const near = draws.filter(({ stop }) => Date.parse(stop) - now < HOUR_MS);
  const away = ({ stop }: TicketDraw) => Math.abs(Date.parse(stop) - now);
  const inOrder = near.toSorted((a, b) => away(a) - away(b));
  return [...new Set(inOrder.map(({ path }) => `/_live/${path}`))].slice(0, MOST_STREAMS);
}

/**
 * Returns the shop's time by the computer's clock and the difference that the page names (layouts/Document.astro). Islands call it on the
 * server too, where nothing waits for it.
 */
export const shopTime = (): number =>
  Date.now() + (typeof document === "undefined" ? 0 : Number(document.documentElement.dataset["clock"] ?? 0));
