// Lotto Parties of the tests of races and crashes: opening them, buying shares, and what must hold of all of them.
import { sql } from "kysely";
import { shopNow } from "#services/lib/clock.ts";
import type { Db } from "#services/lib/handlers.ts";
import { purchaseOf } from "#tests/contract/main/money.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import type { Fleet, Member } from "./fleet.ts";

type Shop = { fleet: Fleet; memberOf: (index: number) => Member };
export type Opened = { session_id: string; total_shares: number };

/** Opens a session of a new public group: ten games of a draw, for $2.00 a share. */
export async function openSession(
  { fleet, memberOf }: Shop,
  organiser: SignedIn,
  draw_id: string,
  changes: object = {},
): Promise<Opened> {
  // Consonants, which spell no word that the names of groups may not have.
  const letters = [...crypto.randomUUID().slice(0, 8)]
    .map((digit) => "bdghjlmnpqrtvwxz"[Number.parseInt(digit, 16)])
    .join("");
  const { body: group, status } = await memberOf(0).call("createGroup", {
    as: organiser,
    body: { group_name: `Crew ${letters}` },
  });
  if (status !== 200) throw new Error(`The group "Crew ${letters}" was refused: ${status} ${JSON.stringify(group)}`);
  const group_id: string = group.result.group_id;
  await fleet.db.updateTable("party_group").set({ publicity_status: "public" }).where("id", "=", group_id).execute();
  const { body } = await memberOf(0).call("createSession", {
    as: organiser,
    body: {
      group_id,
      draw_id,
      game_offer_key: "standard",
      num_games: 10,
      share_price: { amount: 2, currency: "AUD" },
      ...changes,
    },
  });
  return body.result;
}

/** Returns the draw on sale of a lottery that stops next. */
export const nextDraw = async (db: Db, lottery: string) =>
  db
    .selectFrom("draw")
    .select(["id", "stop", "draw_at"])
    .where("product_offer_key", "=", lottery)
    .where("status", "=", "DRAW_OPEN")
    .where("stop", ">", await shopNow(db))
    .orderBy("draw_no")
    .executeTakeFirstOrThrow();

export const shares = (session_id: string, num_shares = 1) => ({
  product_type: "social_syndicate_share",
  session_id,
  num_shares,
});

/** Buys shares. Returns the checkout, or null if they are refused. */
export async function buyShares(member: Member, as: SignedIn, sessionId: string, count = 1): Promise<string | null> {
  const added = await member.call("addCartItem", { as, body: shares(sessionId, count) });
  if (added.status !== 200) return null;
  const { body, status } = await member.call("purchaseCart", { as, body: await purchaseOf(member, as) });
  return status === 200 ? body.result.checkout_id : null;
}

/** Sessions whose pot is not empty, whose split is wrong, or which have two successors. */
export async function faultsInParties(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with pot as (
      select substr(account, 7) as id, sum(cents) as cents from ledger_entry where account like 'party/%' group by account),
    sold as (
      select session.id, sum(price_cents) filter (where orders.status <> 'cancelled' or session.status = 'cancelled') as cents,
        sum(quantity) filter (where orders.status <> 'cancelled') as shares
      from orders join party_session session on session.id = orders.game_offer group by session.id)
    select session.id from party_session session
      left join pot on pot.id = session.id left join sold on sold.id = session.id
      left join orders ticket on ticket.id = session.ticket_id
      left join syndicate on syndicate.ticket_id = session.ticket_id
    where session.status = 'open' and coalesce(pot.cents, 0) <> coalesce(sold.shares, 0) * session.share_cents
      or session.status <> 'open' and coalesce(pot.cents, 0) <> 0
      or session.status = 'closed' and syndicate.size <> sold.shares
      or session.status = 'closed' and ticket.winnings_cents <> (
        select sum(shared.winnings_cents) from orders shared where shared.game_offer = session.id and shared.status = 'past')
      or sold.shares > session.total_shares`.execute(db);
  return rows.map(({ id }) => id);
}
