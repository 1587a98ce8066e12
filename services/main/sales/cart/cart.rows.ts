// Carts and their items.
import { randomBytes } from "node:crypto";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { components } from "#generated/main/schema.ts";
import type { CartTable } from "#services/db/tables/sales.ts";
import { batchDelete } from "#services/lib/batch-delete.ts";
import { SHOP_TIME } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import { insertionOf, type Mail } from "../../foundation/mail/mail.rows.ts";
import { repeatsNow } from "../../play/parties/parties.rows.ts";
import type { ItemChange, ItemRow, NewItem } from "../products/item.ts";

/**
 * The owner of a cart: a customer, in the shop or on a partner's page, or a visitor with its token. `region` is where they buy,
 * `null` if unknown.
 */
export type CartOwner = ({ customerId: string; partnerKey?: string | undefined } | { token: string }) & {
  region: string | null;
};
type CustomersCart = Extract<CartOwner, { customerId: string }>;
/** A cart that is locked for a call from a region. */
export type CartRow = Omit<Selectable<CartTable>, "expires_at" | "created_at"> & { region: string | null };
/** A locked cart: its row, or its customer if the row is read later, with everything else. */
export type HeldCart = CartRow | CustomersCart;
type AutoRemovedItem = components["schemas"]["AutoRemovedItem"];

// 14 days after the last use: the life of the visitor's cookie (shop §4).
const TOKEN_MS = 14 * 24 * 60 * 60 * 1000;
const expiryFrom = (now: Date) => new Date(now.getTime() + TOKEN_MS);

/** Creates a visitor's cart and returns its token: 128 random bits, because the token grants access to the cart. */
export async function insertAnonCart(tx: Tx, now: Date): Promise<string> {
  const token = `anc_${randomBytes(16).toString("hex")}`;
  await tx
    .insertInto("cart")
    .values({ id: newId("crt"), token, customer_id: null, expires_at: expiryFrom(now), created_at: now })
    .execute();
  return token;
}

/** Locks a cart until the transaction ends, so that concurrent calls run one after the other. */
export async function lockCart(tx: Tx, owner: CartOwner, now: Date): Promise<CartRow> {
  return "token" in owner ? lockAnonCart(tx, owner, now) : lockCustomerCart(tx, owner);
}

/**
 * Locks a cart like `lockCart`. A customer's cart is locked by a statement that is sent with the next one, and may not exist yet:
 * the caller reads it under the lock.
 */
export async function holdCart(tx: Tx, owner: CartOwner, now: Date): Promise<HeldCart> {
  if ("token" in owner) return lockAnonCart(tx, owner, now);
  await holdCustomerCart(tx, owner);
  return owner;
}

export const CART_COLUMNS = sql`id, token, customer_id, partner_key, revision, auto_removed, promotion_id, voucher_id`;

/** SQL condition: the row is the cart of a customer. */
const isCartOf = ({ customerId, partnerKey = "" }: CustomersCart) =>
  sql<boolean>`customer_id = ${customerId} and partner_key = ${partnerKey}`;

/** SQL condition: the row is the cart of a customer, and this transaction has locked it. False if it was created meanwhile. */
export const isHeldCartOf = (owner: CustomersCart) =>
  sql<boolean>`${isCartOf(owner)} and id = current_setting('drawcard.held_cart', true)`;

export async function holdCustomerCart(tx: Tx, owner: CustomersCart): Promise<void> {
  await sql`/* hold_cart */ /* unread */ select set_config('drawcard.held_cart', id, true)
    from (select id from cart where ${isCartOf(owner)} for no key update) as held`.execute(tx);
}

/** Locks a customer's cart, creating it on first use. */
export async function lockCustomerCart(tx: Tx, owner: CustomersCart): Promise<CartRow> {
  const lock = sql<
    Omit<CartRow, "region">
  >`/* lock_cart */ select ${CART_COLUMNS} from cart where ${isCartOf(owner)} for no key update`;
  const { region } = owner;
  const [known] = (await lock.execute(tx)).rows;
  if (known) return { ...known, region };
  await insertCustomerCart(tx, owner);
  const [made] = (await lock.execute(tx)).rows;
  if (!made) throw new Error(`${owner.customerId} has no cart, and none could be made`);
  return { ...made, region };
}

