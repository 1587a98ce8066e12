// The setup of the draw tests: lotteries with two years of draws, two customers, and orders like those of a purchase.
import type { components } from "#generated/main/schema.ts";
import { seed as seedCatalogue } from "#services/db/demo/02-catalogue.ts";
import { seedDraws } from "#services/db/demo/03-draws.ts";
import { type Database, openDatabase } from "#services/db/index.ts";
import { setShopNow, shopNow } from "#services/lib/clock.ts";
import type { Db } from "#services/lib/handlers.ts";
import { between, cashAccount, houseAccount, lockBalances, PURCHASE, post } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { findRaffle } from "#services/main/catalogue/offers/catalogue.ts";
import { type Game, gameOfferOf, quickPick } from "#services/main/catalogue/offers/lottery/prices.rules.ts";
import { findDrawForSale } from "#services/main/play/draws/draws.rows.ts";
import { requireOpen } from "#services/main/play/draws/draws.rules.ts";
import { requireLottery } from "#services/main/play/lotteries/settlement.rules.ts";
import { takeUnits } from "#services/main/sales/stock/stock.rows.ts";
import { emptyDatabase } from "#tests/database.ts";
import { testEnv } from "./open-services.ts";

type Schemas = components["schemas"];

// Friday noon in Sydney: Saturday's draw is next, then Monday's.
const NOW = new Date("2026-11-20T01:00:00Z");

/** Without the demo: each test registers its own customers and sells its own tickets. */
export const env = testEnv({ isDemo: false });

/** Opens a new database in which no draw of the coming week has been drawn. */
export async function openShop(): Promise<Database> {
  const database = await openDatabase({ ...env, databaseUrl: await emptyDatabase() });
  await setShopNow(database.db, NOW, { frozen: true });
  await runInTransaction(database.db, async (tx) => {
    await seedCatalogue(tx);
    await seedDraws(tx, NOW, 0);
  });
  for (const name of ["anna", "ben"]) await register(database.db, name);
  return database;
}

export const customerId = (name: string) => `cus_${name}`;

async function register(db: Db, name: string) {
  const person = { email: `${name}@example.com`, firstname: name, lastname: "Example", date_of_birth: "1985-06-15" };
  await db
    .insertInto("customer")
    .values({
      id: customerId(name),
      ...person,
      password_hash: "",
      phone_number: null,
      address: null,
      suburb: null,
      state: null,
      postcode: null,
      country: "AU",
      terms_accepted_at: NOW,
      attribution: null,
    })
    .execute();
}

let orderCount = 0;

/** Inserts an order as a purchase does. */
export async function sell(
  db: Db,
  name: string,
  lotteryKey: string,
  games: Game[],
  drawNo?: number,
  gameType: Schemas["CartGameType"] = "standard",
  gameOffer = "standard",
) {
  const id = String(++orderCount).padStart(16, "0");
  await runInTransaction(db, async (tx) => {
    const draw = await findDrawForSale(tx, lotteryKey, { drawNo });
    requireOpen(draw, await shopNow(tx));
    const sale = { customer_id: customerId(name), created_at: NOW };
    const money = { total_cents: 1, wallet_cents: 1, deposit_cents: 0, deposit_id: null };
    await tx
      .insertInto("checkout")
      .values({ id: `chk_${id}`, ...sale, ...money, receipt: '{"items":[]}', purchase: "{}" })
      .execute();
    await tx
      .insertInto("orders")
      .values({
        id: `ord_${id}`,
        ticket_id: `ord_${id}`,
        ...sale,
        checkout_id: `chk_${id}`,
        product_type: "lottery_ticket",
        product_offer_key: lotteryKey,
        game_type: gameType,
        game_offer: gameOffer,
        description: `${games.length} games`,
        is_quickpick: true,
        draw_id: draw.id,
        num_games: games.length,
        price_cents: 1,
        status: "upcoming",
      })
      .execute();
    await tx
      .insertInto("order_game")
      .values(
        games.map((numbers, index) => ({
          order_id: `ord_${id}`,
          game_no: index + 1,
          numbers: JSON.stringify(numbers),
        })),
      )
      .execute();
  });
  return `ord_${id}`;
}

