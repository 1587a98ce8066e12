// Configuration of editors and operators, in wire format.

export const siteConfig = (more: object = {}) => ({
  result: {
    site_name: "Drawcard",
    site_name_hidden: false,
    indexing_disabled: false,
    locale: "en-AU",
    description: "Lotteries, raffles and syndicates, open all hours.",
    route_overrides: {},
    regulation_logos: [],
    ...more,
  },
});

export const capabilities = (flags: readonly string[]) => ({
  result: { default_segment_name: "default", segments: [{ segment_name: "default", capabilities: flags }] },
});
