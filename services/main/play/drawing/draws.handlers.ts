import type { ContentReader } from "#services/content/content-reader.ts";
import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { market } from "#services/lib/locale.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { drawnKeyOf, drawnOfferOf } from "../../catalogue/offers/catalogue.ts";
import { kindOf } from "../../catalogue/offers/kinds.ts";
import { requireOffer } from "../../catalogue/offers/offers.rows.ts";
import { requirePricing } from "../../catalogue/pricing/pricing.rules.ts";
import {
  countSellingBefore,
  type Draw,
  findDraw,
  listLatestResults,
  listResults,
  listResultsOfCustomer,
  listResultsOfMonth,
  readDivisions,
  WITH_RESULT,
} from "../draws/draws.rows.ts";
import { listReversalsInDraws } from "../draws/prize-reversals.rows.ts";
import { listEarlyBirds } from "../raffles/raffle.rows.ts";
import { findWinners } from "../raffles/raffle.shapes.ts";
import { prizesOfDraw, readRaffleResult, readWinners } from "../raffles/raffle-results.ts";
import { toDraw, toDrawResult, toResultKey, withoutReversed } from "./draws.shapes.ts";
import { drawsOfKey, playOf, SHARES } from "./kinds.ts";

const DEFAULT_PAGE_SIZE = 5;
const DEFAULT_WINNERS = 10;

type DrawsOperation =
  | "getDrawDetails"
  | "listResultKeys"
  | "listPastDraws"
  | "listPastCustomerDraws"
  | "listArchivedDraws"
  | "getDrawFullResult"
  | "getCustomerDrawFullResult"
  | "listDrawPrizes"
  | "listDrawWinners";

type DrawsParts = {
  content: ContentReader;
  /** Returns the units sold in a draw, which belong to the sales. */
  readUnitsSold: (tx: Tx, drawId: string) => Promise<number>;
};

