import type { EventName, EventProperties } from "#gateway/routers/analytics.events.ts";

/** Attributes of an element whose display is an event. With `once`, reloading the page does not repeat it in this tab. */
export function trackShown<Name extends EventName>(name: Name, properties: EventProperties<Name>, once?: string) {
  const json = JSON.stringify(properties);
  return {
    "data-track-shown": name,
    "data-track-once": once,
    "data-track-properties": json === "{}" ? undefined : json,
  };
}
