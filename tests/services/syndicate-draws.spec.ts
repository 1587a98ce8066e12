// The draw of a lottery with syndicates: what their shares win, and the syndicates of the next draw.
import { sql } from "kysely";
import { expect, it } from "vitest";
import { setShopNow } from "#services/lib/clock.ts";
import { houseCents } from "#services/lib/ledger.ts";
import { formatCents } from "#services/lib/money.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { drawNow, runDueDraws } from "#services/main/play/drawing/draws-runner.ts";
import { type Entry, hashEntries } from "#services/main/play/draws/entries.rules.ts";
import { numbersOf, seedHashOf } from "#services/main/play/draws/numbers.rules.ts";
import { readEntries } from "#services/main/play/draws/steps.rows.ts";
import { divisionsOf } from "#services/main/play/lotteries/scoring.rules.ts";
import { requireLottery } from "#services/main/play/lotteries/settlement.rules.ts";
import { listCards } from "#services/notifications/content-cards.rows.ts";
import { openSale } from "./sale.ts";
import { aud, balanceOf, isBalanced } from "./sales.ts";

const DRAW = "drw_saturday_lotto_4627";
const KEY = "syn_0000000000000001";
const { add, anna, buy, erin, services } = openSale();

const shares = (num_shares: number) => ({
  product_type: "syndicate_share",
  lottery_key: "saturday_syndicate",
  syndicate_key: KEY,
  num_shares,
});

/** Gives the draw a seed with which a ticket wins; the database protects the published one otherwise. */
const letTicketWin = (ticketId: string) =>
  runInTransaction(services.db, async (tx) => {
    // The ticket of a Lotto Party is entered when the draw closes, which would change the numbers.
    await tx.updateTable("party_session").set({ status: "cancelled" }).where("draw_id", "=", DRAW).execute();
    const entries: Entry[] = [];
    for await (const batch of readEntries(tx, DRAW)) entries.push(...batch);
    const draw = { lotteryKey: "saturday_lotto", drawNo: 4627, entriesHash: hashEntries(entries) };
    const { rules } = requireLottery(draw.lotteryKey);
    const ticket = entries.filter(({ orderId }) => orderId === ticketId);
    const wins = (seed: string) => {
      const drawn = numbersOf({ ...draw, seed }, rules.barrels);
      return ticket.some(({ gameType, numbers }) => divisionsOf(rules, drawn, gameType, numbers).size > 0);
    };
    let seed = seedHashOf("00");
    while (!wins(seed)) seed = seedHashOf(seed);
    await sql`set local session_replication_role = replica`.execute(tx);
    await tx
      .updateTable("draw")
      .set({ seed, seed_hash: seedHashOf(seed) })
      .where("id", "=", DRAW)
      .execute();
  });

it("splits the prize to the cent, also with the house, and tells the winners", async () => {
  await add(shares(2));
  const annasId = (await buy()).body.result.order_ids[0];
  await add(shares(3), erin);
  const erinsId = (await buy(erin)).body.result.order_ids[0];
  const ticket = await services.db
    .selectFrom("syndicate")
    .selectAll()
    .where("draw_id", "=", DRAW)
    .where("syndicate_key", "=", KEY)
    .executeTakeFirstOrThrow();
  const poolBefore = await runInTransaction(services.db, (tx) => houseCents(tx, "prize_pool"));
  const balances = [await balanceOf(services, anna), await balanceOf(services, erin)];

  await letTicketWin(ticket.ticket_id);
  await drawNow(services.db, "saturday_syndicate");

  const games = await services.db
    .selectFrom("order_game")
    .selectAll()
    .where("order_id", "=", ticket.ticket_id)
    .execute();
  const prize = games.reduce((sum, { prize_cents }) => sum + (prize_cents ?? 0), 0);
  expect(prize).toBeGreaterThan(0);
  // The first shares get a cent each of what 20 shares leave over.
  const [each, over] = [Math.floor(prize / 20), prize % 20];
  const annas = 2 * each + Math.min(over, 2);
  const erins = 3 * each + Math.min(Math.max(over - 2, 0), 3);
  const rows = await services.db
    .selectFrom("orders")
    .select(["id", "status", "winnings_cents"])
    .where("id", "in", [annasId, erinsId, ticket.ticket_id])
    .execute();
  expect(Object.fromEntries(rows.map(({ id, winnings_cents }) => [id, winnings_cents]))).toEqual({
    [annasId]: annas,
    [erinsId]: erins,
    [ticket.ticket_id]: prize,
  });
  expect(rows.every(({ status }) => status === "past")).toBe(true);
  expect(await balanceOf(services, anna)).toBeCloseTo((balances[0] ?? 0) + annas / 100, 5);
  expect(await balanceOf(services, erin)).toBeCloseTo((balances[1] ?? 0) + erins / 100, 5);
  const { rows: kept } = await sql<{ cents: number }>`
    select cents from ledger_entry join ledger_transfer on ledger_transfer.id = transfer_id
    where reference = ${`${ticket.ticket_id}/house`} and account = 'sales'`.execute(services.db);
  expect(kept).toEqual([{ cents: prize - annas - erins }]);
  const [card] = await runInTransaction(services.db, (tx) => listCards(tx, anna.customerId));
  expect(card).toMatchObject({
    title: expect.stringContaining(`You won ${formatCents(annas)} in `),
    link: `/my-account/past-tickets/ticket/${annasId}`,
  });

  // The house pays the prize pool's part of the unsold shares: 15 of 20, and all 50 of the other syndicate.
  const { rows: unsold } = await sql<{ cents: number }>`
    select sum(cents)::bigint as cents from ledger_entry join ledger_transfer on ledger_transfer.id = transfer_id
    where kind = 'unsold_shares' and account = 'prize_pool'`.execute(services.db);
  expect(unsold[0]?.cents).toBe(Math.floor((15 * 133 * 6_000) / 10_000) + Math.floor((50 * 399 * 6_000) / 10_000));
  expect(await runInTransaction(services.db, (tx) => houseCents(tx, "prize_pool"))).not.toBe(poolBefore);
  expect(await isBalanced(services)).toBe(true);

  const { body } = await services.call({ path: `/v2/orders/${annasId}?show_details=true`, as: anna });
  expect(body.result).toMatchObject({ status: "settled", syndicate: { ticket_winnings: aud(prize / 100) } });
  expect(body.result.details[0].games[0].numbers.Numbers).toHaveLength(8);
});

it("opens syndicates for the following draw", async () => {
  await setShopNow(services.db, new Date("2026-11-21T11:00:00Z"));
  await runDueDraws(services.db, new Date("2026-11-21T11:00:00Z"));
  const open = await services.db
    .selectFrom("syndicate")
    .select("draw_id")
    .where("syndicate_key", "=", KEY)
    .orderBy("draw_id")
    .execute();
  expect(open.map(({ draw_id }) => draw_id)).toEqual([4627, 4628, 4629].map((no) => `drw_saturday_lotto_${no}`));
});
