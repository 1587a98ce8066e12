// Reads a cart with everything a sale needs. Locks are taken first, in separate statements, because a statement that waits
// for a lock reads other rows as they were before the wait. Then one statement reads all that the locks protect.
import { type RawBuilder, sql } from "kysely";
import { SHOP_TIME, SHOP_TIME_NOW } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import {
  availableCentsOf,
  type BalanceRow,
  type Balances,
  holdingWallet,
  toBalances,
  walletJson,
} from "#services/lib/ledger.ts";
import { OFFER_STATES, type StateOf, toStateOf } from "../../catalogue/offers/offers.rows.ts";
import { isClosing } from "../../identity/customer/closing.rows.ts";
import { isBanned } from "../../identity/customer/country-ban.rows.ts";
import { needsVerification } from "../../identity/customer/verified.rows.ts";
import { depositLeftCents } from "../../identity/limits/deposit-limit.rows.ts";
import { spendingJson } from "../../identity/limits/spend-limits.rows.ts";
import type { Spending } from "../../identity/limits/spend-limits.rules.ts";
import { type BuyerRow, buyerJson, toBuyer } from "../../identity/membership/membership.rows.ts";
import { drawsJson, holdingDraws, type SaleDraw, toSaleDraws } from "../../play/draws/sale-draws.rows.ts";
import { type SyndicateRow, syndicatesJson } from "../../play/syndicates/syndicates.rows.ts";
import { hasBought } from "../orders/orders.rows.ts";
import type { ItemRow } from "../products/item.ts";
import type { Buyer } from "../products/product.ts";
import { holdingPromotion, promotionJson, toUsedPromotion, type UsedPromotion } from "../promotions/promotions.rows.ts";
import { type SoldRow, soldJson } from "../stock/stock.rows.ts";
import {
  CART_COLUMNS,
  type CartOwner,
  type CartRow,
  type HeldCart,
  holdCustomerCart,
  ITEM_COLUMNS,
  insertCustomerCart,
  isHeldCartOf,
  REPEATS,
  withRepeats,
} from "./cart.rows.ts";

export type CartReading = {
  cart: CartRow;
  /** The shop time, read after locking the draws and before locking the wallet. */
  now: Date;
  /** Where the call comes from. */
  region: string | null;
  items: ItemRow[];
  /** With their stops in the region. */
  draws: ReadonlyMap<string, SaleDraw>;
  /** The units sold of limited products in these draws. */
  sold: SoldRow[];
  /** The syndicates that play in these draws. */
  syndicates: SyndicateRow[];
  stateOf: StateOf;
  /** `null` for a visitor. */
  spending: Spending[];
  /** The promotion in the cart with its uses, or `null`. */
  promotion: UsedPromotion | null;
  /** Whether the customer's country forbids play. */
  isBanned: boolean;
  /** Whether a withdrawal closes the account. */
  isClosing: boolean;
  /** What the wallet can pay, and what the deposit limit still allows; null without one. */
  funds: { availableCents: number; depositLeftCents: number | null };
  /** Whether the customer must verify the account before a purchase. */
  needsVerification: boolean;
  /** Whether the customer has bought before. */
  hasBought: boolean;
  /** What decides what the customer can have only once; null for a visitor. */
  buyer: Buyer | null;
  /** As of the reading: it may change meanwhile unless the wallet is locked. */
  wallet: Balances;
};

type CustomersCart = Extract<CartOwner, { customerId: string }>;
type Row = {
  now: Date;
  /** `null` if it is not locked, because the customer has no cart or just got one. */
  cart: Omit<CartRow, "region"> | null;
  items: Parameters<typeof withRepeats>[0][];
  draws: Parameters<typeof toSaleDraws>[0];
  sold: SoldRow[];
  syndicates: SyndicateRow[];
  states: Parameters<typeof toStateOf>[0];
  spending: Spending[];
  promotion: Parameters<typeof toUsedPromotion>[0];
  isBanned: boolean;
  isClosing: boolean;
  funds: CartReading["funds"];
  needsVerification: boolean;
  hasBought: boolean;
  buyer: BuyerRow | null;
  wallet: BalanceRow[];
};

/**
 * Reads a locked cart, with what is sold in its draws and in the draws of items that are about to be added. Creates a customer's
 * cart on first use.
 */
export async function readCart(tx: Tx, held: HeldCart, others: readonly SaleDraw[] = []): Promise<CartReading> {
  const reading = await read(tx, held, SHOP_TIME, others);
  if (reading) return reading;
  await lockNewCart(tx, held);
  return readCart(tx, held, others);
}

/** Locks the cart of a customer with the draws, the promotion and the wallet of its purchase, and reads it. */
export async function readCartToBuy(tx: Tx, owner: CustomersCart): Promise<CartReading> {
  await holdCustomerCart(tx, owner);
  await holdSale(tx, owner);
  const reading = await read(tx, owner, HELD_AT, []);
  if (reading) return reading;
  await lockNewCart(tx, owner);
  return readCartToBuy(tx, owner);
}