/** Inserts a customer's cart, unless another call did: lock it afterwards. */
export async function insertCustomerCart(tx: Tx, { customerId, partnerKey = "" }: CustomersCart): Promise<void> {
  await tx
    .insertInto("cart")
    .values({
      id: newId("crt"),
      token: null,
      customer_id: customerId,
      partner_key: partnerKey,
      expires_at: null,
      created_at: SHOP_TIME,
    })
    .onConflict((conflict) => conflict.columns(["customer_id", "partner_key"]).doNothing())
    .execute();
}

async function lockAnonCart(
  tx: Tx,
  { region, token }: Extract<CartOwner, { token: string }>,
  now: Date,
): Promise<CartRow> {
  // The update locks the row and extends its 14 days.
  const { rows } = await sql<Omit<CartRow, "region">>`/* lock_anon_cart */
    update cart set expires_at = ${expiryFrom(now)} where token = ${token} and expires_at > ${now}
    returning ${CART_COLUMNS}`.execute(tx);
  return rows[0] ? { ...rows[0], region } : refuseNotFound();
}

/** Returns an item of a cart. Refuses an unknown item, or another cart's, with 404. */
export async function findItem(tx: Tx, cartId: string, itemId: string): Promise<ItemRow> {
  const row = await tx
    .selectFrom("cart_item")
    .selectAll()
    .select(REPEATS)
    .where("cart_id", "=", cartId)
    .where("id", "=", itemId)
    .executeTakeFirst();
  return row ? withRepeats(row) : refuseNotFound();
}

/** Whether the session of an item's invitation repeats now: its organiser decides, also while shares are in carts. */
export const REPEATS = sql<boolean | null>`case when invitation is not null
  then ${repeatsNow(sql.ref("cart_item.game_offer"))} end`.as("repeats");

/** Returns an item as its session is now. While that does not repeat, nor does the item. */
export function withRepeats({ repeats, ...item }: ItemRow & { repeats: boolean | null }): ItemRow {
  if (!item.invitation) return item;
  const recurring = repeats ? item.recurring : null;
  return { ...item, invitation: { ...item.invitation, repeats: repeats ?? false }, recurring };
}

/** The columns that are copied when an item is added or moved, with their types. The compiler refuses a missing one. */
const ITEM_TYPES = {
  id: "text",
  cart_id: "text",
  product_type: "text",
  lottery_key: "text",
  game_type: "text",
  game_offer: "text",
  games: "jsonb",
  made_games: "int",
  quantity: "int",
  is_quickpick: "boolean",
  draw_ids: "text[]",
  unit_price_cents: "bigint",
  is_favourite: "boolean",
  has_favourite_numbers: "boolean",
  affiliate_code: "text",
  cause_key: "text",
  shows_winner_name: "boolean",
  invitation: "jsonb",
  recurring: "jsonb",
  is_scheduled: "boolean",
} satisfies Record<keyof ItemRow, string>;
const listed = (columns: [name: string, type: string][], withType = false) =>
  sql.raw(columns.map((column) => (withType ? column.join(" ") : column[0])).join(", "));
const COLUMNS = Object.entries(ITEM_TYPES);
export const ITEM_COLUMNS = listed(COLUMNS);
const TYPED_COLUMNS = listed(COLUMNS, true);
const MOVED_COLUMNS = listed(COLUMNS.filter(([name]) => name !== "cart_id"));

/** Appends items to a cart and increments its revision, in one statement. Returns both. */
export async function addItemsTo(
  tx: Tx,
  cart: CartRow,
  added: NewItem[],
): Promise<{ cart: CartRow; items: ItemRow[] }> {
  const items = added.map((item): ItemRow => ({ ...item, id: newId("itm"), cart_id: cart.id }));
  await sql`/* add_items */ /* unread */
    with added as (
      insert into cart_item (${ITEM_COLUMNS})
      select ${ITEM_COLUMNS} from json_to_recordset(${JSON.stringify(items)}::json) as item (${TYPED_COLUMNS}))
    update cart set revision = revision + 1, auto_removed = '[]' where id = ${cart.id}`.execute(tx);
  return { cart: { ...cart, revision: cart.revision + 1, auto_removed: [] }, items };
}

