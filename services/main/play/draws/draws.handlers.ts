import type { ContentReader } from "#services/content/content.reader.ts";
import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { market } from "#services/lib/locale.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { requireOffer } from "../../catalogue/offers/offers.rows.ts";
import { causesOf } from "../../catalogue/offers/offers.shapes.ts";
import { requirePricing } from "../../catalogue/offers/pricing.rules.ts";
import {
  findDraw,
  listLatestResults,
  listResults,
  listResultsOfMonth,
  listUpcomingDraws,
  readCustomerGames,
  readDivisions,
  WITH_RESULT,
} from "./draws.rows.ts";
import {
  drawnOfferOf,
  termsOf,
  toCustomerTickets,
  toDraw,
  toDrawResult,
  toPrizes,
  toResultKey,
} from "./draws.shapes.ts";

const DEFAULT_PAGE_SIZE = 5;

type DrawsOperation =
  | "getDrawDetails"
  | "listResultKeys"
  | "listPastDraws"
  | "listArchivedDraws"
  | "getDrawFullResult"
  | "getCustomerDrawFullResult";

export const createDrawsHandlers = ({ content }: { content: ContentReader }): Handlers<DrawsOperation> => ({
  getDrawDetails: async ({ params, subVariant, tx, now }) => {
    const offer = await requireOffer(tx, params.productOfferKey);
    const key = drawnOfferOf(offer).key;
    const draw = (await findDraw(tx, key, params.drawNo)) ?? refuseNotFound();
    const ahead = (await listUpcomingDraws(tx, now)).get(key) ?? [];
    const offset = Math.max(
      0,
      ahead.findIndex(({ id }) => id === draw.id),
    );
    return {
      status: 200,
      body: {
        result: {
          draw: toDraw(draw, offer, { offset, now, region: subVariant }),
          terms: termsOf(offer),
          prizes: toPrizes(draw, offer),
          causes: causesOf(offer, content(market().locale)),
        },
      },
    };
  },

  listResultKeys: async ({ params, subVariant, tx }) => {
    requirePricing(params.pricingId);
    const draws = await listLatestResults(tx);
    return { status: 200, body: { result: draws.map((draw) => toResultKey(draw, subVariant)) } };
  },

  listPastDraws: async ({ params, query, customerId, tx }) => {
    requirePricing(params.pricingId);
    const offer = await requireOffer(tx, params.productOfferKey);
    if (query.customerId !== undefined && query.customerId !== customerId) {
      refuse(400, "invalid_request", "You can only see your own tickets with a result.");
    }
    const { limit = DEFAULT_PAGE_SIZE, offset = 0 } = query;
    const category = offer.type === "raffle_ticket" ? "raffles" : "lotteries";
    if (query.category !== undefined && query.category !== category) {
      return { status: 200, body: { result: [], pageInfo: { limit, offset, total: 0 } } };
    }
    const { draws, total } = await listResults(tx, drawnOfferOf(offer).key, { limit, offset });
    const ids = draws.map(({ id }) => id);
    const divisions = await readDivisions(tx, ids);
    const own = query.customerId === undefined ? null : await readCustomerGames(tx, query.customerId, ids);
    const result = draws.map((draw) => ({
      ...toDrawResult(draw, divisions.get(draw.id) ?? []),
      ...(own && toCustomerTickets(draw, own.get(draw.id) ?? [])),
    }));
    return { status: 200, body: { result, pageInfo: { limit, offset, total } } };
  },

  listArchivedDraws: async ({ params: { productOfferKey, year, month }, tx }) => {
    const { key, schedule } = drawnOfferOf(await requireOffer(tx, productOfferKey));
    const draws = await listResultsOfMonth(tx, key, { year, month, zone: schedule.zone });
    const ids = draws.map(({ id }) => id);
    const divisions = await readDivisions(tx, ids);
    return { status: 200, body: { result: draws.map((draw) => toDrawResult(draw, divisions.get(draw.id) ?? [])) } };
  },

  getDrawFullResult: async ({ params, tx }) => {
    const { draw, divisions } = await requireResult(tx, params);
    return { status: 200, body: { result: { draw: toDrawResult(draw, divisions), prizes: [], winners: [] } } };
  },

  getCustomerDrawFullResult: async ({ params, customerId, tx }) => {
    const { draw, divisions } = await requireResult(tx, params);
    const own = (await readCustomerGames(tx, customerId, [draw.id])).get(draw.id) ?? [];
    const result = { draw: toDrawResult(draw, divisions), prizes: [], winners: [], ...toCustomerTickets(draw, own) };
    return { status: 200, body: { result } };
  },
});

/** Returns a scored draw with its divisions. Refuses others with 404: they have no result, and their seed is secret. */
async function requireResult(tx: Tx, { productOfferKey, drawNo }: { productOfferKey: string; drawNo: number }) {
  const draw = await findDraw(tx, drawnOfferOf(await requireOffer(tx, productOfferKey)).key, drawNo);
  if (!draw || !WITH_RESULT.includes(draw.status)) refuseNotFound();
  return { draw, divisions: (await readDivisions(tx, [draw.id])).get(draw.id) ?? [] };
}
