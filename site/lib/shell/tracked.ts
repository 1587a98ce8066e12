import type { EventName, EventProperties } from "#gateway/routers/analytics-events.ts";

/** Attributes of an element whose display is an event. With `once`, reloading the page does not repeat it in this tab. */
export function trackShown<Name extends EventName>(name: Name, properties: EventProperties<Name>, once?: string) {
  const json = JSON.stringify(properties);
  return {
    "data-track-shown": name,
    "data-track-once": once,
    "data-track-properties": json === "{}" ? undefined : json,
  };
}

const HOUR_MS = 60 * 60 * 1000;

/** Returns whether something is new enough to be recorded: once per tab is not enough for a page that is opened again days later. */
export const isNews = (createdAt: string, now: Date, hours = 1) =>
  now.getTime() - Date.parse(createdAt) < hours * HOUR_MS;
