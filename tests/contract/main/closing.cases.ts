import { hashPassword } from "#services/main/identity/credentials/password-hash.ts";
import {
  insertGiveaway,
  writeGiveawayClosed,
  writeGiveawayDrawn,
} from "#services/main/play/giveaways/giveaways.rows.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import type { Case } from "../cases.ts";
import { PASSWORD } from "../people.ts";
import type { ContractShop } from "../shop.ts";
import { customerWithTwoFactor, repeatCall } from "./guarded.ts";
import { purchaseOf, shopper } from "./money.ts";

const withPassword = async (shop: ContractShop, wallet = {}) =>
  shop.person({ ...wallet, passwordHash: await hashPassword(PASSWORD) });
const body = { password: PASSWORD, reason: "other", comment: "Goodbye" };

let giveaways = 0;
/** Lets a customer win a car in a giveaway of Daily Winners. */
export const winCar = (shop: ContractShop, { customerId }: SignedIn) =>
  shop.run(async (tx) => {
    const id = `gvw_car_${++giveaways}`;
    const times = { opensAt: new Date("2020-01-01"), drawsAt: new Date("2020-01-02") };
    await insertGiveaway(tx, {
      id,
      type: "preview",
      drawNumber: 900_000 + giveaways,
      prize: "A car",
      prizeCents: null,
      ...times,
    });
    await writeGiveawayClosed(tx, id, "0".repeat(64), 1);
    await tx
      .insertInto("giveaway_winner")
      .values({ giveaway_id: id, id: `win_${id}`, customer_id: customerId, shows_name: false })
      .execute();
    await writeGiveawayDrawn(tx, id, null);
  });

const refused = (status: number, code: Case["code"], request: Case["request"]): Case => ({
  operationId: "closeAccount",
  status,
  ...(code && { code }),
  request,
});

export const cases: Case[] = [
  refused(204, undefined, async (shop) => ({ as: await withPassword(shop), body })),
  refused(403, "required", async (shop) => ({ as: (await customerWithTwoFactor(shop)).as, body })),
  refused(403, "2fa_account_locked", async (shop) => ({
    as: (await customerWithTwoFactor(shop, { isLocked: true })).as,
    body,
  })),
  refused(409, "balance_remaining", async (shop) => ({ as: await withPassword(shop, { prizeCents: 1 }), body })),
  refused(409, "tickets_upcoming", async (shop) => {
    // The ticket costs all the money.
    const as = await shopper(shop, { cents: 270, passwordHash: await hashPassword(PASSWORD) });
    await shop.call("purchaseCart", { as, body: await purchaseOf(shop, as) });
    return { as, body };
  }),
  refused(409, "prizes_remaining", async (shop) => {
    const as = await withPassword(shop);
    await winCar(shop, as);
    return { as, body };
  }),
  refused(422, "invalid_field", async (shop) => ({ as: await withPassword(shop), body: { password: "wrong" } })),
  refused(429, "too_many_requests", async (shop) =>
    repeatCall(shop, "closeAccount", 10, { as: await withPassword(shop), body: { password: "wrong" } }),
  ),
];
