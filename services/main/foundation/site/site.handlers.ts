import type { Capability } from "#generated/capabilities.ts";
import type { components } from "#generated/main/schema.ts";
import type { Handlers } from "#services/lib/handlers.ts";
import { market } from "#services/lib/locale.ts";
import { switchedCapabilities } from "./capabilities.rows.ts";
import { SEGMENTS, settings } from "./settings.ts";

type Region = components["schemas"]["RegionCode"];

const selectable = (code: string | null | undefined): Region | undefined =>
  settings().selectableRegions.find((region) => region === code?.toUpperCase());

/** A British site has no regions to choose. */
const inMarket = (capabilities: readonly Capability[]) =>
  capabilities.filter((capability) => capability !== "sub_variant" || market().locale === "en-AU");

export const siteHandlers: Handlers<"getConfig" | "getCapabilities" | "locateVisitor"> = {
  getConfig: async () => ({ status: 200, body: { result: settings() } }),

  getCapabilities: async ({ tx }) => {
    const segments = [];
    for (const { capabilities, segmentName } of SEGMENTS)
      segments.push({ segmentName, capabilities: await switchedCapabilities(tx, inMarket(capabilities)) });
    return { status: 200, body: { result: { segments, defaultSegmentName: "default" } } };
  },

  // No address database is shipped: without a region the visitor is placed where the shop is licensed.
  // In Britain every visitor is: regions are Australia's.
  locateVisitor: async ({ query, subVariant }) => {
    if (market().locale === "en-GB") {
      return { status: 200, body: { result: { subVariant: "GB", country: "GB", state: null, countryBanned: false } } };
    }
    const region = selectable(query.sv) ?? selectable(subVariant) ?? "NSW";
    const state = region === "OTHER" ? null : region;
    return { status: 200, body: { result: { subVariant: region, country: "AU", state, countryBanned: false } } };
  },
};
