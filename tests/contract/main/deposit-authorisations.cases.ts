import { type Case, on } from "../cases.ts";
import type { ContractShop } from "../shop.ts";
import { answered, challenged, createDeposit, type Made, reading } from "./deposits-made.ts";
import { approve, CARDS, cardDeposit } from "./money.ts";

const approved = async (shop: ContractShop, given: Made) => answered(given, await approve(shop, given.deposit));

export const cases: Case[] = [
  on("authoriseDeposit", 200, async (shop) => approved(shop, await challenged(shop))),
  on("authoriseDeposit", "402 card_declined (after the challenge)", async (shop) =>
    approved(shop, await createDeposit(shop, (as) => cardDeposit(shop, as, CARDS.challengedThenDeclined))),
  ),
  on("authoriseDeposit", "402 insufficient_funds (after the challenge)", async (shop) => {
    const given = await challenged(shop);
    // The sandbox has no card that is declined after the challenge, so the outcome is set directly.
    const short = { reason_after_challenge: "insufficient_funds" };
    await shop.db.updateTable("sandbox_payment").set(short).where("reference", "=", given.deposit.id).execute();
    return approved(shop, given);
  }),
  on("authoriseDeposit", "404 not_found (another customer's)", async (shop) => ({
    ...(await approved(shop, await challenged(shop))),
    as: await shop.person(),
  })),
  on("authoriseDeposit", "409 deposit_expired", async (shop) => {
    const request = await approved(shop, await challenged(shop));
    await shop.at("2026-11-20T01:15:30Z");
    return request;
  }),
  on("authoriseDeposit", "409 deposit_cancelled", async (shop) => {
    const given = await challenged(shop);
    const request = await approved(shop, given);
    await shop.call("cancelDeposit", reading(given));
    return request;
  }),
  on("authoriseDeposit", "422 challenge_failed", async (shop) =>
    answered(await challenged(shop), "not the bank's answer"),
  ),
];
