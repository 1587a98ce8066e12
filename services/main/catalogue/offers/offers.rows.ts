import { type Selectable, sql } from "kysely";
import type { Tables } from "#services/db/tables.generated.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { findLottery, findOffer } from "./catalogue.ts";
import { isLicensedIn, unlicensedMessage } from "./licences.ts";
import type { LotteryOffer, Offer } from "./offer.ts";

export type OfferState = { isPublished: boolean; isSuspended: boolean; isSoldOut: boolean };

const DEFAULT_STATE: OfferState = { isPublished: true, isSuspended: false, isSoldOut: false };

type StateRow = Selectable<Tables["offer_state"]>;
/** Returns the state of an offer without a row. */
const usualState = (key: string): OfferState =>
  findOffer(key)?.isPublished === false ? { ...DEFAULT_STATE, isPublished: false } : DEFAULT_STATE;

export type StateOf = (key: string) => OfferState;

/** SQL expression: the rows of `toStateOf` as JSON, for statements that read more. */
export const OFFER_STATES = sql<StateRow[]>`(select coalesce(json_agg(offer_state), '[]') from offer_state)`;

/** Returns a function that looks up the state of an offer. An offer without a row is as the catalogue says. */
export function toStateOf(rows: StateRow[]): StateOf {
  const states = new Map(
    rows.map((row) => [
      row.product_offer_key,
      { isPublished: row.is_published, isSuspended: row.is_suspended, isSoldOut: row.is_sold_out },
    ]),
  );
  return (key) => states.get(key) ?? usualState(key);
}

export async function readOfferStates(tx: Tx): Promise<StateOf> {
  return toStateOf(await tx.selectFrom("offer_state").selectAll().execute());
}

/** Suspends an offer or marks it as sold out, and the reverse. Upcoming draws are created as the offer is then. */
export async function saveOfferState(
  tx: Tx,
  key: string,
  { isSoldOut, isSuspended }: Omit<OfferState, "isPublished">,
): Promise<void> {
  const state = { is_suspended: isSuspended, is_sold_out: isSoldOut };
  await tx
    .insertInto("offer_state")
    .values({ product_offer_key: key, is_published: usualState(key).isPublished, ...state })
    .onConflict((conflict) => conflict.column("product_offer_key").doUpdateSet(state))
    .execute();
}

type Sale = { stateOf: StateOf; region: string | null };

/**
 * Returns a lottery on sale. Refuses an unknown or unpublished one with 404, a suspended one with 409, and one that may not be
 * sold in the region with 422.
 */
export function requireOfferOnSale(lotteryKey: string, { region, stateOf }: Sale): LotteryOffer {
  const lottery = findLottery(lotteryKey);
  if (!lottery) refuseNotFound();
  const state = stateOf(lotteryKey);
  if (!state.isPublished) refuseNotFound();
  if (state.isSuspended) refuse(409, "draw_closed", `${lottery.name} is not on sale at the moment.`);
  if (!isLicensedIn(lottery, region)) refuse(422, "invalid_field", unlicensedMessage(lottery, region), "lottery_key");
  return lottery;
}

/**
 * Returns an offer that visitors may see. Refuses others with 404: unknown ones, and those that were never published. One that
 * was published keeps its results when it is taken off sale.
 */
export async function requireOffer(tx: Tx, key: string): Promise<Offer> {
  const offer = findOffer(key);
  if (!offer) refuseNotFound();
  if (offer.isPublished === false && !(await readOfferStates(tx))(key).isPublished) refuseNotFound();
  return offer;
}
