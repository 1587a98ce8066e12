// Carts and their items; the only file that names these tables.
import { randomBytes } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { components } from "#generated/main/schema.ts";
import type { CartItemTable, CartTable } from "#services/db/tables/sales.ts";
import { SHOP_NOW } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import type { Game } from "../../catalogue/offers/prices.rules.ts";
import type { Draw } from "../../play/draws/draws.rows.ts";

/** Whose cart: a customer's, or that of whoever has the token. */
export type CartOwner = { customerId: string } | { token: string };
export type CartRow = Selectable<CartTable>;
export type ItemRow = Selectable<CartItemTable>;
type AutoRemovedItem = components["schemas"]["AutoRemovedItem"];

// 14 days after the last use: the life of the visitor's cookie (shop §4).
const TOKEN_MS = 14 * 24 * 60 * 60 * 1000;
const expiryFrom = (now: Date) => new Date(now.getTime() + TOKEN_MS);

/** Opens an empty cart and answers its token. 128 random bits: whoever has the token has the cart. */
export async function insertAnonCart(tx: Tx, now: Date): Promise<string> {
  const token = `anc_${randomBytes(16).toString("hex")}`;
  await tx
    .insertInto("cart")
    .values({ id: newId("crt"), token, customer_id: null, expires_at: expiryFrom(now), created_at: now })
    .execute();
  return token;
}

/** The cart of an owner, held until the transaction ends: two calls on one cart go one after the other. */
export async function lockCart(tx: Tx, owner: CartOwner, now: Date): Promise<CartRow> {
  return "token" in owner ? lockAnonCart(tx, owner.token, now) : lockCustomerCart(tx, owner.customerId);
}

/** The cart of a customer, held as above; each has one from the first time it is asked for. */
export async function lockCustomerCart(tx: Tx, customerId: string): Promise<CartRow> {
  const lock = tx.selectFrom("cart").selectAll().where("customer_id", "=", customerId).forUpdate();
  const known = await lock.executeTakeFirst();
  if (known) return known;
  await tx
    .insertInto("cart")
    .values((values) => ({
      id: newId("crt"),
      token: null,
      customer_id: customerId,
      expires_at: null,
      created_at: values.selectFrom("shop_clock").select(SHOP_NOW.as("now")),
    }))
    .onConflict((conflict) => conflict.column("customer_id").doNothing())
    .execute();
  return lock.executeTakeFirstOrThrow();
}

async function lockAnonCart(tx: Tx, token: string, now: Date): Promise<CartRow> {
  // The update is the lock, and what makes the 14 days slide.
  const row = await tx
    .updateTable("cart")
    .set({ expires_at: expiryFrom(now) })
    .where("token", "=", token)
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
  return row ?? refuseNotFound();
}

export function listItems(tx: Tx, cartId: string): Promise<ItemRow[]> {
  return tx.selectFrom("cart_item").selectAll().where("cart_id", "=", cartId).orderBy("position").execute();
}

/** The item of a cart. One of another cart is as good as none. */
export async function findItem(tx: Tx, cartId: string, itemId: string): Promise<ItemRow> {
  const row = await tx
    .selectFrom("cart_item")
    .selectAll()
    .where("cart_id", "=", cartId)
    .where("id", "=", itemId)
    .executeTakeFirst();
  return row ?? refuseNotFound();
}

export type NewItem = Omit<ItemRow, "id" | "cart_id" | "position">;

export async function insertCartItem(tx: Tx, cartId: string, { games, ...item }: NewItem): Promise<void> {
  await tx
    .insertInto("cart_item")
    .values({ ...item, id: newId("itm"), cart_id: cartId, games: JSON.stringify(games) })
    .execute();
}

export type ItemChange = { games: Game[]; isQuickpick: boolean; drawIds: string[]; unitPriceCents: number };

export async function updateItem(tx: Tx, itemId: string, change: ItemChange): Promise<void> {
  await tx
    .updateTable("cart_item")
    .set({
      games: JSON.stringify(change.games),
      is_quickpick: change.isQuickpick,
      draw_ids: change.drawIds,
      unit_price_cents: change.unitPriceCents,
    })
    .where("id", "=", itemId)
    .execute();
}

export async function writeUnitPrice(tx: Tx, itemId: string, cents: number): Promise<void> {
  await tx.updateTable("cart_item").set({ unit_price_cents: cents }).where("id", "=", itemId).execute();
}

export async function deleteItems(tx: Tx, itemIds: string[]): Promise<void> {
  if (itemIds.length > 0) await tx.deleteFrom("cart_item").where("id", "in", itemIds).execute();
}

/** Hands the items of one cart to another, after those it has. */
export async function moveItems(tx: Tx, fromCartId: string, toCartId: string): Promise<void> {
  await sql`
    with moved as (delete from cart_item where cart_id = ${fromCartId} returning *)
    insert into cart_item (id, cart_id, lottery_key, game_type, game_offer, games, is_quickpick, draw_ids,
      unit_price_cents, is_favourite, has_favourite_numbers, affiliate_code)
    select id, ${toCartId}, lottery_key, game_type, game_offer, games, is_quickpick, draw_ids,
      unit_price_cents, is_favourite, has_favourite_numbers, affiliate_code from moved order by position`.execute(tx);
}

export async function deleteCart(tx: Tx, cartId: string): Promise<void> {
  await tx.deleteFrom("cart").where("id", "=", cartId).execute();
}

/** Puts a promotion in a cart, as an item with an id of its own. */
export async function putVoucher(tx: Tx, cartId: string, promotionId: string): Promise<void> {
  const voucher = { promotion_id: promotionId, voucher_id: newId("itm") };
  await tx.updateTable("cart").set(voucher).where("id", "=", cartId).execute();
}

export async function dropVoucher(tx: Tx, cartId: string): Promise<void> {
  await tx.updateTable("cart").set({ promotion_id: null, voucher_id: null }).where("id", "=", cartId).execute();
}

/** Writes down that the contents changed, and what the service took out. */
export async function writeChange(tx: Tx, cart: CartRow, autoRemoved: AutoRemovedItem[]): Promise<CartRow> {
  return tx
    .updateTable("cart")
    .set({ revision: cart.revision + 1, auto_removed: JSON.stringify(autoRemoved) })
    .where("id", "=", cart.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The draws of these ids. `hold` keeps them from closing until the transaction ends: sales read the clock after it. */
export async function readDraws(tx: Tx, drawIds: string[], { hold }: { hold: boolean }): Promise<Map<string, Draw>> {
  if (drawIds.length === 0) return new Map();
  const query = tx.selectFrom("draw").selectAll().where("id", "in", drawIds).orderBy("id");
  const rows = await (hold ? query.forShare() : query).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The draws that follow one, as far as they can be bought yet, held as `readDraws` does. */
export async function holdDrawsAfter(tx: Tx, draw: Draw, count: number): Promise<Draw[]> {
  if (count === 0) return [];
  return tx
    .selectFrom("draw")
    .selectAll()
    .where("product_offer_key", "=", draw.product_offer_key)
    .where("draw_no", ">", draw.draw_no)
    .orderBy("draw_no")
    .limit(count)
    .forShare()
    .execute();
}
