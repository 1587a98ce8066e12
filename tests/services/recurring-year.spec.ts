// 400 days of recurring purchases of every kind of product, with pauses, edits and empty wallets, across both clock changes. Tickets, charges
// and balances must equal an oracle that knows the rules of the specification, the prices and the times of the draws, and nothing of the
// service's code.
import { expect, it } from "vitest";
import { BOOK, POWERBALL } from "#services/db/demo/14-recurring.ts";
import type { RecurringItem } from "#services/db/tables/recurring.ts";
import { setShopNow } from "#services/lib/clock.ts";
import { balances, between, cashAccount, houseAccount, post } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { ensureSchedule } from "#services/main/play/drawing/schedule.ts";
import { openNextSyndicates } from "#services/main/play/syndicates/opening.ts";
import { chargeRecurring } from "#services/main/recurring/recurring-purchases/charging-queue.commands.ts";
import { counted, randomFrom, seed } from "#tests/concurrency/counts.ts";
import { registerPerson } from "#tests/contract/people.ts";
import { openServices, type SignedIn } from "./open-services.ts";
import { keep, keepCard, MONDAY, SHARE } from "./recurring-till.ts";
import { isBalanced, keyed } from "./sales.ts";

const SET_FOR_LIFE: RecurringItem = {
  ...MONDAY,
  lottery_key: "set_for_life2020",
  game_type: "standard",
  game_offer: "standard",
  games: [1, 2].map((first) => ({ Numbers: [0, 1, 2, 3, 4, 5, 6].map((index) => first + 5 * index) })),
};
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const START = Date.parse("2026-11-20T01:00:00Z");

/** What a purchase buys: so many draws at once, each for so many cents. */
type Game = { item: RecurringItem; drawn: string; draws: number; cents: number };
const GAMES: [Game, ...Game[]] = [
  { item: MONDAY, drawn: "monday_lotto", draws: 1, cents: 270 },
  { item: POWERBALL, drawn: "powerball", draws: 1, cents: 620 },
  { item: SET_FOR_LIFE, drawn: "set_for_life2020", draws: 7, cents: 160 },
  { item: BOOK, drawn: "charity_raffle", draws: 1, cents: 1_000 },
  { item: SHARE, drawn: "saturday_lotto", draws: 1, cents: 133 },
];
/** A syndicate has 20 shares, and this test is about charges, not about who gets the last one. */
const MOST_SHARES = 10;

type Draw = { no: number; stop: number; opens: number };
const MONTHS = { monthly: 1, quarterly: 3, biannually: 6, annually: 12 };

/** Returns the first Sunday of a month, as clocks change at 3 am in Sydney: at 16:00 UTC of the Saturday. */
function clockChange(year: number, month: number): number {
  const first = new Date(Date.UTC(year, month, 1));
  const sunday = 1 + ((7 - first.getUTCDay()) % 7);
  return Date.UTC(year, month, sunday) - 8 * HOUR_MS;
}
/** Returns the date in Sydney. */
function dateIn(at: number): string {
  const year = new Date(at).getUTCFullYear();
  const isStandard = at >= clockChange(year, 3) && at < clockChange(year, 9);
  return new Date(at + (isStandard ? 10 : 11) * HOUR_MS).toISOString().slice(0, 10);
}
function nextBilling(day: string, months: number, billingDay: number): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const days = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  return `${days.toISOString().slice(0, 8)}${String(Math.min(billingDay, days.getUTCDate())).padStart(2, "0")}`;
}
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** What one customer should have. */
class Oracle {
  tickets: string[] = [];
  status: "active" | "paused" = "active";
  pausedUntil: string | null = null;
  wallet = 0;
  price: number;
  readonly pays: "wallet" | "challenged";
  readonly months: number | null;
  readonly #billingDay: number;
  #due: string | null;
  #last = 0;
  readonly draws: number;
  #tries = new Map<string, { count: number; again: number | null }>();

  constructor(
    pays: "wallet" | "challenged",
    { cents, draws }: Game,
    last: number,
    billing: { months: number; due: string } | null,
  ) {
    this.pays = pays;
    this.price = cents * draws;
    this.draws = draws;
    this.#last = last;
    this.months = billing?.months ?? null;
    this.#due = billing?.due ?? null;
    this.#billingDay = Number(billing?.due.slice(8));
  }

