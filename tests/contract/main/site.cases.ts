import type { Case } from "../cases.ts";

export const cases: Case[] = [
  { operationId: "getConfig", status: 200 },
  { operationId: "getCapabilities", status: 200, when: "visitor" },
  {
    operationId: "getCapabilities",
    status: 200,
    when: "customer",
    request: async (shop) => ({ as: await shop.person() }),
  },
  { operationId: "locateVisitor", status: 200 },
  { operationId: "listBranding", status: 200 },
];
