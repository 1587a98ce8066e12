// The calls of every page's header and footer: discovery, configuration, content. None is personal.
import { type Case, on } from "./cases.ts";

export const cases: Case[] = [
  on("discoverServices", 200),
  on("getConfigTheme", 200),
  on("getConfigNavigation", 200),
  on("getConfigComponents", 200),
  on("getCmsTheme", 200),
  on("getCmsSiteConfig", 200),
  on("listCmsItems", 200, () => ({ params: { collection: "pages" } })),
  on("listCmsItems", "200 (empty)", () => ({ params: { collection: "support_requests" } })),
  on("listCmsItems", "404 not_found", () => ({ params: { collection: "nothing" } })),
  on("getCmsItem", 200, () => ({ params: { collection: "pages", id: "about" } })),
  on("getCmsItem", "404 not_found", () => ({ params: { collection: "pages", id: "nothing" } })),
  on("getCmsFile", 200, () => ({ params: { id: "charity_raffle_12" }, headers: { accept: "application/json" } })),
  on("getCmsFile", "404 not_found", () => ({ params: { id: "nothing" } })),
  on("listContentItems", 200, () => ({ params: { locale: "en-AU" } })),
  on("listContentItems", "200 (nothing found)", () => ({ params: { locale: "en-GB" }, query: { "id[]": "nothing" } })),
];
