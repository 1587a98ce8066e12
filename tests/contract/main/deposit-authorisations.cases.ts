import type { Case } from "../cases.ts";
import type { ContractShop } from "../shop.ts";
import { answered, challenged, createDeposit, type Made, reading } from "./deposits-made.ts";
import { approve, CARDS, cardDeposit } from "./money.ts";

const approved = async (shop: ContractShop, given: Made) => answered(given, await approve(shop, given.deposit));

export const cases: Case[] = [
  {
    operationId: "authoriseDeposit",
    status: 200,
    request: async (shop) => approved(shop, await challenged(shop)),
  },
  {
    operationId: "authoriseDeposit",
    status: 402,
    code: "card_declined",
    when: "after the challenge",
    request: async (shop) =>
      approved(shop, await createDeposit(shop, (as) => cardDeposit(shop, as, CARDS.challengedThenDeclined))),
  },
  {
    operationId: "authoriseDeposit",
    status: 402,
    code: "insufficient_funds",
    when: "after the challenge",
    request: async (shop) => {
      const given = await challenged(shop);
      // The sandbox has no card that is declined after the challenge, so the outcome is set directly.
      const short = { reason_after_challenge: "insufficient_funds" };
      await shop.db.updateTable("sandbox_payment").set(short).where("reference", "=", given.deposit.id).execute();
      return approved(shop, given);
    },
  },
  {
    operationId: "authoriseDeposit",
    status: 404,
    code: "not_found",
    when: "another customer's",
    request: async (shop) => ({ ...(await approved(shop, await challenged(shop))), as: await shop.person() }),
  },
  {
    operationId: "authoriseDeposit",
    status: 409,
    code: "deposit_expired",
    request: async (shop) => {
      const request = await approved(shop, await challenged(shop));
      await shop.at("2026-11-20T01:15:30Z");
      return request;
    },
  },
  {
    operationId: "authoriseDeposit",
    status: 409,
    code: "deposit_cancelled",
    request: async (shop) => {
      const given = await challenged(shop);
      const request = await approved(shop, given);
      await shop.call("cancelDeposit", reading(given));
      return request;
    },
  },
  {
    operationId: "authoriseDeposit",
    status: 422,
    code: "challenge_failed",
    request: async (shop) => answered(await challenged(shop), "not the bank's answer"),
  },
];