async function lockNewCart(tx: Tx, held: HeldCart): Promise<void> {
  if (!("customerId" in held)) throw new Error(`The cart ${held.id} is locked, but not there`);
  await insertCustomerCart(tx, held);
  await holdCustomerCart(tx, held);
}

/**
 * Locks the draws of a cart's items, its promotion and the wallet, one after the other. Keeps the shop time for the statement that
 * reads the cart: the time after locking the draws, none of which can close before the transaction ends, and before locking
 * the wallet, because a purchase that waits for the wallet still counts as on time.
 */
async function holdSale(tx: Tx, owner: CustomersCart): Promise<void> {
  const ids = sql<string[]>`array(select unnest(draw_ids) from cart_item where cart_id = (select id from held_cart))`;
  const promotionId = sql<string | null>`(select promotion_id from held_cart)`;
  await sql`/* hold_sale */ /* unread */
    with held_cart as materialized (select id, promotion_id from cart where ${isHeldCartOf(owner)}),
      drawn as materialized (${holdingDraws(ids)}),
      promoted as materialized (${holdingPromotion(promotionId, sql`(select count(*) from drawn) >= 0`)}),
      clock as materialized (
        select ${SHOP_TIME_NOW} as now from held_cart where (select count(*) from drawn) + (select count(*) from promoted) >= 0),
      wallet as materialized (${holdingWallet(owner.customerId, sql`(select now from clock) is not null`)})
    select set_config('drawcard.held_at', now::text, true) from clock where (select count(*) from wallet) >= 0`.execute(
    tx,
  );
}

/** SQL expression: the shop time that `holdSale` has kept, or null if it found no cart. */
const HELD_AT = sql<Date>`nullif(current_setting('drawcard.held_at', true), '')::timestamptz`;

/** Returns null if the cart is not locked, because the customer has none or just got one. */
async function read(
  tx: Tx,
  held: HeldCart,
  at: RawBuilder<Date>,
  others: readonly SaleDraw[],
): Promise<CartReading | null> {
  const isRow = "id" in held;
  const customerId = isRow ? held.customer_id : held.customerId;
  const promotionId = sql<string | null>`(select promotion_id from held_cart)`;
  const now = sql`(select now from clock)`;
  const drawIds = sql<string[]>`array(select unnest(draw_ids) from item)`;
  const otherIds = others.map(({ id }) => id);
  const allIds = sql<string[]>`${drawIds} || ${otherIds}::text[]`;
  const name = isRow ? sql`/* read_cart */` : at === HELD_AT ? sql`/* read_sale */` : sql`/* read_customers_cart */`;
  const { rows } = await sql<Row>`${name}
    with clock as materialized (select ${at} as now),
      held_cart as materialized (
        select ${CART_COLUMNS} from cart where ${isRow ? sql`id = ${held.id}` : isHeldCartOf(held)}),
      item as materialized (
        select position, ${ITEM_COLUMNS}, ${REPEATS} from cart_item where cart_id = (select id from held_cart))
    select ${now} as now,
      (select row_to_json(held_cart) from held_cart) as cart,
      (select coalesce(json_agg(item order by position), '[]') from item) as items,
      ${drawsJson(drawIds)} as draws,
      ${soldJson(allIds)} as sold,
      ${syndicatesJson(allIds)} as syndicates,
      ${OFFER_STATES} as states,
      ${spendingJson(customerId, now)} as spending,
      ${promotionJson(promotionId, customerId)} as promotion,
      ${isBanned(customerId)} as "isBanned",
      ${isClosing(customerId)} as "isClosing",
      json_build_object('availableCents', ${availableCentsOf(customerId)},
        'depositLeftCents', ${depositLeftCents(customerId, now)}) as funds,
      ${needsVerification(customerId, "purchase")} as "needsVerification",
      ${hasBought(customerId)} as "hasBought",
      ${buyerJson(customerId, now)} as buyer,
      ${walletJson(customerId)} as wallet`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("The statement returned no row");
  if (!row.cart) return null;
  const { region } = held;
  return {
    cart: { ...row.cart, region },
    now: row.now,
    region,
    items: row.items.map(withRepeats),
    draws: toSaleDraws(row.draws, region),
    sold: row.sold,
    syndicates: row.syndicates,
    stateOf: toStateOf(row.states),
    spending: row.spending,
    promotion: toUsedPromotion(row.promotion),
    isBanned: row.isBanned,
    isClosing: row.isClosing,
    funds: row.funds,
    needsVerification: row.needsVerification,
    hasBought: row.hasBought,
    buyer: row.buyer && toBuyer(row.buyer),
    wallet: toBalances(row.wallet),
  };
}