export const createDrawsHandlers = ({ content, readUnitsSold }: DrawsParts): Handlers<DrawsOperation> => ({
  getDrawDetails: async ({ params, subVariant, tx, now }) => {
    const offer = await requireOffer(tx, params.productOfferKey);
    const draw = (await findDraw(tx, drawnKeyOf(offer.key), params.drawNo)) ?? refuseNotFound();
    const early = await listEarlyBirds(tx, [draw.id]);
    const offset = await countSellingBefore(tx, draw, now);
    return {
      status: 200,
      body: {
        result: {
          draw: toDraw(draw, offer, { offset, now, region: subVariant }),
          terms: playOf(offer).termsOf(offer),
          prizes: prizesOfDraw(draw, early),
          causes: kindOf(offer).causesOf(offer, content(market().locale)),
          ...(await playOf(offer).readDetails(tx, offer, draw, { early, readUnitsSold })),
        },
      },
    };
  },

  listResultKeys: async ({ params, subVariant, tx }) => {
    requirePricing(params.pricingId);
    const draws = await listLatestResults(tx);
    return { status: 200, body: { result: draws.flatMap((draw) => toResultKey(draw, subVariant) ?? []) } };
  },

  listPastDraws: async ({ params, query, customerId, subVariant, tx }) => {
    requirePricing(params.pricingId);
    const offer = await requireOffer(tx, params.productOfferKey);
    if (query.customerId !== undefined && query.customerId !== customerId) {
      refuse(400, "invalid_request", "You can only see your own tickets with a result.");
    }
    const { limit = DEFAULT_PAGE_SIZE, offset = 0 } = query;
    if (query.category !== undefined && query.category !== playOf(offer).category) {
      return { status: 200, body: { result: [], pageInfo: { limit, offset, total: 0 } } };
    }
    const { draws, total } = await listResults(tx, drawnOfferOf(offer).key, { limit, offset });
    const ids = draws.map(({ id }) => id);
    const divisions = await readDivisions(tx, ids);
    const own = query.customerId === undefined ? null : await readOwnTickets(tx, query.customerId, draws, subVariant);
    const result = draws.map((draw) => ({
      ...toDrawResult(draw, divisions.get(draw.id) ?? []),
      ...own?.(draw),
    }));
    return { status: 200, body: { result, pageInfo: { limit, offset, total } } };
  },

  listPastCustomerDraws: async ({ params, query, customerId, subVariant, tx }) => {
    const { key } = drawnOfferOf(await requireOffer(tx, params.productOfferKey));
    const { limit = DEFAULT_PAGE_SIZE, offset = 0 } = query;
    const { draws, total } = await listResultsOfCustomer(tx, key, { customerId, limit, offset });
    const ids = draws.map(({ id }) => id);
    const divisions = await readDivisions(tx, ids);
    const own = await readOwnTickets(tx, customerId, draws, subVariant);
    const result = draws.map((draw) => ({
      ...toDrawResult(draw, divisions.get(draw.id) ?? []),
      ...own(draw),
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
    const raffle = await readRaffleResult(tx, draw);
    return { status: 200, body: { result: { ...raffle, draw: toDrawResult(draw, divisions) } } };
  },

  getCustomerDrawFullResult: async ({ params, customerId, subVariant, tx }) => {
    const { draw, divisions } = await requireResult(tx, params);
    const raffle = await readRaffleResult(tx, draw);
    const own = (await readOwnTickets(tx, customerId, [draw], subVariant))(draw);
    return { status: 200, body: { result: { ...raffle, draw: toDrawResult(draw, divisions), ...own } } };
  },

  listDrawPrizes: async ({ params, tx }) => {
    const offer = await requireOffer(tx, params.productOfferKey);
    const draw = (await findDraw(tx, drawnOfferOf(offer).key, params.drawNo)) ?? refuseNotFound();
    return { status: 200, body: { result: prizesOfDraw(draw, await listEarlyBirds(tx, [draw.id])) } };
  },

  listDrawWinners: async ({ params, query, tx }) => {
    const { key } = drawnOfferOf(await requireOffer(tx, params.productOfferKey));
    const draw = (await findDraw(tx, key, params.drawNo)) ?? refuseNotFound();
    const { limit = DEFAULT_WINNERS, offset = 0, search } = query;
    const found = findWinners(await readWinners(tx, draw), search);
    const result = found.slice(offset, offset + limit);
    return { status: 200, body: { result, pageInfo: { limit, offset, total: found.length } } };
  },
});

/** Returns a function that finds a customer's tickets, books and shares included, in one of these draws of one offer, by their names in a region. */
async function readOwnTickets(tx: Tx, customerId: string, draws: readonly Draw[], region: string | null) {
  const drawIds = draws.map(({ id }) => id);
  const reversals = await listReversalsInDraws(tx, customerId, drawIds);
  const [first] = draws;
  const find =
    first &&
    (await drawsOfKey(first.product_offer_key).readOwn(
      tx,
      draws,
      { customerId, region, reversals },
      { shares: SHARES },
    ));
  return (draw: Draw) => (find ? withoutReversed(draw.id, find(draw), reversals) : {});
}

/** Returns a draw that has a result, or an early bird with one, and its divisions. Refuses others with 404: their seed is secret. */
async function requireResult(tx: Tx, { productOfferKey, drawNo }: { productOfferKey: string; drawNo: number }) {
  const draw = await findDraw(tx, drawnOfferOf(await requireOffer(tx, productOfferKey)).key, drawNo);
  if (!draw) refuseNotFound();
  const hasResult = ({ status }: Draw) => WITH_RESULT.includes(status);
  if (!hasResult(draw) && !(await listEarlyBirds(tx, [draw.id])).some(hasResult)) refuseNotFound();
  return { draw, divisions: (await readDivisions(tx, [draw.id])).get(draw.id) ?? [] };
}
