// Reports events to analytics.ts, which may not be loaded.

export type Properties = Record<string, string | number | boolean>;
export type Tracked = { name: string; properties: Properties };

/** Dispatched on `document` with a `Tracked`. */
export const TRACK = "analytics:track";

/** Tracks an event by the name the specification gives it (shell §7). */
export function track(name: string, properties: Properties = {}) {
  document.dispatchEvent(new CustomEvent<Tracked>(TRACK, { detail: { name, properties } }));
}
