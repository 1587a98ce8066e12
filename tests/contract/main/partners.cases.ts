import { setCountryBan } from "#services/main/identity/customer/country-ban.rows.ts";
import { setVerificationRules } from "#services/main/identity/customer/verified.rows.ts";
import { setSystemLimit } from "#services/main/identity/limits/spend-limits.rows.ts";
import { saveWrongCodes } from "#services/main/identity/two-factor/two-factor.rows.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import type { Request } from "../caller.ts";
import { type Case, type MessageCode, on } from "../cases.ts";
import { askForCodes } from "../people.ts";
import type { ContractShop } from "../shop.ts";
import { approve, CARDS, CHALLENGED, cardDeposit, DECLINED, testDeposit } from "./money.ts";
import { chosen, MONDAY_STOP, OTHER_PRICE, quickPick } from "./tickets.ts";

const PAGE = { slug: "coast-radio" };
const DRAW = "drw_monday_lotto_4321";
const RICH = { cents: 25_000 };

/** A ticket in the shape of a partner's page. */
function itemOf({ product_type: _, draw_no, ...lottery }: { product_type: string; draw_no?: number }) {
  return { cart_item: { lottery, ...(draw_no && { draw_number: draw_no }) } };
}
const BOOK = {
  cart_item: { lottery: { lottery_key: "charity_raffle", cause_key: "coast_rescue" }, raffle_offer: "book_5" },
};

const UNSELLABLE: { status: number; code: MessageCode; body: object }[] = [
  { status: 409, code: "draw_closed", body: itemOf(quickPick({ draw_no: 4320 })) },
  { status: 422, code: "games_incomplete", body: itemOf(chosen([3, 11, 19])) },
  { status: 422, code: "number_out_of_range", body: itemOf(chosen([3, 11, 19, 24, 37, 46])) },
  { status: 422, code: "number_repeated", body: itemOf(chosen([3, 3, 19, 24, 37, 42])) },
  { status: 422, code: "games_out_of_bounds", body: itemOf(quickPick({ num_games: 51 })) },
  { status: 422, code: "invalid_field", body: itemOf(quickPick({ lottery_key: "powerball" })) },
];

type CartCall = "updatePartnerCart" | "updateAnonPartnerCart";
const callerOf = async (operationId: CartCall, shop: ContractShop): Promise<Request> =>
  operationId === "updatePartnerCart" ? { as: await shop.person(), params: PAGE } : { params: PAGE };

function cartCases(operationId: CartCall): Case[] {
  const done = (when: string, body: object): Case => ({
    operationId,
    status: 200,
    when,
    request: async (shop) => ({ ...(await callerOf(operationId, shop)), body }),
  });
  return [
    done("a ticket", itemOf(quickPick())),
    done("a book", BOOK),
    done("nothing new", {}),
    on(operationId, "404 not_found", async (shop) => ({
      ...(await callerOf(operationId, shop)),
      params: { slug: "nobody" },
      body: {},
    })),
    ...UNSELLABLE.map(
      ({ body, ...refusal }): Case => ({
        operationId,
        ...refusal,
        request: async (shop) => ({ ...(await callerOf(operationId, shop)), body }),
      }),
    ),
    on(operationId, "409 draw_sold_out", async (shop) => {
      await shop.sellOut(DRAW);
      return { ...(await callerOf(operationId, shop)), body: itemOf(quickPick({ draw_no: 4321 })) };
    }),
  ];
}

type Buying = { deposit?: object | null; item?: object; [more: string]: unknown };

/** Returns the purchase of a ticket for 2.70, with its own idempotency key so that it can be repeated. */
const purchaseBy = (as: SignedIn, { deposit = null, item = itemOf(quickPick()), ...more }: Buying = {}): Request => ({
  as,
  params: PAGE,
  key: crypto.randomUUID(),
  body: { ...item, deposit, purchase: { channel_key: "web", metadata: {} }, ...more },
});

const operationId = "purchasePartnerCart";
const buying = (
  status: number,
  code: MessageCode | undefined,
  when: string,
  request: (shop: ContractShop) => Promise<Request>,
): Case => ({ operationId, status, ...(code && { code }), when, request });

const depositing = (
  status: number,
  code: MessageCode | undefined,
  when: string,
  deposit: (shop: ContractShop, as: SignedIn) => object | Promise<object>,
): Case =>
  buying(status, code, when, async (shop) => {
    const as = await shop.person();
    return purchaseBy(as, { deposit: await deposit(shop, as) });
  });

/** Returns the call that follows a challenge. */
async function challenged(shop: ContractShop) {
  const as = await shop.person();
  const request = purchaseBy(as, { deposit: testDeposit(as, CHALLENGED) });
  const { body } = await shop.call(operationId, request);
  return { as, request, deposit: body.result };
}

