import { sql } from "kysely";
import type { components } from "#generated/notifications/schema.ts";
import type { CardWin } from "#services/db/tables/shell.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";

type ContentCard = components["schemas"]["ContentCard"];

const MAX_CARDS = 50;
// openapi/notifications/content-cards.yaml. A card with another link is left out: it would make the whole reply invalid.
const LINK = "^(/|https://)";
const MAX_LINK_CHARACTERS = 500;

/** Returns a customer's cards and those for all customers, newest first, with whether this customer has viewed them. */
export async function listCards(tx: Tx, customerId: string): Promise<ContentCard[]> {
  const rows = await tx
    .selectFrom("content_card as card")
    .leftJoin("content_card_view as view", (join) =>
      join.onRef("view.card_id", "=", "card.id").on("view.customer_id", "=", customerId),
    )
    .selectAll("card")
    .select("view.viewed_at")
    .where((where) => where.or([where("card.customer_id", "=", customerId), where("card.customer_id", "is", null)]))
    .where(sql<boolean>`(card.link is null or (card.link ~ ${LINK} and length(card.link) <= ${MAX_LINK_CHARACTERS}))`)
    .orderBy("card.created_at", "desc")
    .orderBy("card.id")
    .limit(MAX_CARDS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    message: row.message,
    ...(row.link !== null && { link: row.link }),
    viewed: row.viewed_at !== null,
    hideInFeed: row.hide_in_feed,
    createdAt: row.created_at.toISOString(),
    ...(row.win !== null && { win: row.win }),
  }));
}

/** Marks a card as viewed by a customer. Returns false if the customer has no such card. */
export async function markViewed(tx: Tx, cardId: string, customerId: string, now: Date): Promise<boolean> {
  const card = await tx.selectFrom("content_card").select("customer_id").where("id", "=", cardId).executeTakeFirst();
  if (!card || (card.customer_id !== null && card.customer_id !== customerId)) return false;
  await tx
    .insertInto("content_card_view")
    .values({ card_id: cardId, customer_id: customerId, viewed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

export type NewCard = {
  id?: string;
  customerId: string | null;
  title: string;
  message: string;
  link?: string | undefined;
  hideInFeed?: boolean;
  createdAt: Date;
  win?: CardWin | undefined;
};

export async function insertCard(tx: Tx, card: NewCard): Promise<string> {
  const id = card.id ?? newId("ccd");
  await insertCards(tx, [{ ...card, id }]);
  return id;
}

export async function removeCard(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("content_card").where("id", "=", id).execute();
}

/** Inserts cards in one statement, without those whose id is there already. */
export async function insertCards(tx: Tx, cards: readonly NewCard[]): Promise<void> {
  if (cards.length === 0) return;
  const rows = cards.map((card) => ({
    id: card.id ?? newId("ccd"),
    customer_id: card.customerId,
    title: card.title,
    message: card.message,
    link: card.link ?? null,
    hide_in_feed: card.hideInFeed ?? false,
    created_at: card.createdAt,
    win: card.win ? JSON.stringify(card.win) : null,
  }));
  await tx
    .insertInto("content_card")
    .values(rows)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Leaves the news of these orders' wins in the feed, but no longer as wins: their prizes were taken back. */
export async function withdrawWins(tx: Tx, customerId: string, orderIds: readonly string[]): Promise<void> {
  await sql`update content_card set win = null
    where customer_id = ${customerId} and win ->> 'orderId' = any(${[...orderIds]}::text[])`.execute(tx);
}
