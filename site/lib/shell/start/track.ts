// Reports events to analytics.ts, which may not be loaded.

import type { EventName, EventProperties } from "#gateway/routers/analytics-events.ts";

/** A tracked event; `EventProperties` of its name. */
export type Tracked = { name: EventName; properties: object };

/** Dispatched on `document` with a `Tracked`. */
export const TRACK = "analytics:track";

/** Dispatched on `document` with the names of events as they are recorded; "page" is the page view. */
export const NAMED = "analytics:named";

/** Tracks an event by the name the specification gives it (shell §7). */
export function track<Name extends EventName>(name: Name, properties: EventProperties<Name>) {
  document.dispatchEvent(new CustomEvent<Tracked>(TRACK, { detail: { name, properties } }));
}
