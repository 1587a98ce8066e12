// Everything that is read of a cart. Locks come first, each in a statement of its own, since a statement that waits for a lock
// reads other rows as they were before it waited; then one statement reads all that the locks protect.
import { sql } from "kysely";
import { SHOP_NOW } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { type BalanceRow, type Balances, toBalances, walletRows } from "#services/lib/ledger.ts";
import { OFFER_STATES, type StateOf, toStateOf } from "../../catalogue/offers/offers.rows.ts";
import { type Spending, spendingJson } from "../../identity/customer/customer.rows.ts";
import { drawsJson, holdingDraws, type SaleDraw, toSaleDraws } from "../../play/draws/sale-draws.rows.ts";
import { promotionJson, toUsedPromotion, type UsedPromotion } from "../promotions/promotions.rows.ts";
import type { CartRow, ItemRow } from "./cart.rows.ts";

export type CartReading = {
  /** The shop's clock, read after the draws were held and before the wallet is. */
  now: Date;
  items: ItemRow[];
  draws: ReadonlyMap<string, SaleDraw>;
  stateOf: StateOf;
  /** Null for a visitor. */
  spending: Spending | null;
  /** The promotion of the cart with its uses, or null. */
  promotion: UsedPromotion | null;
  /** Empty unless it was held. */
  wallet: Balances;
};

type Row = {
  now: Date;
  items: ItemRow[];
  draws: Parameters<typeof toSaleDraws>[0];
  states: Parameters<typeof toStateOf>[0];
  spending: Spending | null;
  promotion: Parameters<typeof toUsedPromotion>[0];
  wallet: BalanceRow[];
};

/** Locks the draws of a cart's items. The cart is locked, so its items cannot change. */
export async function holdDrawsOfCart(tx: Tx, cartId: string): Promise<void> {
  const ids = sql<string[]>`array(select unnest(draw_ids) from cart_item where cart_id = ${cartId})`;
  await sql`/* hold_draws_of_cart */ ${holdingDraws(ids)}`.execute(tx);
}

/** A cart as it stands. The cart is locked. */
export const readCart = (tx: Tx, cart: CartRow) => read(tx, cart, false);

/** The same for a purchase: the wallet is locked with it. The cart, its draws and its promotion are locked. */
export const readCartToBuy = (tx: Tx, cart: CartRow) => read(tx, cart, true);

async function read(tx: Tx, cart: CartRow, holdsWallet: boolean): Promise<CartReading> {
  const { customer_id: customerId, promotion_id: promotionId } = cart;
  const now = sql`(select now from clock)`;
  // That the clock has been read is a condition of locking the wallet: a purchase that waits for it was in time.
  const isHeld = sql<boolean>`${holdsWallet}::boolean and ${now} is not null`;
  const drawIds = sql<string[]>`array(select unnest(draw_ids) from item)`;
  const { rows } = await sql<Row>`/* read_sale */
    with clock as materialized (select ${SHOP_NOW} as now from shop_clock),
      item as materialized (
        select id, cart_id, position, lottery_key, game_type, game_offer, games, is_quickpick, draw_ids, unit_price_cents,
          is_favourite, has_favourite_numbers, affiliate_code
        from cart_item where cart_id = ${cart.id}),
      wallet as materialized (${walletRows(customerId, isHeld)})
    select ${now} as now,
      (select coalesce(json_agg(item order by position), '[]') from item) as items,
      ${drawsJson(drawIds)} as draws,
      ${OFFER_STATES} as states,
      ${spendingJson(customerId, now)} as spending,
      ${promotionJson(promotionId, customerId)} as promotion,
      (select coalesce(json_agg(wallet), '[]') from wallet) as wallet`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("A statement without a table answered no row");
  return {
    now: row.now,
    items: row.items,
    draws: toSaleDraws(row.draws),
    stateOf: toStateOf(row.states),
    spending: row.spending,
    promotion: toUsedPromotion(row.promotion),
    wallet: toBalances(row.wallet),
  };
}