const purchaseCases: Case[] = [
  buying(200, undefined, "from the wallet", async (shop) => purchaseBy(await shop.person(RICH))),
  depositing(200, undefined, "test deposit", (_, as) => testDeposit(as, 5)),
  depositing(202, undefined, "asks for a challenge", (_, as) => testDeposit(as, CHALLENGED)),
  buying(200, undefined, "after its challenge", async (shop) => {
    const { as, deposit, request } = await challenged(shop);
    const body = { deposit_id: deposit.id, cres: await approve(shop, deposit) };
    await shop.call("authoriseDeposit", { as, params: { fundRef: deposit.id }, body });
    return request;
  }),
  buying(402, "insufficient_funds", "from the wallet", async (shop) => purchaseBy(await shop.person({ cents: 269 }))),
  depositing(402, "card_declined", "test deposit", (_, as) => testDeposit(as, DECLINED)),
  depositing(403, "required", "a new card, with two-factor on", async (shop, as) => {
    await shop.run((tx) => askForCodes(tx, shop.env, as.customerId, "email"));
    return cardDeposit(shop, as, CARDS.approved);
  }),
  depositing(403, "2fa_account_locked", "a new card, with the account locked", async (shop, as) => {
    await shop.run(async (tx) => {
      await askForCodes(tx, shop.env, as.customerId, "email");
      await saveWrongCodes(tx, as.customerId, 5, true);
    });
    return cardDeposit(shop, as, CARDS.approved);
  }),
  buying(404, "not_found", "", async (shop) => ({
    ...purchaseBy(await shop.person(RICH)),
    params: { slug: "nobody" },
  })),
  buying(409, "cart_changed", "", async (shop) => purchaseBy(await shop.person(RICH), { expected_total: OTHER_PRICE })),
  buying(409, "draw_closed", "", async (shop) => {
    const item = itemOf(quickPick({ draw_no: 4321 }));
    const request = purchaseBy(await shop.person(RICH), { item });
    await shop.at(MONDAY_STOP);
    return request;
  }),
  buying(409, "draw_sold_out", "", async (shop) => {
    await shop.sellOut(DRAW);
    return purchaseBy(await shop.person(RICH), { item: itemOf(quickPick({ draw_no: 4321 })) });
  }),
  buying(409, "deposit_expired", "", async (shop) => {
    const { request } = await challenged(shop);
    await shop.at("2026-11-20T01:15:30Z");
    return request;
  }),
  buying(409, "deposit_cancelled", "", async (shop) => {
    const { as, deposit, request } = await challenged(shop);
    await shop.call("cancelDeposit", { as, params: { fundRef: deposit.id } });
    return request;
  }),
  buying(422, "challenge_failed", "", async (shop) => {
    const { as, deposit, request } = await challenged(shop);
    const body = { deposit_id: deposit.id, cres: "not the bank's answer" };
    await shop.call("authoriseDeposit", { as, params: { fundRef: deposit.id }, body });
    return request;
  }),
  depositing(422, "amount_below_minimum", "", (_, as) => testDeposit(as, 0.5)),
  depositing(422, "amount_above_maximum", "", (_, as) => testDeposit(as, 5_000.5)),
  buying(422, "cart_empty", "", async (shop) => purchaseBy(await shop.person(RICH), { item: {} })),
  buying(422, "invalid_field", "", async (shop) =>
    purchaseBy(await shop.person(RICH), { item: itemOf(quickPick({ lottery_key: "powerball" })) }),
  ),
  buying(422, "spend_limit", "", async (shop) => purchaseBy(await shop.person({ ...RICH, spendLimitCents: 100 }))),
  buying(422, "global_spend_limit", "", async (shop) => {
    await shop.run((tx) => setSystemLimit(tx, "day", 100));
    return purchaseBy(await shop.person(RICH));
  }),
  buying(422, "verify_account_required", "", async (shop) => {
    const as = await shop.person(RICH);
    await shop.run((tx) => setVerificationRules(tx, as.customerId, ["purchase"]));
    return purchaseBy(as);
  }),
  buying(422, "country_banned", "", async (shop) => {
    const as = await shop.person(RICH);
    await shop.run((tx) => setCountryBan(tx, as.customerId, "US"));
    return purchaseBy(as);
  }),
  buying(422, "idempotency_key_reused", "", async (shop) => {
    const request = purchaseBy(await shop.person(RICH));
    await shop.call(operationId, request);
    return { ...request, body: { ...Object(request.body), ...itemOf(quickPick({ num_games: 5 })) } };
  }),
];

export const cases: Case[] = [
  on("getPartner", 200, () => ({ params: PAGE })),
  on("getPartner", "404 not_found", () => ({ params: { slug: "nobody" } })),
  ...cartCases("updatePartnerCart"),
  ...cartCases("updateAnonPartnerCart"),
  ...purchaseCases,
];
