import { type Case, on } from "../cases.ts";
import { challenged, createDeposit, reading, TRANSFER } from "./deposits-made.ts";
import { testDeposit } from "./money.ts";

export const cases: Case[] = [
  on("cancelDeposit", "200 (a challenge)", async (shop) => reading(await challenged(shop))),
  on("cancelDeposit", "200 (a bank transfer)", async (shop) =>
    reading(await createDeposit(shop, (as) => testDeposit(as, 5, TRANSFER))),
  ),
  on("cancelDeposit", "404 not_found (another customer's)", async (shop) => {
    const given = await createDeposit(shop, (as) => testDeposit(as, 5, TRANSFER));
    return { ...reading(given), as: await shop.person() };
  }),
  on("cancelDeposit", "409 already_processed", async (shop) =>
    reading(await createDeposit(shop, (as) => testDeposit(as, 5))),
  ),
];
