import type { components } from "#generated/main/schema.ts";
import type { Handlers } from "#services/lib/handlers.ts";
import { listBrandings } from "./branding.ts";
import { SEGMENTS, SETTINGS } from "./settings.ts";

type Region = components["schemas"]["RegionCode"];

const selectable = (code: string | null | undefined): Region | undefined =>
  SETTINGS.selectableRegions.find((region) => region === code?.toUpperCase());

export const siteHandlers: Handlers<"getConfig" | "getCapabilities" | "locateVisitor" | "listBranding"> = {
  getConfig: async () => ({ status: 200, body: { result: SETTINGS } }),

  getCapabilities: async () => ({
    status: 200,
    body: { result: { segments: SEGMENTS, defaultSegmentName: "default" } },
  }),

  // No address database is shipped: whoever names no region is taken to be where the shop is licensed.
  locateVisitor: async ({ query, subVariant }) => {
    const region = selectable(query.sv) ?? selectable(subVariant) ?? "NSW";
    const state = region === "OTHER" ? null : region;
    return { status: 200, body: { result: { subVariant: region, country: "AU", state, countryBanned: false } } };
  },

  listBranding: async () => ({ status: 200, body: { result: listBrandings() } }),
};