export async function updateItem(tx: Tx, itemId: string, { games, recurring, ...change }: ItemChange): Promise<void> {
  await tx
    .updateTable("cart_item")
    .set({
      ...change,
      ...(games && { games: JSON.stringify(games) }),
      ...(recurring !== undefined && { recurring: recurring && JSON.stringify(recurring) }),
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

export async function deleteAllItems(tx: Tx, cartId: string): Promise<void> {
  await tx.deleteFrom("cart_item").where("cart_id", "=", cartId).execute();
}

/** Moves the items of one cart behind those of another. */
export const moveItems = (tx: Tx, fromCartId: string, toCartId: string): Promise<void> =>
  move(tx, sql`cart_id = ${fromCartId}`, toCartId);

/** Moves items behind the others of their cart. Their order among themselves stays. */
export async function moveToEnd(tx: Tx, cartId: string, itemIds: string[]): Promise<void> {
  if (itemIds.length > 0) await move(tx, sql`cart_id = ${cartId} and id = any(${itemIds})`, cartId);
}

async function move(tx: Tx, which: RawBuilder<unknown>, toCartId: string): Promise<void> {
  await sql`
    with moved as (delete from cart_item where ${which} returning *)
    insert into cart_item (cart_id, ${MOVED_COLUMNS})
    select ${toCartId}, ${MOVED_COLUMNS} from moved order by position`.execute(tx);
}

export async function deleteCart(tx: Tx, cartId: string): Promise<void> {
  await tx.deleteFrom("cart").where("id", "=", cartId).execute();
}

export async function deleteAnonCart(tx: Tx, token: string): Promise<void> {
  await tx.deleteFrom("cart").where("token", "=", token).execute();
}

/** Adds a promotion to a cart, as an item with its own id. */
export async function putVoucher(tx: Tx, cartId: string, promotionId: string): Promise<void> {
  const voucher = { promotion_id: promotionId, voucher_id: newId("itm") };
  await tx.updateTable("cart").set(voucher).where("id", "=", cartId).execute();
}

export async function dropVoucher(tx: Tx, cartId: string): Promise<void> {
  await tx.updateTable("cart").set({ promotion_id: null, voucher_id: null }).where("id", "=", cartId).execute();
}

/** Increments the revision and stores the automatic removals. */
export async function writeChange(tx: Tx, cart: CartRow, autoRemoved: AutoRemovedItem[]): Promise<CartRow> {
  const written = await tx
    .updateTable("cart")
    .set({ revision: cart.revision + 1, auto_removed: JSON.stringify(autoRemoved) })
    .where("id", "=", cart.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...written, region: cart.region };
}

const deletionOfItems = (cartId: string) => sql`delete from cart_item where cart_id = ${cartId}`;
const resettingOf = (cartId: string) => sql`
  update cart set revision = revision + 1, auto_removed = '[]', promotion_id = null, voucher_id = null
  where id = ${cartId}`;

/** Empties a cart, in one statement. */
export async function emptyCart(tx: Tx, cartId: string): Promise<void> {
  await sql`/* empty_cart */
    with emptied as (${deletionOfItems(cartId)}) ${resettingOf(cartId)}`.execute(tx);
}

/** Empties a cart that is bought and inserts the mail of its receipt, in one statement. */
export async function emptyBoughtCart(tx: Tx, cartId: string, mail: Mail): Promise<void> {
  await sql`/* empty_bought_cart */ /* unread */
    with emptied as (${deletionOfItems(cartId)}),
      mailed as (${insertionOf(mail)})
    ${resettingOf(cartId)}`.execute(tx);
}

/** Deletes a batch of expired visitors' carts. */
export const deleteExpiredCarts = (now: Date) => batchDelete("cart", "id", sql`expires_at <= ${now}`);

/** Returns the keys of the offers in a customer's cart. */
export async function listOffersInCart(tx: Tx, customerId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom("cart_item")
    .innerJoin("cart", "cart.id", "cart_item.cart_id")
    .select("cart_item.lottery_key as key")
    .where("cart.customer_id", "=", customerId)
    .where("cart.partner_key", "=", "")
    .execute();
  return new Set(rows.map(({ key }) => key));
}