type BookSale = {
  /** The raffle or the numbered lottery. Default: the charity raffle. */
  lottery?: string;
  book: string;
  books: number;
  drawNo?: number;
  at?: Date;
  showsName?: boolean;
  /** The price; by default that of the books. */
  cents?: number;
  /** Whether the price is in the ledger, so that the sale can be refunded. */
  paid?: boolean;
};

/** Inserts an order for books of a raffle, or for numbered tickets without their numbers, as a purchase does. */
export async function sellBooks(
  db: Db,
  name: string,
  { at = NOW, book, books, cents, lottery = "charity_raffle", drawNo, ...more }: BookSale,
) {
  const id = String(++orderCount).padStart(16, "0");
  const raffle = findRaffle(lottery);
  const chosen = raffle?.books.find(({ key }) => key === book);
  if (!chosen) throw new Error(`there is no ${book}`);
  const price = cents ?? chosen.cents * books;
  await runInTransaction(db, async (tx) => {
    const draw = await findDrawForSale(tx, lottery, {
      drawNo: drawNo ?? (lottery === "charity_raffle" ? 12 : undefined),
    });
    requireOpen(draw, at);
    const sale = { customer_id: customerId(name), created_at: at };
    const money = { total_cents: price, wallet_cents: price, deposit_cents: 0, deposit_id: null };
    await tx
      .insertInto("checkout")
      .values({ id: `chk_${id}`, ...sale, ...money, receipt: '{"items":[]}', purchase: "{}" })
      .execute();
    await tx
      .insertInto("orders")
      .values({
        id: `ord_${id}`,
        ticket_id: `ord_${id}`,
        ...sale,
        checkout_id: `chk_${id}`,
        product_type: "raffle_ticket",
        product_offer_key: lottery,
        game_type: chosen.numbering ?? "deferred",
        game_offer: book,
        description: `${books} books`,
        is_quickpick: false,
        draw_id: draw.id,
        num_games: 0,
        quantity: books,
        num_tickets: chosen.tickets * books,
        cause_key: raffle?.causes[0] ?? null,
        shows_winner_name: more.showsName ?? false,
        price_cents: price,
        status: "upcoming",
      })
      .execute();
    await takeUnits(tx, [
      { drawId: draw.id, offerKey: lottery, units: chosen.tickets * books, available: raffle?.maxTickets ?? 0 },
    ]);
    if (!more.paid) return;
    await lockBalances(tx, customerId(name));
    await post(tx, {
      kind: "deposit",
      reference: id,
      at,
      entries: between(houseAccount("clearing"), cashAccount(customerId(name)), price),
    });
    await post(tx, {
      kind: PURCHASE,
      reference: `chk_${id}`,
      at,
      entries: between(cashAccount(customerId(name)), houseAccount("sales"), price),
    });
  });
  return `ord_${id}`;
}

/** Returns this many random games of a standard ticket. */
export const pick = (key: string, count: number) =>
  quickPick(gameOfferOf(requireLottery(key), "standard", "standard"), count);

/** Returns the prize transfers in the ledger, without those of shares that the house kept. */
export const prizeTransfers = (db: Db) =>
  db
    .selectFrom("ledger_transfer")
    .select("reference")
    .where("kind", "=", "prize")
    .where("reference", "not like", "%/house")
    .orderBy("reference")
    .execute();

/** Returns the games sold for a draw, with their prizes. */
export async function entriesOf(db: Db, drawId: string) {
  return db
    .selectFrom("order_game")
    .innerJoin("orders", "orders.id", "order_game.order_id")
    .select([
      "orders.id as orderId",
      "orders.game_type as gameType",
      "order_game.game_no as gameNo",
      "order_game.numbers",
      "order_game.division",
      "order_game.prize_cents",
    ])
    .where("orders.draw_id", "=", drawId)
    .orderBy("order_game.game_no")
    .execute();
}
