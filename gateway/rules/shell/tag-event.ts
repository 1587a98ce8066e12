type Event = { type: string; name?: string | undefined; properties?: object | undefined; experiments?: string };

/** Returns an event in the form of tag managers: its name as `event`, and its properties beside it. */
export const tagEvent = ({ type, name, properties, experiments }: Event) => ({
  ...properties,
  ...(experiments && { experiments }),
  event: name ?? type,
});
