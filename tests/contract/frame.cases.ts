// The calls of every page's header and footer: discovery, configuration, content. None is personal.
import type { Case } from "./cases.ts";

export const cases: Case[] = [
  { operationId: "discoverServices", status: 200 },
  { operationId: "getConfigTheme", status: 200 },
  { operationId: "getConfigNavigation", status: 200 },
  { operationId: "getConfigComponents", status: 200 },
  { operationId: "getCmsTheme", status: 200 },
  { operationId: "getCmsSiteConfig", status: 200 },
  { operationId: "listCmsItems", status: 200, request: () => ({ params: { collection: "pages" } }) },
  {
    operationId: "listCmsItems",
    status: 200,
    when: "empty",
    request: () => ({ params: { collection: "support_requests" } }),
  },
  {
    operationId: "listCmsItems",
    status: 404,
    code: "not_found",
    request: () => ({ params: { collection: "nothing" } }),
  },
  { operationId: "getCmsItem", status: 200, request: () => ({ params: { collection: "pages", id: "about" } }) },
  {
    operationId: "getCmsItem",
    status: 404,
    code: "not_found",
    request: () => ({ params: { collection: "pages", id: "nothing" } }),
  },
  {
    operationId: "getCmsFile",
    status: 200,
    request: () => ({ params: { id: "charity_raffle_12" }, headers: { accept: "application/json" } }),
  },
  { operationId: "getCmsFile", status: 404, code: "not_found", request: () => ({ params: { id: "nothing" } }) },
  { operationId: "listContentItems", status: 200, request: () => ({ params: { locale: "en-AU" } }) },
  {
    operationId: "listContentItems",
    status: 200,
    when: "nothing found",
    request: () => ({ params: { locale: "en-GB" }, query: { "id[]": "nothing" } }),
  },
];