  /** What was missed is not caught up. */
  resume(today: string) {
    this.status = "active";
    this.pausedUntil = null;
    while (this.#due !== null && this.#due < today) this.#due = this.#following(this.#due);
  }

  /** Charges for the next of the draws, which are in the order of their stops and all in the future. */
  charge(now: number, upcoming: readonly Draw[]) {
    const today = dateIn(now);
    if (this.pausedUntil !== null && this.pausedUntil <= today) this.resume(today);
    if (this.status === "paused") return;
    const wanted = upcoming.slice(0, this.draws);
    const [{ no: next, opens, stop } = { no: 0, opens: 0, stop: Infinity }] = wanted;
    const isNew = next > this.#last && opens <= now && wanted.length === this.draws;
    if (this.#due === null && !isNew) return;
    const waiting = [...this.#tries].find(
      ([period, { again }]) => again !== null && (this.#due !== null || period === `${next}`),
    );
    const period = waiting?.[0] ?? this.#due ?? `${next}`;
    const tried = this.#tries.get(period);
    if (tried ? tried.again === null || tried.again > now : this.#due !== null && this.#due > today) return;
    if (!isNew) return this.#passed(period);
    if (this.pays === "challenged") {
      this.#tries.set(period, { count: 1, again: null });
      this.status = "paused";
      return this.#passed(period);
    }
    if (this.wallet >= this.price) {
      this.wallet -= this.price;
      this.tickets.push(...wanted.map((draw) => new Date(draw.stop).toISOString().slice(0, 10)));
      this.#tries.delete(period);
      this.#last = next + this.draws - 1;
      return this.#passed(period);
    }
    const count = (tried?.count ?? 0) + 1;
    const hours = [1, 6, 24][count - 1];
    const again = hours === undefined || now + hours * HOUR_MS >= stop ? null : now + hours * HOUR_MS;
    this.#tries.set(period, { count, again });
    if (again === null) this.#passed(period);
  }

  #passed(period: string) {
    if (this.#due !== null && period === this.#due) this.#due = this.#following(this.#due);
  }
  #following = (day: string) => nextBilling(day, this.months ?? 1, this.#billingDay);
}

type Player = { as: SignedIn; id: string; path: string; oracle: Oracle; game: Game };

const PURCHASES = counted(500, 12);
const TICKS = counted(800, 140);

it(`follow the rules for 400 days (seed ${seed})`, { timeout: counted(3_600_000, 120_000) }, async () => {
  const services = await openServices();
  const { db, env, gateway } = services;
  const random = randomFrom(seed);
  const chance = (part: number) => random() < part;
  await db.updateTable("recurring_purchase").set({ status: "cancelled", paused_until: null }).execute();
  await setShopNow(db, new Date(START), { frozen: true });
  const plan = (at: Date) =>
    runInTransaction(db, async (tx) => {
      await ensureSchedule(tx, at);
      await openNextSyndicates(tx, at);
    });
  await plan(new Date(START));

  const move = async ({ as, oracle }: Player, cents: number) => {
    const entries = between(houseAccount("clearing"), cashAccount(as.customerId), cents);
    await runInTransaction(db, (tx) => post(tx, { kind: "adjustment", reference: crypto.randomUUID(), entries }));
    oracle.wallet += cents;
  };
  const call = async ({ as, path }: Player, end: string, body: object) => {
    const answer = await services.call({ method: "PATCH", path: `/v2/${path}${end}`, as, headers: keyed(), body });
    expect([answer.status, answer.body.messages]).toEqual([200, undefined]);
    return answer.body.result;
  };

  const drawsAfter = async (at: number) => {
    const rows = await db
      .selectFrom("draw")
      .select(["product_offer_key as key", "draw_no", "stop", "opens_at"])
      .where("stop", ">", new Date(at))
      .orderBy("stop")
      .execute();
    return Map.groupBy(
      rows.map(({ draw_no, key, opens_at, stop }) => ({ key, no: draw_no, stop: +stop, opens: +(opens_at ?? 0) })),
      ({ key }) => key,
    );
  };

  const players: Player[] = [];
  const first = await drawsAfter(START);
  const periods = Object.keys(MONTHS) as (keyof typeof MONTHS)[];
  for (let index = 0; index < PURCHASES; index++) {
    const as = await runInTransaction(db, (tx) => registerPerson(tx, env));
    const pays = index % 8 === 7 ? "challenged" : "wallet";
    const fundId = pays === "challenged" ? await keepCard(db, as.customerId, "challenged") : null;
    const period = periods[index % 8] ?? null;
    // Also the days that short months do not have.
    const dueOn = `2026-${chance(0.5) ? "11" : "12"}-${["28", "29", "30"][index % 3]}`;
    const [monday] = GAMES;
    const chosen = GAMES[Math.floor(index / 2) % GAMES.length] ?? monday;
    const game = chosen.item === SHARE && index >= MOST_SHARES * GAMES.length ? monday : chosen;
    const billed = period && { billed: { period, dueOn } };
    const id = await keep(db, as.customerId, { item: game.item, draws: game.draws, fundId, ...billed });
    const last = (first.get(game.drawn)?.[0]?.no ?? 0) - 1;
    const oracle = new Oracle(pays, game, last, period && { months: MONTHS[period], due: dueOn });
    const player = { as, id, path: `${period ? "subscriptions" : "autoplays"}/${id}`, oracle, game };
    await move(player, 8 * oracle.price);
    players.push(player);
  }

  async function change(player: Player, now: number) {
    const { game, oracle } = player;
    if (chance(0.4))
      return move(player, chance(0.5) || oracle.wallet < oracle.price ? 6 * oracle.price : -oracle.wallet);
    if (oracle.months === null && game.item === MONDAY && chance(0.3)) {
      const { price } = await services
        .call({
          method: "PATCH",
          path: `/v2/autoplay/${player.id}`,
          as: player.as,
          body: { num_games: chance(0.5) ? 6 : 4 },
        })
        .then(({ body }) => body.result);
      oracle.price = Math.round(price.amount * 100);
      return;
    }
    if (oracle.status === "paused") {
      await call(player, "/status", { status: "recurring_status_active" });
      return oracle.resume(dateIn(now));
    }
    const until = chance(0.6) ? dayAfter(dateIn(now), 1 + Math.floor(random() * 40)) : null;
    await call(player, "/status", {
      status: until ? "recurring_status_timed_pause" : "recurring_status_paused",
      ...(until && { paused_until: until }),
    });
    oracle.status = "paused";
    oracle.pausedUntil = until;
  }

  const step = (400 * DAY_MS) / TICKS;
  for (let tick = 1; tick <= TICKS; tick++) {
    const now = Math.floor(START + step * (tick - random() * 0.9));
    await setShopNow(db, new Date(now), { frozen: true });
    await plan(new Date(now));
    await chargeRecurring({ db, gateway }, new Date(now));
    const upcoming = await drawsAfter(now);
    for (const player of players) {
      player.oracle.charge(now, upcoming.get(player.game.drawn) ?? []);
      if (chance(0.04)) await change(player, now);
    }
  }

  let charges = 0;
  const kinds = new Set<string>();
  for (const { as, game, id, oracle } of players) {
    const bought = await db
      .selectFrom("orders")
      .innerJoin("draw", "draw.id", "orders.draw_id")
      .select("draw.stop")
      .where("customer_id", "=", as.customerId)
      .orderBy("draw.stop")
      .execute();
    const { cashCents } = await runInTransaction(db, (tx) => balances(tx, as.customerId));
    const row = db.selectFrom("recurring_purchase").select("status").where("id", "=", id);
    const { status } = await row.executeTakeFirstOrThrow();
    const days = bought.map(({ stop }) => stop.toISOString().slice(0, 10));
    expect({ id, drawn: game.drawn, status, cashCents, days }).toEqual({
      id,
      drawn: game.drawn,
      status: oracle.status,
      cashCents: oracle.wallet,
      days: oracle.tickets,
    });
    charges += days.length;
    if (days.length > 0) kinds.add(game.item.product_type);
  }
  expect(charges).toBeGreaterThan(PURCHASES);
  expect([...kinds].toSorted()).toEqual(["lottery_ticket", "raffle_ticket", "syndicate_share"]);
  expect(await isBalanced(services)).toBe(true);
  await services.close();
});
