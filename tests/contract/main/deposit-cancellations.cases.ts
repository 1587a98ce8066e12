import type { Case } from "../cases.ts";
import { challenged, createDeposit, reading, TRANSFER } from "./deposits-made.ts";
import { testDeposit } from "./money.ts";

export const cases: Case[] = [
  {
    operationId: "cancelDeposit",
    status: 200,
    when: "a challenge",
    request: async (shop) => reading(await challenged(shop)),
  },
  {
    operationId: "cancelDeposit",
    status: 200,
    when: "a bank transfer",
    request: async (shop) => reading(await createDeposit(shop, (as) => testDeposit(as, 5, TRANSFER))),
  },
  {
    operationId: "cancelDeposit",
    status: 404,
    code: "not_found",
    when: "another customer's",
    request: async (shop) => {
      const given = await createDeposit(shop, (as) => testDeposit(as, 5, TRANSFER));
      return { ...reading(given), as: await shop.person() };
    },
  },
  {
    operationId: "cancelDeposit",
    status: 409,
    code: "already_processed",
    request: async (shop) => reading(await createDeposit(shop, (as) => testDeposit(as, 5))),
  },
];
